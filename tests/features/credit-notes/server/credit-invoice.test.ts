import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { toPrintedField } from '#app/domain/custom-fields/document-fields.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { plainWording } from '#app/domain/invoices/sheet.ts';
import {
  creditInvoice,
  getCreditStart,
} from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { getInvoiceToEmail } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { invoices } from '#db/schema.ts';
import { customField } from '#tests/fixtures/custom-fields.ts';
import { createReminder, issueSample } from '#tests/support/reminder-harness.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { listEvents } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const today = '2026-11-26';
const now = Date.parse(today);

/** A seller with an issued invoice for 165.01 USD, and functions to credit it. */
async function sell(
  issuedAt?: null,
  {
    content = {},
    customFields,
  }: { content?: Partial<InvoiceContent>; customFields?: CustomField[] } = {},
) {
  const seller = await createReminder(db, { plan: 'none' });
  const { userId } = seller;
  const invoiceId = await issueSample(db, seller, content, issuedAt);
  const common = {
    userId,
    invoiceId,
    reason: 'Returned',
    today,
    now,
    ...(customFields && { customFields }),
  };
  const credit = (choice: PartChoice, noteKey: string = crypto.randomUUID()) =>
    creditInvoice(db, { ...common, noteKey, choice });
  const stands = async () => {
    const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (!row) throw new Error('gone');
    return row;
  };
  return { userId, invoiceId, credit, stands };
}

async function sheetOf(id: string) {
  const found = await getInvoiceToEmail(db, id);
  if (!found) throw new Error('gone');
  return describeDocument(found.invoice);
}

const numbersOf = async (userId: string) =>
  (await db.select().from(invoices).where(eq(invoices.userId, userId)))
    .filter(({ kind }) => kind === 'credit-note')
    .map(({ invoiceNumber }) => invoiceNumber)
    .sort();

describe('a credit note', () => {
  test('for everything leaves nothing of its invoice, which is Credited; it gets its own number and is issued', async () => {
    const { userId, invoiceId, credit, stands } = await sell();
    const { totalMinor } = await stands();
    const made = await credit({ kind: 'rest' });
    expect(made).toMatchObject({ outcome: 'credited', number: 'CN-001', totalMinor });
    const credited = { status: 'credited', paidMinor: totalMinor, creditedMinor: totalMinor };
    expect(await stands()).toMatchObject(credited);
    if (made.outcome !== 'credited') throw new Error();
    const events = await listEvents(db, made.id);
    expect(events.map(({ code }) => code)).toEqual(['created', 'issued']);
    const sheet = await sheetOf(made.id);
    expect(sheet).toMatchObject({ title: 'Credit Note CN-001', remarks: ['Reason: Returned'] });
    expect(sheet.dates.map(({ label }) => label)).toEqual(['Credit note date', 'Original invoice']);
    expect(sheet.bankDetails).toEqual([]);
    expect(await credit({ kind: 'rest' })).toEqual({ outcome: 'barred', bar: 'nothing-left' });
    expect(await voidInvoiceRow(db, { userId, invoiceId, reason: 'x', now })).toBe('credited');
  });

  test('is created once however often it is sent, and concurrent ones never credit more than there is', async () => {
    const { userId, credit, stands } = await sell();
    const key = crypto.randomUUID();
    const twice = await Promise.all([
      credit({ kind: 'amount', minor: 10_000 }, key),
      credit({ kind: 'amount', minor: 10_000 }, key),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    const { totalMinor } = await stands();
    const many = await Promise.all(
      Array.from({ length: 4 }, () => credit({ kind: 'amount', minor: 4_000 })),
    );
    const outcomes = many.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(['credited', 'too-much', 'too-much', 'too-much']);
    const rest = await credit({ kind: 'rest' });
    expect(rest).toMatchObject({ outcome: 'credited', totalMinor: totalMinor - 14_000 });
    expect(await numbersOf(userId)).toEqual(['CN-001', 'CN-002', 'CN-003']);
    expect(await stands()).toMatchObject({ status: 'credited', creditedMinor: totalMinor });
  });

  test('for a paid invoice becomes the client’s credit; a payment that is reversed leaves it credited', async () => {
    const { userId, invoiceId, credit, stands } = await sell();
    const { totalMinor } = await stands();
    await markInvoice(db, { userId, invoiceId, status: 'paid', today, now });
    await credit({ kind: 'amount', minor: 5_000 });
    expect(await stands()).toMatchObject({ status: 'paid', paidMinor: totalMinor + 5_000 });
    await credit({ kind: 'rest' });
    expect(await stands()).toMatchObject({ status: 'credited', paidMinor: totalMinor * 2 });
  });

  test('for a part lowers the balance, and sheet and PDF show what was credited', async () => {
    const { invoiceId, credit, stands } = await sell();
    await credit({ kind: 'amount', minor: 5_000 });
    expect(await stands()).toMatchObject({ status: 'unpaid', creditedMinor: 5_000 });
    const rows = (await sheetOf(invoiceId)).totals.slice(-2);
    expect(rows.map(({ label, value }) => [plainWording(label), value])).toEqual([
      ['Credited so far', '$50.00'],
      ['Balance due', '$115.01'],
    ]);
  });

  test('cannot be created for an unissued or void invoice, or by another user', async () => {
    const draft = await sell(null);
    const unissued = { outcome: 'barred', bar: 'not-issued' };
    expect(await draft.credit({ kind: 'rest' })).toEqual(unissued);
    const voided = await sell();
    await voidInvoiceRow(db, { ...voided, reason: 'x', now });
    expect(await voided.credit({ kind: 'rest' })).toEqual({ outcome: 'barred', bar: 'void' });
    const other = await sell();
    expect(await getCreditStart(db, other.userId, voided.invoiceId)).toBeNull();
    const foreign = { ...other, invoiceId: voided.invoiceId, noteKey: crypto.randomUUID() };
    expect(
      await creditInvoice(db, { ...foreign, choice: { kind: 'rest' }, reason: 'x', today, now }),
    ).toEqual({ outcome: 'unknown' });
  });

  test('has the custom fields of its invoice that the seller uses on credit notes', async () => {
    const project = customField();
    const order = customField({ documentKinds: ['invoice'] });
    const printed = [project, order].map((field) => toPrintedField(field, 'A-1'));
    const items = sampleContent().items.map((item) => ({ ...item, fields: printed }));
    const content = { fields: printed, items };
    const { credit } = await sell(undefined, { content, customFields: [project, order] });
    const made = await credit({ kind: 'rest' });
    if (made.outcome !== 'credited') throw new Error(made.outcome);
    const found = await getInvoiceToEmail(db, made.id);
    const credited = found?.invoice.content;
    expect([credited?.fields, credited?.items[0]?.fields]).toEqual([[printed[0]], [printed[0]]]);
  });
});
