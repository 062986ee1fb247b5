import { describe, expect, test } from 'vitest';
import { readImportFile } from '#app/browser/import/read-import-file.client.ts';
import { readDocumentType } from '#app/domain/import/document-type.ts';
import { reportOf } from '#app/domain/import/import-report.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { invoicesOf, readImportText } from '#tests/support/read-import-text.ts';

async function readTypes(text: string) {
  const { plan } = await readImportText(text, { order: 'DMY', currency: 'USD' });
  if (plan.kind !== 'invoices') throw new Error(plan.kind);
  return {
    plan,
    invoices: invoicesOf(plan).map(({ invoice: { number }, totalMinor }) => [number, totalMinor]),
    skipped: plan.skipped.map(({ row, type, message }) => [row, type, message]),
  };
}

describe('the type column', () => {
  test('of Xero: only the sales invoice is imported', async () => {
    const { plan, ...read } = await readTypes(importFiles.xeroTypes);
    expect(read).toEqual({
      invoices: [['INV-0001', 86250]],
      skipped: [
        [3, 'creditNote', 'Sales credit note CN-0001'],
        [4, 'purchase', 'Bill BILL-77'],
      ],
    });
    expect(plan.broken).toEqual([]);
    expect(plan.clients).toEqual([{ name: 'Roastery Bar', email: '' }]);
  });

  test('of QuickBooks: credit memos and estimates never become invoices', async () => {
    const { plan } = await readImportText(importFiles.quickBooksTypes);
    if (plan.kind !== 'invoices') throw new Error(plan.kind);
    expect(invoicesOf(plan).map(({ invoice }) => invoice.number)).toEqual(['1037']);
    expect(plan.skipped.map(({ type, message }) => [type, message])).toEqual([
      ['creditNote', 'Credit Memo CM-12'],
      ['estimate', 'Estimate EST-3'],
    ]);
  });

  test('keeps a bill apart from an invoice of the same number', async () => {
    const text = importFiles.xeroTypes.replace('BILL-77', 'INV-0001');
    const { invoices, skipped } = await readTypes(text);
    expect(invoices).toEqual([['INV-0001', 86250]]);
    expect(skipped).toContainEqual([4, 'purchase', 'Bill INV-0001']);
  });

  test('counts a document of several rows once, also where only its first row has a type', async () => {
    const [headings = '', , creditNote = ''] = importFiles.xeroTypes.split('\n');
    const second = creditNote.replace('Sales credit note', '');
    const { invoices, skipped } = await readTypes(`${headings}\n${creditNote}\n${second}\n`);
    expect([invoices, skipped]).toEqual([[], [[2, 'creditNote', 'Sales credit note CN-0001']]]);
  });

  test('skips a payment that has no number', async () => {
    const text = importFiles.xeroTypes.replace('BILL-77', '').replace(',Bill,', ',Payment,');
    const { plan, skipped } = await readTypes(text);
    expect([skipped[1], plan.broken]).toEqual([[4, 'payment', 'Payment'], []]);
  });

  test('that is not known is reported with its row and not guessed', async () => {
    const text = importFiles.xeroTypes.replace(',Bill,', ',Mystery,');
    const { plan, invoices } = await readTypes(text);
    expect(invoices).toEqual([['INV-0001', 86250]]);
    expect(plan.broken).toEqual([
      {
        row: 4,
        number: 'BILL-77',
        message: 'Unknown type “Mystery”. Use invoice or leave it empty',
      },
    ]);
  });

  test('of a file whose columns are chosen by hand is found, so that nobody has to choose it', async () => {
    const text = `Nº;Type de transaction;Fait le;Pour qui;Article;Prix;Combien
F-1;Facture;2026-01-28;Boulangerie;Dessin;10,50;2
C-1;Note de crédit;2026-01-29;Boulangerie;Dessin;10,50;1
`;
    const read = await readImportFile(new File([text], 'file.csv'));
    const guesses = read.ok ? read.file.guesses : [];
    expect(
      guesses.map(({ places, open }) => [
        places.get('type'),
        open.some(({ column }) => column === 'type'),
      ]),
    ).toEqual(guesses.map(() => [1, false]));
    const unclear = await readImportFile(new File([text.replace('Note de', 'Un')], 'file.csv'));
    expect(unclear.ok && unclear.file.guesses[0]?.open).toContainEqual({
      ...{ column: 'type', isNeeded: false },
      places: [0, 1, 2, 3, 4, 5, 6],
    });
  });

  test('reaches the report', async () => {
    const { plan } = await readTypes(importFiles.xeroTypes);
    const report = reportOf(plan, {
      ...{ outcome: 'looked', products: [], remaining: null },
      ...{ invoices: ['new'], clients: [false] },
    });
    expect(report.skipped.map(({ type }) => type)).toEqual(['creditNote', 'purchase']);
  });

  test.each([
    ['invoice', '|Invoice|SALES INVOICE|Tax Invoice|ACCREC|Facture|Счёт|счет на оплату'],
    ['creditNote', 'Credit Memo|Sales credit note|ACCRECCREDIT|Note de crédit|Avoir|Кредит-нота'],
    ['estimate', 'Estimate|Quote|Pro forma invoice|Devis|Soumission|Смета'],
    ['purchase', 'Bill|ACCPAY|Bill credit note|Vendor Credit|Expense|Purchase Order|Dépense'],
    ['payment', 'Payment|Sales overpayment|Bill prepayment|Bill Payment (Check)|Sales Receipt'],
    ['payment', 'Paiement|Acompte|Trop-perçu|Платёж|Предоплата|Refund|Receive money'],
    ['other', 'Journal Entry|Transfer|Statement|Recurring invoice'],
  ])('%s is understood from %s', (type, words) => {
    const read = words.split('|').map((word) => `${word}: ${readDocumentType(word)}`);
    expect(read).toEqual(words.split('|').map((word) => `${word}: ${type}`));
  });
});

