import { describe, expect, test } from 'vitest';
import { ownClients, ownProducts } from '#app/domain/import/other-layouts.ts';
import { languages } from '#app/domain/language/languages.ts';
import { accountExportTexts } from '#app/features/account/texts.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { parseImportFile } from '#app/features/imports/ui/parse-import-file.client.ts';
import { productImportTexts } from '#app/features/products/texts.ts';
import { reportTexts } from '#app/features/reports/texts.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';

const codes = languages.map(({ code }) => code);

test('our own clients are recognized, and every column is kept', async () => {
  const { guesses, plan } = await readImportText(importFiles.ownClients, { country: 'us' });
  expect(guesses.map(({ source, kind }) => [source, kind])).toEqual([['own', 'clients']]);
  expect(plan).toMatchObject({
    broken: [],
    remarks: [],
    unused: [],
    clients: [
      {
        name: 'Bäckerei Krause',
        email: 'info@krause.example',
        phone: '030 1234',
        address: 'Hauptstr. 1, Berlin',
        region: 'DE',
        country: 'us',
        language: 'fr-CA',
        contact: 'Frau Krause',
        taxNumber: 'DE123456789',
        reference: 'PO-778',
      },
    ],
  });
});

test.each(codes)('the headings of our files in %s are known to the import', (code) =>
  inLanguage(code, async () => {
    const { name, email, phone, address, country, language, ...more } = clientTexts.file;
    const ofClients = { name, email, phone, address, country, language, ...more };
    for (const [column, heading] of Object.entries(ofClients)) {
      const known: Partial<Record<string, readonly string[]>> = ownClients.columns;
      expect(known[column]).toContain(heading);
    }
    const { id, price, tax, unit } = productImportTexts.file;
    const ofProducts = { id, name: productImportTexts.file.name, price, rate: tax, unit };
    for (const [column, heading] of Object.entries(ofProducts)) {
      const known: Partial<Record<string, readonly string[]>> = ownProducts.columns;
      expect(known[column]).toContain(heading);
    }
  }),
);

describe.each(codes)('a table of ours in %s without complete documents', (code) => {
  const refusalOf = async (headings: readonly string[]) => {
    const text = `${headings.join(',')}\n${headings.map((_, at) => at).join(',')}\n`;
    const read = await parseImportFile(new File([text], 'file.csv'));
    return read.ok ? read.file.guesses : read.message;
  };

  test('is refused, and the message names the file to use', () =>
    inLanguage(code, async () => {
      const { holds } = importTexts.refused;
      const list = Object.values(accountExportTexts.columns);
      expect(await refusalOf(list)).toBe(holds.invoiceList);
      expect(await refusalOf(Object.values(reportTexts.file))).toBe(holds.report);
    }));
});

describe('a custom table', () => {
  test('with only common headings needs no questions', async () => {
    const { guesses, plan } = await readImportText(importFiles.minimalClients);
    expect(guesses.map(({ source, kind }) => [source, kind])).toEqual([['other', 'clients']]);
    expect(plan).toMatchObject({ clients: [{ name: 'Tiny Ltd', email: 't@tiny.example' }] });
  });

  test.each([
    ['Prénom,Nom de famille,Courriel,Pays\nAnne,Roy,a@roy.example,Belgique\n', 'Anne Roy', 'BE'],
    ['Клиент;Эл. почта;Страна\nООО Ромашка;a@r.example;Казахстан\n', 'ООО Ромашка', 'KZ'],
    ['Company,Email,Country\nAcme,a@acme.example,GBR\n', 'Acme', 'GB'],
  ])('%s', async (text, name, region) => {
    const { plan } = await readImportText(text);
    expect(plan).toMatchObject({ kind: 'clients', unused: [], clients: [{ name, region }] });
  });

  test('of products keeps the unit', async () => {
    const { plan } = await readImportText('Товар,Цена,Единица\nДизайн,100,час\n');
    expect(plan).toMatchObject({
      kind: 'products',
      products: [{ name: 'Дизайн', unitPrice: '100', unit: 'hour' }],
    });
  });

  test('that matches no layout is asked about', async () => {
    const read = await parseImportFile(new File([importFiles.invoiceList], 'file.csv'));
    const guesses = read.ok ? read.file.guesses : [];
    expect(guesses.map(({ kind, isByHand }) => [kind, isByHand])).toEqual([
      ['clients', true],
      ['products', true],
      ['invoices', true],
    ]);
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
