import { describe, expect, test } from 'vitest';
import { parseDocumentType } from '#app/domain/import/document-rows.ts';
import { parseImportFile } from '#app/features/imports/ui/parse-import-file.client.ts';
import { describeSkipped } from '#app/features/imports/words/describe-import-issues.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { invoicesOf, readImportText, reportedRows } from '#tests/support/parse-import-text.ts';

async function readTypes(text: string) {
  const { plan } = await readImportText(text, { order: 'DMY', currency: 'USD' });
  if (plan.kind !== 'invoices') throw new Error(plan.kind);
  return {
    plan,
    documents: invoicesOf(plan).map(({ invoice: { kind, number }, totalMinor }) => [
      kind,
      number,
      totalMinor,
    ]),
    skipped: describeSkipped(plan.skipped).map(({ row, message }, at) => [
      row,
      plan.skipped[at]?.type,
      message,
    ]),
  };
}

const invoice = ['invoice', 'INV-0001', 86250];
const creditNote = ['credit-note', 'CN-0001', 11500];

describe('the type column', () => {
  test('of Xero: an invoice and a credit note are imported, a bill is not', async () => {
    const { plan, ...read } = await readTypes(importFiles.xeroTypes);
    expect(read).toEqual({
      documents: [invoice, creditNote],
      skipped: [[4, 'purchase', 'Bill BILL-77']],
    });
    expect(plan.broken).toEqual([]);
    expect(plan.clients).toEqual([{ row: 2, name: 'Roastery Bar', email: '', ccEmails: '' }]);
  });

  test('of QuickBooks: credit memos are credit notes, and estimates are estimates', async () => {
    const { plan } = await readImportText(importFiles.quickBooksTypes);
    if (plan.kind !== 'invoices') throw new Error(plan.kind);
    expect(
      invoicesOf(plan).map(({ invoice, totalMinor }) => [invoice.kind, invoice.number, totalMinor]),
    ).toEqual([
      ['invoice', '1037', 40000],
      ['credit-note', 'CM-12', 10000],
      ['estimate', 'EST-3', 100000],
    ]);
    expect([plan.skipped, plan.broken]).toEqual([[], []]);
  });

  test('of a credit note with a negative price: its total is positive', async () => {
    const text = importFiles.quickBooksTypes.replace('Returned,1,100,100', 'Returned,1,-100,-100');
    const { plan } = await readImportText(text);
    expect(plan.broken).toEqual([]);
    expect(invoicesOf(plan)[1]).toMatchObject({
      totalMinor: 10000,
      invoice: { kind: 'credit-note', lines: [{ quantity: '1', price: '100', net: '100' }] },
    });
  });

  test.each([
    ['credit-note', 'Sales credit note', 'Draft', 'Draft and void credit notes can’t be imported'],
    ['estimate', 'Quote', 'Deleted', 'Void estimates can’t be imported'],
  ])('a %s (%s) that is %s is refused', async (_, type, status, message) => {
    const text = importFiles.xeroTypes.replace(
      ',Sales credit note,,Awaiting Payment',
      `,${type},,${status}`,
    );
    const { plan, documents } = await readTypes(text);
    expect(documents).toEqual([invoice]);
    expect(reportedRows(plan).broken).toEqual([{ row: 3, number: 'CN-0001', message }]);
  });

  test('keeps a bill separate from an invoice with the same number', async () => {
    const text = importFiles.xeroTypes.replace('BILL-77', 'INV-0001');
    const { documents, skipped } = await readTypes(text);
    expect(documents).toEqual([invoice, creditNote]);
    expect(skipped).toContainEqual([4, 'purchase', 'Bill INV-0001']);
  });

  test('with an unknown type is reported by its row and not guessed', async () => {
    const text = importFiles.xeroTypes.replace(',Bill,', ',Mystery,');
    const { plan, documents } = await readTypes(text);
    expect(documents).toEqual([invoice, creditNote]);
    const message = 'Unknown type “Mystery”. Use invoice, estimate or credit note';
    expect(reportedRows(plan).broken).toEqual([{ row: 4, number: 'BILL-77', message }]);
  });

  test.each([
    ['invoice', 'Invoice|SALES INVOICE|Tax Invoice|ACCREC|Facture|Счёт|счет на оплату'],
    ['credit-note', 'Credit Memo|Sales credit note|ACCRECCREDIT|Note de crédit|Avoir|Кредит-нота'],
    ['estimate', 'Estimate|Quote|Pro forma invoice|Devis|Soumission|Смета'],
    ['purchase', 'Bill|ACCPAY|Bill credit note|Vendor Credit|Expense|Purchase Order|Dépense'],
    ['payment', 'Payment|Sales overpayment|Bill prepayment|Bill Payment (Check)|Sales Receipt'],
    ['payment', 'Paiement|Acompte|Trop-perçu|Платёж|Предоплата|Refund|Receive money'],
    ['other', 'Journal Entry|Transfer|Statement|Recurring invoice'],
  ])('%s is recognized from %s', (type, words) => {
    const read = words.split('|').map((word) => `${word}: ${parseDocumentType(word)}`);
    expect(read).toEqual(words.split('|').map((word) => `${word}: ${type}`));
  });
});

describe('a file with other contents', () => {
  const refusalOf = async (text: string) => {
    const read = await parseImportFile(new File([text], 'file.csv'));
    return read.ok ? read.file.guesses.map(({ kind }) => kind) : read.message;
  };
  const withTitle = (title: string) =>
    importFiles.invoiceNinja.replace('\nINVOICES,', `\n${title},`);

  test.each([
    ['RECURRING from Invoice Ninja', importFiles.invoiceNinjaRecurring, 'recurring invoices'],
    ['a Russian title', withTitle('Поставщики'), 'suppliers'],
    ['payments', withTitle('PAYMENTS'), 'payments'],
  ])('%s is refused, and the message names it', async (_, text, name) => {
    expect(await refusalOf(text)).toMatch(new RegExp(`^This file contains ${name}`));
  });
  test.each([
    ['QUOTES from Invoice Ninja', importFiles.invoiceNinjaQuotes, 'estimate'],
    ['a title above invoice headings', withTitle('CREDITS'), 'credit-note'],
    [
      'estimates from FreshBooks',
      importFiles.freshBooks.replace('Invoice #', 'Estimate #').replaceAll(',void,', ',declined,'),
      'estimate',
    ],
  ])('%s are imported as what they are', async (_, text, kind) => {
    const { plan } = await readImportText(text, { country: 'ca' });
    const kinds = invoicesOf(plan).map(({ invoice }) => invoice.kind);
    expect([new Set(kinds), kinds.length > 0]).toEqual([new Set([kind]), true]);
  });

  test.each([
    ['clients', importFiles.invoiceNinjaVendors.replace('Vendors', 'CLIENTS')],
    ['products', importFiles.invoiceNinjaProducts],
    ['invoices', importFiles.invoiceNinja.replace('Private Notes', 'Quote Number')],
  ])('%s are still read', async (kind, text) => {
    expect(await refusalOf(text)).toEqual([kind]);
  });
});
