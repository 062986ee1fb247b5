import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
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

const pricedAt =
  (change: (price: number) => number) =>
  ({ items }: InvoiceContent) => ({
    items: items.map((item) => ({
      ...item,
      unitPriceTenThousandths: change(item.unitPriceTenThousandths),
    })),
  });

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
    await edit('Two weeks');
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
    expect(await change(deposit, pricedAt((price) => price / 2))).toEqual(saved);
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

  test('that was changed elsewhere is not overwritten', async () => {
    const { edit, rowOf } = await offerEstimate(db);
    const { updatedAt } = await rowOf();
    await edit('First');
    expect(await edit('Second', updatedAt)).toMatchObject({ outcome: 'changed-elsewhere' });
  });
});

describe('invoices of an estimate', () => {
  test('a deposit and the rest equal the estimate exactly, and name it', async () => {
    const { answer, make, made, rowOf, storedOf } = await offerEstimate(db);
    await answer('accepted');
    const deposit = await made({ kind: 'percent', hundredths: 3333 });
    expect(await rowOf()).toMatchObject({ status: 'accepted' });
    const final = await made(rest);
    const [one, other, estimate] = [await rowOf(deposit), await rowOf(final), await rowOf()];
    for (const figure of ['totalMinor', 'taxMinor'] as const) {
      expect(one[figure] + other[figure]).toBe(estimate[figure]);
    }
    expect(estimate.status).toBe('invoiced');
    expect([one.invoiceNumber, other.invoiceNumber]).toEqual(['INV-001', 'INV-002']);
    const iban = 'GB33BUKB20201555555555';
    expect(one).toMatchObject({ kind: 'invoice', iban, status: 'unpaid' });
    const { dates } = describeDocument(await storedOf(final));
    expect(dates.map(({ label }) => label)).toContain('Based on estimate');
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
    expect(await change(id, pricedAt((price) => price + 10_000_000))).toEqual({
      outcome: 'over-estimate',
    });
    expect(await change(id, pricedAt((price) => price - 10_000))).toEqual(saved);
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
