import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { plainTax } from '#app/domain/taxes/tax-choice.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { getFormStartWithInvoice } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { saveSettings } from '#app/features/settings/server/save-settings.server.ts';
import { invoices } from '#db/schema.ts';
import { estimateContent, now, offerEstimate } from '#tests/support/estimate-harness.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { listEvents } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const saved = expect.objectContaining({ outcome: 'saved' });
const rest = { kind: 'rest' } as const;
const deposit = { kind: 'amount', minor: 5000 } as const;
const linesOf = ({ items }: InvoiceContent) => items.map(({ description }) => description);
const less = 'Less deposit, invoice INV-001';

const pricedAt =
  (change: (price: number) => number) =>
  ({ items }: InvoiceContent) => ({
    items: items.map(({ unitPriceTenThousandths: price, ...item }) => {
      return { ...item, unitPriceTenThousandths: change(price) };
    }),
  });
const halved = pricedAt((price) => price / 2);
const raised = pricedAt((price) => price + 10_000_000);
const lowered = pricedAt((price) => price - 10_000);

describe('an estimate', () => {
  test('is saved with its own numbers, uses nothing of the plan, and sent again is the same one', async () => {
    const { userId, id, saveKey, rowOf, storedOf } = await offerEstimate(db, { limit: 0 });
    const row = await rowOf();
    expect(row).toMatchObject({ kind: 'estimate', status: 'open', invoiceNumber: 'EST-001' });
    const order = { userId, content: estimateContent(), saveKey, now };
    expect(await saveEstimate(db, order)).toMatchObject({ outcome: 'saved', id });
    const other = { ...order, saveKey: crypto.randomUUID() };
    const taken = { outcome: 'number-taken', invoiceNumber: 'EST-001' };
    expect(await saveEstimate(db, other)).toEqual(taken);
    const unused = { totalInvoicesCreated: 0, lastInvoiceNumber: null };
    expect(await settingsOf(db, userId)).toMatchObject(unused);
    const sheet = describeDocument(await storedOf());
    expect(sheet.title).toBe('Estimate EST-001');
    expect(sheet.dates.map(({ label }) => label)).toEqual(['Estimate date', 'Valid until']);
  });

  test('is accepted for the version that was seen, once, and then doesn’t change', async () => {
    const { id, answer, edit, rowOf } = await offerEstimate(db);
    expect(await answer('accepted', 2)).toBeNull();
    expect(await edit('Two weeks')).toEqual(saved);
    expect(await answer('accepted', 1)).toBeNull();
    expect(await answer('accepted', 2)).not.toBeNull();
    expect(await answer('accepted', 2)).toBeNull();
    expect(await answer('declined', 2)).toBeNull();
    expect(await rowOf()).toMatchObject({ status: 'accepted' });
    expect(await edit('Three weeks')).toEqual({ outcome: 'invoice-accepted', id });
    const write = db.update(invoices).set({ totalMinor: 1 }).where(eq(invoices.id, id));
    await expect(write).rejects.toThrow();
    expect((await listEvents(db, id)).at(-1)).toMatchObject({ code: 'accepted', actor: 'client' });
  });

  test('is not accepted after its date, nor before it is issued', async () => {
    const late = await offerEstimate(db);
    expect(await late.answer('accepted', 1, '2026-12-27')).toBeNull();
    expect(await late.answer('accepted', 1, '2026-12-26')).not.toBeNull();
    const unseen = await offerEstimate(db, { isIssued: false });
    expect(await unseen.answer('accepted', 1)).toBeNull();
  });

  test('that was declined can be changed, which reopens it; saved without changes it stays declined', async () => {
    const { answer, edit, make, rowOf } = await offerEstimate(db);
    const { updatedAt } = await rowOf();
    await edit('Two weeks');
    expect(await edit('Unseen', updatedAt)).toMatchObject({ outcome: 'changed-elsewhere' });
    await answer('declined', 2);
    expect(await make(rest)).toEqual({ outcome: 'barred', bar: 'declined' });
    expect(await edit('Two weeks')).toEqual(saved);
    expect(await rowOf()).toMatchObject({ status: 'declined' });
    expect(await edit('Three weeks')).toEqual(saved);
    expect(await rowOf()).toMatchObject({ status: 'open' });
    expect(await answer('accepted', 3)).not.toBeNull();
  });

  test('that was declined and then revised stays open whatever happens to its invoices', async () => {
    const { answer, edit, made, rowOf, change, voidInvoice, start } = await offerEstimate(db);
    await answer('declined');
    await edit('Cheaper');
    const deposit = await made({ kind: 'percent', hundredths: 3000 });
    expect(await change(deposit, halved)).toEqual(saved);
    expect(await rowOf()).toMatchObject({ status: 'open' });
    await voidInvoice(deposit);
    expect(await rowOf()).toMatchObject({ status: 'open' });
    expect((await start())?.bar).toBeNull();
    expect(await answer('accepted', 2)).not.toBeNull();
    await voidInvoice(await made(rest));
    expect(await rowOf()).toMatchObject({ status: 'accepted' });
  });

  test('with an invoice cannot be edited until that invoice is void', async () => {
    const { userId, id, made, voidInvoice } = await offerEstimate(db);
    const bar = async () => (await getFormStartWithInvoice(db, userId, id)).invoice?.bar;
    expect(await bar()).toBeNull();
    const invoiceId = await made({ kind: 'amount', minor: 100 });
    expect(await bar()).toBe('invoiced');
    await voidInvoice(invoiceId);
    expect(await bar()).toBeNull();
  });
});

