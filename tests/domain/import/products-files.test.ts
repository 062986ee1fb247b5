import { describe, expect, test } from 'vitest';
import { createRegionParser } from '#app/domain/country/region-by-text.ts';
import { documents as enUS } from '#app/features/invoice-sheet/texts/en-us.ts';
import { documents as frCA } from '#app/features/invoice-sheet/texts/fr-ca.ts';
import { documents as ru } from '#app/features/invoice-sheet/texts/ru.ts';
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
    const inCanada = { country: 'ca' } as const;
    const { guesses, questions, plan } = await readImportText(importFiles.freshBooks, inCanada);
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
    const message = 'The payment date, 5 Jan 2062, is in the future';
    expect(await paidOn('2062-01-05', '2026-11-27')).toEqual({
      kept: others,
      broken: [{ row: 2, number: '0000041', message }],
    });
    expect(await paidOn('2026-02-30', '2026-11-27')).toMatchObject({
      kept: others,
      broken: [{ row: 2, number: '0000041' }],
    });
    expect((await paidOn('2026-02-01', '2026-02-01')).broken).toEqual([]);
    expect((await paidOn('2026-02-01', '2026-01-31')).broken).toHaveLength(1);
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

describe('a custom table', () => {
  test.each([
    ['Клиент;Эл. почта;Страна\nООО Ромашка;a@r.example;Казахстан\n', 'ООО Ромашка', 'KZ'],
    ['Company,Email,Country\nAcme,a@acme.example,GBR\n', 'Acme', 'GB'],
  ])('%s', async (text, name, region) => {
    const { plan } = await readImportText(text);
    expect(plan).toMatchObject({ kind: 'clients', unused: [], clients: [{ name, region }] });
  });

  test('of products keeps the unit', async () => {
    const { plan } = await readImportText('Товар,Цена,Единица\nДизайн,100,час\n');
    const products = [{ name: 'Дизайн', unitPrice: '100', unit: 'hour' }];
    expect(plan).toMatchObject({ kind: 'products', products });
  });
});

test('columns that are not read are listed, unless they are empty', async () => {
  const { plan } = await readImportText(importFiles.freshBooksClients, { country: 'ca' });
  expect(plan.unused).toEqual(['Notes']);
  const nameless = 'Client,Email,\nTiny Ltd,t@tiny.example,VIP,late\n';
  expect((await readImportText(nameless)).plan.unused).toEqual(['C', 'D']);
  const empty = importFiles.freshBooksClients.replace('Pays early', '');
  expect((await readImportText(empty, { country: 'ca' })).plan.unused).toEqual([]);
});

const parseRegion = createRegionParser(enUS.regions);

describe('a country in a file', () => {
  test.each([
    ['DE', 'DE|de|DEU|Germany|GERMANY|Allemagne|Германия|Deutschland'],
    [
      'GB',
      'GB|UK|U.K.|GBR|United Kingdom|Great Britain|England|Scotland|Royaume-Uni|Великобритания',
    ],
    ['NL', 'NL|NLD|Netherlands|The Netherlands|Holland|Pays-Bas|Нидерланды'],
    ['CI', "CI|CIV|Ivory Coast|Côte d’Ivoire|Cote d'Ivoire|Кот-д’Ивуар"],
  ])('is %s if it says %s', (region, texts) => {
    const read = texts.split('|').map((text) => `${text}: ${parseRegion(text)}`);
    expect(read).toEqual(texts.split('|').map((text) => `${text}: ${region}`));
  });

  test.each(['', 'Atlantis', 'ZZ', 'XYZ', '1', 'Europe'])('is unknown if it says “%s”', (text) => {
    expect(parseRegion(text)).toBeNull();
  });

  test.each([enUS, frCA, ru].map(({ language, regions }) => [language, regions] as const))(
    'is recognized by every country name in %s',
    (_, regions) => {
      const lost = Object.entries(regions).filter(([code, name]) => parseRegion(name) !== code);
      expect(lost).toEqual([]);
    },
  );
});

test.each([
  ['Germany', 'DE', 'us'],
  ['Canada', 'CA', 'ca'],
  ['Atlantis', '', 'us'],
])('a client from a file in “%s” has the region “%s”', async (typed, region, country) => {
  const text = `Customer,Email,Billing Street,Billing Country\nKrause,k@krause.example,1 Main,${typed}\n`;
  const { plan } = await readImportText(text);
  expect(plan).toMatchObject({ kind: 'clients', clients: [{ region, country }] });
});