describe('a file of something else', () => {
  const refusalOf = async (text: string) => {
    const read = await readImportFile(new File([text], 'file.csv'));
    return read.ok ? read.file.guesses.map(({ kind }) => kind) : read.message;
  };
  const withTitle = (title: string) =>
    importFiles.invoiceNinja.replace('\nINVOICES,', `\n${title},`);

  test.each([
    ['QUOTES of Invoice Ninja', importFiles.invoiceNinjaQuotes, 'estimates'],
    ['RECURRING of Invoice Ninja', importFiles.invoiceNinjaRecurring, 'recurring invoices'],
    ['VENDORS of Invoice Ninja', importFiles.invoiceNinjaVendors, 'suppliers'],
    ['quotes without a title', importFiles.invoiceNinjaQuotes.replace('QUOTES', ''), 'estimates'],
    ['a title with the headings of invoices', withTitle('CREDITS'), 'credit notes'],
    ['a French title', withTitle('SOUMISSIONS'), 'estimates'],
    ['a Russian title', withTitle('Поставщики'), 'suppliers'],
    ['expenses', withTitle('Expenses'), 'bills or expenses'],
    ['payments', withTitle('PAYMENTS'), 'payments'],
    [
      'estimates of FreshBooks',
      importFiles.freshBooks.replace('Invoice #', 'Estimate #'),
      'estimates',
    ],
    [
      'vendors of QuickBooks',
      'Vendor,Company,Street,City,Email\nPower Co,Power Co,1 Grid St,Reno,p@power.example\n',
      'suppliers',
    ],
    [
      'estimates of QuickBooks',
      importFiles.quickBooks
        .replace('InvoiceNo', 'EstimateNo')
        .replace('InvoiceDate', 'EstimateDate'),
      'estimates',
    ],
  ])('%s is refused, and the message names it', async (_, text, name) => {
    expect(await refusalOf(text)).toMatch(new RegExp(`^This file holds ${name}`));
  });

  test.each([
    ['invoices', importFiles.invoiceNinja],
    ['clients', importFiles.invoiceNinjaVendors.replace('Vendors', 'CLIENTS')],
    ['products', importFiles.invoiceNinjaProducts],
    ['invoices', importFiles.invoiceNinja.replace('Private Notes', 'Quote Number')],
  ])('%s are still read', async (kind, text) => {
    expect(await refusalOf(text)).toEqual([kind]);
  });
});