describe('invoices of an estimate', () => {
  test('a deposit and the rest equal the estimate exactly, and name it; the rest deducts the unpaid deposit', async () => {
    const { answer, make, made, rowOf, storedOf } = await offerEstimate(db);
    await answer('accepted');
    const first = await made({ kind: 'percent', hundredths: 3333 }, { notes: 'Thank you.' });
    expect(await rowOf()).toMatchObject({ status: 'accepted' });
    const last = await made(rest, { notes: null });
    const [one, other, estimate] = [await rowOf(first), await rowOf(last), await rowOf()];
    for (const figure of ['totalMinor', 'taxMinor'] as const) {
      expect(one[figure] + other[figure]).toBe(estimate[figure]);
    }
    expect(estimate.status).toBe('invoiced');
    const paypalPaymentLink = 'https://paypal.me/wren';
    const common = { kind: 'invoice', paypalPaymentLink, status: 'unpaid' };
    expect(one).toMatchObject({ ...common, invoiceNumber: 'INV-001', notes: 'Thank you.' });
    expect(other).toMatchObject({ ...common, invoiceNumber: 'INV-002', notes: null });
    const goods = linesOf((await storedOf(first)).content);
    expect(goods).toEqual(['Deposit for estimate EST-001: Shelf']);
    const final = await storedOf(last);
    expect(linesOf(final.content)).toEqual(['Shelf', less]);
    expect(describeDocument(final).dates.map(({ label }) => label)).toContain('Based on estimate');
    expect(await make(rest)).toEqual({ outcome: 'barred', bar: 'nothing-left' });
  });

  test('sent again it is the same one; five at once never exceed what is left', async () => {
    const { make, invoiced, rowOf } = await offerEstimate(db);
    const saveKey = crypto.randomUUID();
    const first = await make({ kind: 'amount', minor: 100 }, { saveKey });
    expect(await make({ kind: 'amount', minor: 100 }, { saveKey })).toEqual(first);
    const made = await Promise.all(Array.from({ length: 5 }, () => make(rest)));
    expect(made.filter(({ outcome }) => outcome === 'made')).toHaveLength(1);
    const sum = (await invoiced()).reduce((all, { totalMinor }) => all + totalMinor, 0);
    expect(sum).toBe((await rowOf()).totalMinor);
  });

  test('a void one can be invoiced again; a change never exceeds the estimate', async () => {
    const { answer, made, change, rowOf, voidInvoice, start } = await offerEstimate(db);
    await answer('accepted');
    const id = await made(rest);
    expect(await change(id, raised)).toEqual({ outcome: 'over-estimate' });
    expect(await change(id, lowered)).toEqual(saved);
    expect(await rowOf()).toMatchObject({ status: 'accepted' });
    await voidInvoice(id);
    expect((await start())?.left.total).toBe((await rowOf()).totalMinor);
    await made(rest);
    expect(await rowOf()).toMatchObject({ status: 'invoiced' });
  });

  test('count toward the plan, and are refused beyond its limit', async () => {
    const { made, make } = await offerEstimate(db, { limit: 1 });
    await made({ kind: 'amount', minor: 100 });
    expect(await make({ kind: 'amount', minor: 100 })).toEqual({ outcome: 'limit-reached' });
  });
});

