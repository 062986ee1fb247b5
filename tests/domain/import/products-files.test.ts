import { describe, expect, test } from 'vitest';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { invoicesOf, readImportText, reportedRows } from '#tests/support/parse-import-text.ts';

const summary = (plan: Parameters<typeof invoicesOf>[0]) =>
  invoicesOf(plan).map(({ invoice: { number, date, due, status, lines }, totalMinor }) => {
    return [number, date, due, status, lines.length, totalMinor];
  });
const ratesOf = (plan: Parameters<typeof invoicesOf>[0], at: number) =>
  invoicesOf(plan)[at]?.invoice.lines.map(({ taxes }) =>
    taxes.map(({ name, rate }) => `${name} ${rate}`),
  );

describe('FreshBooks', () => {
  test('rows are lines of their invoice; the tax rate is one that fits all tax amounts', async () => {
    const { guesses, questions, plan } = await readImportText(importFiles.freshBooks, {
      country: 'ca',
    });
    expect(guesses.map(({ source, kind }) => [source, kind])).toEqual([['freshbooks', 'invoices']]);
    expect(questions).toMatchObject({ orders: ['YMD'], asksCurrency: false });
    expect(summary(plan)).toEqual([
      ['0000041', '2026-01-05', '2026-02-04', 'paid', 2, 118421],
      ['0000042', '2026-02-06', '2026-03-08', 'open', 1, 18396],
      ['0000043', '2026-02-09', '', 'draft', 1, 45000],
      ['0000044', '2026-02-10', '2026-03-12', 'void', 1, 9198],
    ]);
    expect(ratesOf(plan, 0)).toEqual([
      ['GST 5', 'QST 9.975'],
      ['GST 5', 'QST 9.975'],
    ]);
    expect(ratesOf(plan, 2)).toEqual([[]]);
    expect([plan.broken, plan.remarks]).toEqual([[], []]);
    expect(invoicesOf(plan)[0]?.invoice).toMatchObject({ paidDay: '2026-02-01', currency: 'CAD' });
  });

  test('an invoice with an invalid or future payment date is skipped, and its row reported', async () => {
    const paidOn = async (day: string, today: string) => {
      const text = importFiles.freshBooks.replaceAll('2026-02-01', day);
      const { plan } = await readImportText(text, { country: 'ca', today });
      return { kept: summary(plan).map(([number]) => number), broken: reportedRows(plan).broken };
    };
    const others = ['0000042', '0000043', '0000044'];
    expect(await paidOn('2062-01-05', '2026-11-27')).toEqual({
      kept: others,
      broken: [
        {
          row: 2,
          number: '0000041',
          message: 'The payment date, 5 Jan 2062, is in the future',
        },
      ],
    });
    expect(await paidOn('2026-02-30', '2026-11-27')).toMatchObject({
      kept: others,
      broken: [{ row: 2, number: '0000041' }],
    });
    expect((await paidOn('2026-02-01', '2026-02-01')).broken).toEqual([]);
    expect((await paidOn('2026-02-01', '2026-01-31')).broken).toHaveLength(1);
  });

  test('clients have their organization’s name, otherwise their own', async () => {
    const { plan } = await readImportText(importFiles.freshBooksClients, { country: 'ca' });
    if (plan.kind !== 'clients') throw new Error(plan.kind);
    expect(plan.clients).toMatchObject([
      {
        name: 'Maple Bakery',
        contact: 'Anne Roy',
        email: 'anne@maple.example',
        address: '12 rue Principale\nMontréal, Québec H2X 1Y4\nCanada',
        country: 'ca',
      },
      { name: 'Bruno Tremblay', contact: '', country: 'us', address: 'United States' },
    ]);
    expect(reportedRows(plan).broken).toEqual([
      { row: 4, number: '', message: 'Invalid email address' },
    ]);
  });
});

