import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InvoiceChoice } from '#app/domain/documents/invoice-of-estimate.ts';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { writeAnswer } from '#app/features/estimates/queries/estimate-answers.server.ts';
import {
  getInvoiceStart,
  invoiceEstimate,
} from '#app/features/estimates/server/invoice-estimate.server.ts';
import { editEstimate, saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { getFormStartWithInvoice } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { getInvoiceToEmail } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { documentEvents } from '#db/history-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const today = '2026-11-26';
const now = Date.parse(today);
const content = sampleContent({
  ...noPayment,
  invoiceNumber: 'EST-001',
  invoiceDate: today,
  dueDate: '2026-12-26',
});
const payment = { ...noPayment, iban: 'GB33BUKB20201555555555' };

/** A seller with an estimate, and functions to work on it. */
async function offer({ isIssued = true, limit = -1 } = {}) {
  const { userId } = await createSampleUser(db, { invoiceLimit: limit });
  const saveKey = crypto.randomUUID();
  const saved = await saveEstimate(db, { userId, content, saveKey, now });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { id, version } = saved;
  if (isIssued) await issueServed(db, { invoiceId: id, version, now });
  const rowOf = async (invoiceId: string) => {
    const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (!row) throw new Error('gone');
    return row;
  };
  const answer = (said: 'accepted' | 'declined', revision = 1, day = today) =>
    writeAnswer(db, {
      estimateId: id,
      revision,
      today: day,
      at: now,
      answer: said,
      name: said === 'accepted' ? 'Ann' : null,
      signature: null,
      reason: null,
    });
  const edit = async (notes: string, version_?: number) =>
    editEstimate(db, {
      userId,
      estimateId: id,
      now,
      reason: null,
      content: { ...content, notes },
      version: version_ ?? (await rowOf(id)).updatedAt,
    });
  const make = async (choice: InvoiceChoice, key: string = crypto.randomUUID()) =>
    invoiceEstimate(db, {
      settings: await settingsOf(db, userId),
      estimateId: id,
      saveKey: key,
      choice,
      waysToPay: () => payment,
      invoiceNumber: 'INV-001',
      confirmed: '',
      today,
      now,
    });
  const change = async (invoiceId: string, how: (saved: InvoiceContent) => object) => {
    const { content: saved, version } = await storedOf(invoiceId);
    return editInvoice(db, {
      settings: { userId, invoicePrefix: 'INV-' },
      invoiceId,
      version,
      now,
      content: { ...saved, ...how(saved) },
    });
  };
  const stands = () => rowOf(id);
  return { userId, id, saveKey, rowOf, answer, edit, make, change, stands };
}

async function storedOf(invoiceId: string) {
  const stored = await getInvoiceToEmail(db, invoiceId);
  if (!stored) throw new Error('gone');
  return { content: stored.invoice.content, version: stored.invoice.version };
}

const halvePrices = ({ items }: InvoiceContent) => ({
  items: items.map((item) => ({
    ...item,
    unitPriceTenThousandths: item.unitPriceTenThousandths / 2,
  })),
});

describe('an estimate', () => {
  test('is saved with its own numbers, uses nothing of the plan, and sent again is the same one', async () => {
    const { userId, id, saveKey, stands } = await offer({ limit: 0, isIssued: false });
    const row = await stands();
    expect(row).toMatchObject({ kind: 'estimate', status: 'open', invoiceNumber: 'EST-001' });
    const again = await saveEstimate(db, { userId, content, saveKey, now });
    expect(again).toMatchObject({ outcome: 'saved', id });
    const other = await saveEstimate(db, { userId, content, saveKey: crypto.randomUUID(), now });
    expect(other).toEqual({ outcome: 'number-taken', invoiceNumber: 'EST-001' });
    const [settings] = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
    expect(settings).toMatchObject({ totalInvoicesCreated: 0, lastInvoiceNumber: null });
    const stored = (await getInvoiceToEmail(db, id))?.invoice;
    if (!stored) throw new Error('no estimate');
    const sheet = describeDocument(stored);
    expect(sheet.title).toBe('Estimate EST-001');
    expect(sheet.dates.map(({ label }) => label)).toEqual(['Estimate date', 'Valid until']);
  });

  test('is accepted for the version that was seen, once, and then doesn’t change', async () => {
    const { id, answer, edit, stands } = await offer();
    expect(await answer('accepted', 2)).toBeNull();
    expect(await edit('Two weeks')).toMatchObject({ outcome: 'saved' });
    expect(await answer('accepted', 1)).toBeNull();
    expect(await answer('accepted', 2)).not.toBeNull();
    expect(await answer('accepted', 2)).toBeNull();
    expect(await answer('declined', 2)).toBeNull();
    expect(await stands()).toMatchObject({ status: 'accepted' });
    expect(await edit('Three weeks')).toEqual({ outcome: 'invoice-accepted', id });
    await expect(
      db.update(invoices).set({ totalMinor: 1 }).where(eq(invoices.id, id)),
    ).rejects.toThrow();
    const events = await db.select().from(documentEvents).where(eq(documentEvents.invoiceId, id));
    expect(events.at(-1)).toMatchObject({ code: 'accepted', actor: 'client' });
  });

  test('is not accepted after its date, nor before it is issued', async () => {
    const late = await offer();
    expect(await late.answer('accepted', 1, '2026-12-27')).toBeNull();
    expect(await late.answer('accepted', 1, '2026-12-26')).not.toBeNull();
    const unseen = await offer({ isIssued: false });
    expect(await unseen.answer('accepted', 1)).toBeNull();
  });

  test('that was declined can be changed, which reopens it', async () => {
    const { answer, edit, make, stands } = await offer();
    await answer('declined');
    expect(await make({ kind: 'rest' })).toEqual({ outcome: 'barred', bar: 'declined' });
    expect(await edit('Cheaper')).toMatchObject({ outcome: 'saved' });
    expect(await stands()).toMatchObject({ status: 'open' });
    expect(await answer('accepted', 2)).not.toBeNull();
  });

  test('that was declined and is saved without changes stays declined', async () => {
    const { answer, edit, stands } = await offer();
    await edit('Two weeks');
    await answer('declined', 2);
    expect(await edit('Two weeks')).toMatchObject({ outcome: 'saved' });
    expect(await stands()).toMatchObject({ status: 'declined' });
    await edit('Three weeks');
    expect(await answer('accepted', 3)).not.toBeNull();
  });

  test('that was declined and then revised stays open whatever happens to its invoices', async () => {
    const { userId, id, answer, edit, make, stands, change } = await offer();
    await answer('declined');
    await edit('Cheaper');
    const deposit = await make({ kind: 'percent', hundredths: 3000 });
    if (deposit.outcome !== 'made') throw new Error(deposit.outcome);
    expect(await change(deposit.id, halvePrices)).toMatchObject({ outcome: 'saved' });
    expect(await stands()).toMatchObject({ status: 'open' });
    await voidInvoiceRow(db, { invoiceId: deposit.id, userId, reason: 'Wrong', now: now + 1 });
    expect(await stands()).toMatchObject({ status: 'open' });
    expect((await getInvoiceStart(db, userId, id))?.bar).toBeNull();
    expect(await answer('accepted', 2)).not.toBeNull();
    const all = await make({ kind: 'rest' });
    if (all.outcome !== 'made') throw new Error(all.outcome);
    await voidInvoiceRow(db, { invoiceId: all.id, userId, reason: 'Wrong', now: now + 1 });
    expect(await stands()).toMatchObject({ status: 'accepted' });
  });

  test('with an invoice cannot be edited until that invoice is void', async () => {
    const { userId, id, make } = await offer();
    const bar = async () => (await getFormStartWithInvoice(db, userId, id)).invoice?.bar;
    expect(await bar()).toBeNull();
    const made = await make({ kind: 'amount', minor: 100 });
    if (made.outcome !== 'made') throw new Error(made.outcome);
    expect(await bar()).toBe('invoiced');
    await voidInvoiceRow(db, { invoiceId: made.id, userId, reason: 'Wrong', now: now + 1 });
    expect(await bar()).toBeNull();
  });

  test('that was changed elsewhere is not overwritten', async () => {
    const { edit, stands } = await offer();
    const { updatedAt } = await stands();
    await edit('First');
    expect(await edit('Second', updatedAt)).toMatchObject({ outcome: 'changed-elsewhere' });
  });
});

describe('invoices of an estimate', () => {
  test('a deposit and the rest equal the estimate exactly, and name it', async () => {
    const { answer, make, rowOf, stands } = await offer();
    await answer('accepted');
    const deposit = await make({ kind: 'percent', hundredths: 3333 });
    if (deposit.outcome !== 'made') throw new Error(deposit.outcome);
    expect(await stands()).toMatchObject({ status: 'accepted' });
    const rest = await make({ kind: 'rest' });
    if (rest.outcome !== 'made') throw new Error(rest.outcome);
    const [one, other, estimate] = await Promise.all([rowOf(deposit.id), rowOf(rest.id), stands()]);
    for (const figure of ['totalMinor', 'taxMinor'] as const) {
      expect(one[figure] + other[figure]).toBe(estimate[figure]);
    }
    expect(estimate.status).toBe('invoiced');
    expect([one.invoiceNumber, other.invoiceNumber]).toEqual(['INV-001', 'INV-002']);
    expect(one).toMatchObject({ kind: 'invoice', iban: payment.iban, status: 'unpaid' });
    const stored = (await getInvoiceToEmail(db, rest.id))?.invoice;
    if (!stored) throw new Error('no invoice');
    expect(describeDocument(stored).dates.map(({ label }) => label)).toContain('Based on estimate');
    expect(await make({ kind: 'rest' })).toEqual({ outcome: 'barred', bar: 'nothing-left' });
  });

  test('sent again it is the same one; two at once never exceed what is left', async () => {
    const { id, make } = await offer();
    const key = crypto.randomUUID();
    const first = await make({ kind: 'amount', minor: 100 }, key);
    expect(await make({ kind: 'amount', minor: 100 }, key)).toEqual(first);
    const made = await Promise.all(Array.from({ length: 5 }, () => make({ kind: 'rest' })));
    expect(made.filter(({ outcome }) => outcome === 'made')).toHaveLength(1);
    const all = await db.select().from(invoices).where(eq(invoices.sourceId, id));
    const [estimate] = await db.select().from(invoices).where(eq(invoices.id, id));
    expect(all.reduce((sum, row) => sum + row.totalMinor, 0)).toBe(estimate?.totalMinor);
  });

  test('a void one can be invoiced again; a change never exceeds the estimate', async () => {
    const { userId, answer, make, rowOf, stands } = await offer();
    await answer('accepted');
    const made = await make({ kind: 'rest' });
    if (made.outcome !== 'made') throw new Error(made.outcome);
    const { updatedAt: version } = await rowOf(made.id);
    const { items } = content;
    const change = (more: number) =>
      editInvoice(db, {
        settings: { userId, invoicePrefix: 'INV-' },
        invoiceId: made.id,
        version,
        now,
        content: {
          ...content,
          ...payment,
          invoiceNumber: made.number,
          items: items.map((item) => ({
            ...item,
            unitPriceTenThousandths: item.unitPriceTenThousandths + more,
          })),
        },
      });
    expect(await change(10_000_000)).toEqual({ outcome: 'over-estimate' });
    expect(await change(-10_000)).toMatchObject({ outcome: 'saved' });
    expect(await stands()).toMatchObject({ status: 'accepted' });
    await voidInvoiceRow(db, { invoiceId: made.id, userId, reason: 'Wrong', now: now + 1 });
    expect((await getInvoiceStart(db, userId, (await stands()).id))?.left.total).toBe(
      (await stands()).totalMinor,
    );
    expect(await make({ kind: 'rest' })).toMatchObject({ outcome: 'made' });
    expect(await stands()).toMatchObject({ status: 'invoiced' });
  });

  test('count toward the plan, and are refused beyond its limit', async () => {
    const { make } = await offer({ limit: 1 });
    expect(await make({ kind: 'amount', minor: 100 })).toMatchObject({ outcome: 'made' });
    expect(await make({ kind: 'amount', minor: 100 })).toEqual({ outcome: 'limit-reached' });
  });
});