describe('numbers start where Settings say and have at least the digits of the last one:', () => {
  async function saveNumbers(userId: string, changes: Partial<SettingsDraft>) {
    const stored = await settingsOf(db, userId);
    const filled = { businessName: 'Wren', phone: '1', address: 'Nest', postalCode: '12345' };
    const accountEmail = 'w@wren.example';
    const given = { ...filled, ...changes };
    const order = { stored, accountEmail, country: 'us', now, changes: given } as const;
    expect((await saveSettings(db, order)).outcome).toBe('stored');
  }

  test('estimates', async () => {
    const { userId } = await createSampleUser(db);
    await saveNumbers(userId, { estimateStart: '40' });
    for (const [invoiceNumber, next] of [
      ['OLD-1', 'EST-040'],
      ['EST-0041', 'EST-0042'],
      ['EST-99999', 'EST-100000'],
    ] as const) {
      const content = estimateContent({ invoiceNumber });
      await saveEstimate(db, { userId, content, saveKey: crypto.randomUUID(), now });
      const { nextEstimate } = await getFormStartWithInvoice(db, userId, '');
      expect(nextEstimate).toBe(next);
    }
  });

  test('credit notes', async () => {
    const { userId, made, credit } = await offerEstimate(db);
    const next = async () => credit(await made({ kind: 'amount', minor: 100 }), rest);
    await saveNumbers(userId, { creditNoteStart: '98', creditNotePrefix: 'CN-0' });
    expect(await next()).toMatchObject({ number: 'CN-0098' });
    await saveNumbers(userId, { creditNoteStart: '1', creditNotePrefix: 'CN-' });
    expect(await next()).toMatchObject({ number: 'CN-0099' });
    expect(await next()).toMatchObject({ number: 'CN-0100' });
  });
});

test('a void deposit is not deducted, and of a credited one only what was not credited', async () => {
  for (const [minor, total] of [
    [null, 16_501],
    [5000, 16_501],
    [2000, 11_501],
  ] as const) {
    const { made, storedOf, credit, rowOf, voidInvoice } = await offerEstimate(db);
    const id = await made(deposit);
    if (minor === null) await voidInvoice(id);
    else expect(await credit(id, { kind: 'amount', minor })).toMatchObject({ outcome: 'credited' });
    const final = await storedOf(await made(rest));
    expect(final.totals.total).toBe(total);
    if (minor === null) expect(linesOf(final.content)).toEqual(['Shelf']);
    expect((await rowOf()).status).toBe('invoiced');
  }
});

test('crediting a deposit of everything reopens an estimate that was invoiced', async () => {
  const { made, storedOf, credit, rowOf } = await offerEstimate(db);
  const id = await made({ kind: 'amount', minor: 16_501 });
  expect((await rowOf()).status).toBe('invoiced');
  await credit(id, rest);
  expect((await rowOf()).status).toBe('open');
  expect((await storedOf(await made(rest))).totals.total).toBe(16_501);
});

test('an edit keeps the deposit as it was, whatever the edit contains', async () => {
  const { made, storedOf, change } = await offerEstimate(db);
  await made(deposit);
  const id = await made(rest);
  const before = await storedOf(id);
  const cheap = { unitPriceTenThousandths: 10_000 };
  const forged = await change(id, ({ items }) => ({
    items: items.map((item) =>
      item.depositOf === undefined ? { ...item, description: 'Oak shelf' } : { ...item, ...cheap },
    ),
  }));
  expect(forged.outcome).toBe('saved');
  const after = await storedOf(id);
  expect(linesOf(after.content)).toEqual(['Oak shelf', less]);
  expect(after.totals.total).toBe(before.totals.total);
  // Not less than the deposit, and not more than the estimate.
  for (const how of [
    ([item, ...others]: InvoiceContent['items']) =>
      item ? [{ ...item, ...cheap }, ...others] : [],
    (items: InvoiceContent['items']) => items.filter(({ depositOf }) => depositOf === undefined),
  ]) {
    const { outcome } = await change(id, ({ items }) => ({ items: how(items) }));
    expect(outcome).toBe('over-estimate');
  }
});

test('a tax reason that an edit gives the goods applies to the deposit too', async () => {
  const items = estimateContent().items.map((item) => ({ ...item, taxes: [plainTax(0)] }));
  const content = estimateContent({ items });
  const { made, storedOf, change } = await offerEstimate(db, { content });
  await made(deposit);
  const id = await made(rest);
  const { totals } = await storedOf(id);
  const { outcome } = await change(id, ({ items }) => ({
    items: items.map((item) =>
      item.depositOf === undefined ? { ...item, taxReason: 'exempt' as const } : item,
    ),
  }));
  expect(outcome).toBe('saved');
  const after = await storedOf(id);
  expect(after.content.items.map(({ taxReason }) => taxReason)).toEqual(['exempt', 'exempt']);
  expect(after.totals.total).toBe(totals.total);
});