describe('Xero', () => {
  test('ambiguous dates are asked about; day and month are then read as answered', async () => {
    const ambiguous = importFiles.xero.split('\n').slice(0, 3).join('\n');
    const { questions } = await readImportText(ambiguous);
    expect(questions).toMatchObject({ orders: ['DMY', 'MDY'], example: '03/04/2026' });
    const american = await readImportText(ambiguous, { country: 'uk', order: 'MDY' });
    expect(summary(american.plan)[0]?.slice(1, 3)).toEqual(['2026-03-04', '2026-03-05']);
  });

  test('one unambiguous date settles the order; the file’s total is the invoice’s', async () => {
    const { questions, plan } = await readImportText(importFiles.xero, { country: 'uk' });
    expect(questions.orders).toEqual(['DMY']);
    expect(summary(plan)).toEqual([
      ['INV-0007', '2026-04-03', '2026-05-03', 'open', 2, 25200],
      ['INV-0008', '2026-04-28', '2026-05-28', 'open', 1, 10800],
    ]);
    expect(ratesOf(plan, 0)).toEqual([['VAT on Income 20'], ['Zero Rated Income 0']]);
    expect(invoicesOf(plan)[0]?.invoice.clientAddress).toBe(
      '1 River Walk\nLondon, SE1 9XY\nUnited Kingdom',
    );
  });
});

test('QuickBooks: month before day, thousands with commas, a code for no tax', async () => {
  const { questions, plan } = await readImportText(importFiles.quickBooks);
  expect(questions.orders).toEqual(['MDY']);
  expect(summary(plan)).toEqual([
    ['1037', '2026-01-28', '2026-02-27', 'open', 1, 540216],
    ['1038', '2026-02-03', '2026-03-05', 'open', 1, 11250],
  ]);
  expect(ratesOf(plan, 0)).toEqual([['Tax 8']]);
  expect(invoicesOf(plan)[0]?.invoice.lines[0]?.description).toBe('Gardening\nWeekly service');
});

test('Invoice Ninja: below a title, partly paid, and a repeated line is reported', async () => {
  const { questions, plan } = await readImportText(importFiles.invoiceNinja);
  expect(questions.asksCurrency).toBe(true);
  expect(summary(plan)).toEqual([
    ['0012', '2025-11-25', '2025-12-20', 'part', 1, 1485],
    ['0013', '2025-12-19', '2025-12-29', 'paid', 1, 5334],
  ]);
  expect(invoicesOf(plan)[0]?.invoice).toMatchObject({ paid: '5.01', reference: 'P-77' });
  expect(reportedRows(plan).broken).toEqual([
    { row: 7, number: '0014', message: 'We calculate a total of $53.34, but the file says $26.67' },
  ]);
});

test('products: each name once, one without a price is reported', async () => {
  const { plan } = await readImportText(importFiles.invoiceNinjaProducts);
  if (plan.kind !== 'products') throw new Error(plan.kind);
  expect(plan.products).toMatchObject([
    { name: 'Survey – Half a day', unitPrice: '390.50' },
    { name: 'survey – Again' },
  ]);
  expect(reportedRows(plan).broken).toEqual([
    { row: 7, number: '', message: '“much” isn’t a price' },
  ]);
});

test('products: shortening a name or an id is a remark on its row', async () => {
  const long = 'x'.repeat(501);
  const { plan } = await readImportText(
    `Name,Price,Product ID\nConsulting <b>hour</b>,90,<a>\n${long},5,${'1'.repeat(51)}\nTravel,10,T\n`,
  );
  if (plan.kind !== 'products') throw new Error(plan.kind);
  expect(plan.products).toMatchObject([
    { name: 'Consulting bhour/b', customId: 'a' },
    { name: 'x'.repeat(500), customId: '1'.repeat(50) },
    { name: 'Travel', customId: 'T' },
  ]);
  expect(reportedRows(plan).remarks).toEqual([
    { row: 2, number: '', message: 'Angle brackets removed from the name' },
    { row: 2, number: '', message: 'Angle brackets removed from the ID' },
    { row: 3, number: '', message: 'Name shortened to 500 characters' },
    { row: 3, number: '', message: 'ID shortened to 50 characters' },
  ]);
});
