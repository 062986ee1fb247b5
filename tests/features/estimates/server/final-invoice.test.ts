import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { InvoiceChoice } from '#app/domain/documents/invoice-of-estimate.ts';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { plainTax } from '#app/domain/taxes/tax-choice.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { invoiceEstimate } from '#app/features/estimates/server/invoice-estimate.server.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { getInvoiceToEmail } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { invoices } from '#db/schema.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const today = '2026-11-26';
const now = Date.parse(today);
const payment = { ...noPayment, iban: 'GB33BUKB20201555555555' };
const content = sampleContent({
  ...noPayment,
  invoiceNumber: 'EST-001',
  invoiceDate: today,
  dueDate: '2026-12-26',
  notes: 'This offer is valid for a month.',
});

/** A seller with an estimate for one shelf at 138.66 plus 19%, and functions to work on it. */
async function offer(changes: Partial<InvoiceContent> = {}) {
  const { userId } = await createSampleUser(db, { invoiceLimit: -1 });
  const offered = { ...content, ...changes };
  const saved = await saveEstimate(db, {
    userId,
    content: offered,
    saveKey: crypto.randomUUID(),
    now,
  });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const make = async (choice: InvoiceChoice, notes?: string | null) => {
    const made = await invoiceEstimate(db, {
      settings: await settingsOf(db, userId),
      estimateId: saved.id,
      choice,
      saveKey: crypto.randomUUID(),
      waysToPay: () => payment,
      invoiceNumber: 'INV-001',
      confirmed: '',
      today,
      now,
      ...(notes !== undefined && { notes }),
    });
    if (made.outcome !== 'made') throw new Error(made.outcome);
    return made.id;
  };
  const edit = async (
    invoiceId: string,
    how: (stored: InvoiceContent) => Partial<InvoiceContent>,
  ) => {
    const stored = await storedOf(invoiceId);
    const settings = { userId, invoicePrefix: 'INV-' };
    const changed = { ...stored.content, ...how(stored.content) };
    const { version } = stored;
    return editInvoice(db, { settings, invoiceId, version, now, content: changed });
  };
  const statusOf = async () => {
    const [row] = await db.select().from(invoices).where(eq(invoices.id, saved.id));
    return row?.status;
  };
  return { userId, make, edit, statusOf };
}

async function storedOf(invoiceId: string) {
  const stored = await getInvoiceToEmail(db, invoiceId);
  if (!stored) throw new Error('gone');
  const { content: said, version, totals } = stored.invoice;
  return { content: said, version, totals };
}

const deposit: InvoiceChoice = { kind: 'amount', minor: 5000 };
const rest: InvoiceChoice = { kind: 'rest' };
const linesOf = ({ items }: InvoiceContent) => items.map(({ description }) => description);

test('the final invoice has the goods and deducts a deposit that is not paid yet', async () => {
  const { make, statusOf } = await offer();
  const first = await storedOf(await make(deposit));
  expect(linesOf(first.content)).toEqual(['Deposit for estimate EST-001: Shelf']);
  const final = await storedOf(await make(rest));
  expect(linesOf(final.content)).toEqual(['Shelf', 'Less deposit, invoice INV-001']);
  // 165.01 with tax, less 50.00.
  expect(final.totals.total).toBe(11_501);
  expect(await statusOf()).toBe('invoiced');
});

test('a void deposit is not deducted', async () => {
  const { userId, make } = await offer();
  const invoiceId = await make(deposit);
  await voidInvoiceRow(db, { invoiceId, userId, reason: 'Wrong', now: now + 1 });
  const final = await storedOf(await make(rest));
  expect([linesOf(final.content), final.totals.total]).toEqual([['Shelf'], 16_501]);
});

test('a fully credited deposit is not deducted, a partly credited one is', async () => {
  for (const [minor, total] of [
    [5000, 16_501],
    [2000, 11_501],
  ] as const) {
    const { userId, make, statusOf } = await offer();
    const invoiceId = await make(deposit);
    const { version } = await storedOf(invoiceId);
    await issueServed(db, { invoiceId, version, now });
    const credited = await creditInvoice(db, {
      userId,
      invoiceId,
      noteKey: crypto.randomUUID(),
      reason: 'Agreed',
      today,
      now,
      choice: { kind: 'amount', minor },
    });
    expect(credited.outcome).toBe('credited');
    const final = await storedOf(await make(rest));
    expect(final.totals.total).toBe(total);
    expect(await statusOf()).toBe('invoiced');
  }
});

test('crediting a whole deposit reopens an estimate that was invoiced', async () => {
  const { userId, make, statusOf } = await offer();
  const invoiceId = await make({ kind: 'amount', minor: 16_501 });
  expect(await statusOf()).toBe('invoiced');
  await issueServed(db, { invoiceId, version: (await storedOf(invoiceId)).version, now });
  await creditInvoice(db, {
    userId,
    invoiceId,
    noteKey: crypto.randomUUID(),
    reason: 'Agreed',
    today,
    now,
    choice: { kind: 'rest' },
  });
  expect(await statusOf()).toBe('open');
  expect((await storedOf(await make(rest))).totals.total).toBe(16_501);
});

test('an edit keeps the deposit as it was, whatever the edit contains', async () => {
  const { make, edit } = await offer();
  await make(deposit);
  const id = await make(rest);
  const before = await storedOf(id);
  const forged = await edit(id, ({ items }) => ({
    items: items.map((item) =>
      item.depositOf === undefined
        ? { ...item, description: 'Oak shelf' }
        : { ...item, unitPriceTenThousandths: 10_000 },
    ),
  }));
  expect(forged.outcome).toBe('saved');
  const after = await storedOf(id);
  expect(linesOf(after.content)).toEqual(['Oak shelf', 'Less deposit, invoice INV-001']);
  expect(after.totals.total).toBe(before.totals.total);
  // Not less than the deposit, and not more than the estimate.
  const cheap = await edit(id, ({ items: [item, ...others] }) => ({
    items: item ? [{ ...item, unitPriceTenThousandths: 10_000 }, ...others] : others,
  }));
  expect(cheap.outcome).toBe('over-estimate');
  const undeducted = await edit(id, ({ items }) => ({
    items: items.filter(({ depositOf }) => depositOf === undefined),
  }));
  expect(undeducted.outcome).toBe('over-estimate');
});

test('a tax reason that an edit gives the goods applies to the deposit too', async () => {
  const goods = content.items.map((item) => ({ ...item, taxes: [plainTax(0)] }));
  const { make, edit } = await offer({ items: goods });
  await make(deposit);
  const id = await make(rest);
  const { totals } = await storedOf(id);
  const outcome = await edit(id, ({ items }) => ({
    items: items.map((item) =>
      item.depositOf === undefined ? { ...item, taxReason: 'exempt' as const } : item,
    ),
  }));
  expect(outcome.outcome).toBe('saved');
  const after = await storedOf(id);
  expect(after.content.items.map(({ taxReason }) => taxReason)).toEqual(['exempt', 'exempt']);
  expect(after.totals.total).toBe(totals.total);
});

test('the estimate’s notes are suggested, and the invoice contains what was typed', async () => {
  const { make } = await offer();
  expect((await storedOf(await make(deposit, 'Thank you.'))).content.notes).toBe('Thank you.');
  expect((await storedOf(await make(rest, null))).content.notes).toBeNull();
});
