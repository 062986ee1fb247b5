import { describe, expect, test } from 'vitest';
import { createRegionParser } from '#app/domain/country/region-by-text.ts';
import { reportOf } from '#app/features/imports/words/import-report.ts';
import { documents as enUS } from '#app/features/invoice-sheet/texts/en-us.ts';
import { documents as frCA } from '#app/features/invoice-sheet/texts/fr-ca.ts';
import { documents as ru } from '#app/features/invoice-sheet/texts/ru.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { invoicesOf, readImportText } from '#tests/support/parse-import-text.ts';

const parseRegion = createRegionParser(enUS.regions);

describe('a country in a file', () => {
  test.each([
    ['DE', 'DE|de|DEU|Germany|GERMANY|Allemagne|Германия|Deutschland'],
    [
      'GB',
      'GB|UK|U.K.|GBR|United Kingdom|Great Britain|England|Scotland|Royaume-Uni|Великобритания',
    ],
    ['US', 'US|USA|U.S.A.|United States|United States of America|États-Unis|Etats Unis|США'],
    ['NZ', 'NZ|NZL|New Zealand|Nouvelle-Zélande|Новая Зеландия'],
    ['CZ', 'CZ|CZE|Czechia|Czech Republic|République tchèque|Tchéquie|Чехия'],
    ['NL', 'NL|NLD|Netherlands|The Netherlands|Holland|Pays-Bas|Нидерланды'],
    ['RU', 'RU|RUS|Russia|Russian Federation|Russie|Россия|Российская Федерация'],
    ['TR', 'TR|TUR|Turkey|Türkiye|Turquie|Турция'],
    ['CI', "CI|CIV|Ivory Coast|Côte d’Ivoire|Cote d'Ivoire|Кот-д’Ивуар"],
    ['AE', 'AE|ARE|UAE|United Arab Emirates|Émirats arabes unis|ОАЭ'],
    ['KR', 'KR|KOR|South Korea|Republic of Korea|Corée du Sud|Республика Корея|Южная Корея'],
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
  ['DEU', 'DE', 'us'],
  ['Allemagne', 'DE', 'us'],
  ['Canada', 'CA', 'ca'],
  ['Atlantis', '', 'us'],
  ['', '', 'us'],
])('a client from a file in “%s” has the region “%s”', async (typed, region, country) => {
  const text = `Customer,Email,Billing Street,Billing Country\nKrause,k@krause.example,1 Main,${typed}\n`;
  const { plan } = await readImportText(text);
  expect(plan).toMatchObject({ kind: 'clients', clients: [{ region, country }] });
});

test('an invoice’s client has the region in the file', async () => {
  const { plan } = await readImportText(importFiles.xeroTypes, { order: 'DMY', country: 'uk' });
  const [first] = invoicesOf(plan);
  expect(first?.invoice).toMatchObject({ clientRegion: 'NZ', clientAddress: 'Nelson, 7010' });
  const british = await readImportText(importFiles.xero, { country: 'us' });
  expect(invoicesOf(british.plan)[0]?.invoice.clientRegion).toBe('GB');
});

test('rows of one client share country and copies', async () => {
  const { plan } = await readImportText(
    `name,email,address,country,invoice language,cc
Krause,k@krause.example,1 Main,,,a@krause.example
Krause,k@krause.example,,Germany,Français (Canada),b@krause.example
`,
    { country: 'uk' },
  );
  const look = { invoices: [], clients: [], products: [], remaining: null };
  const report = reportOf(plan, { outcome: 'looked', ...look });
  expect(report.plan).toMatchObject({
    clients: [
      {
        region: 'DE',
        country: 'uk',
        language: 'fr-CA',
        address: '1 Main',
        ccEmails: 'a@krause.example, b@krause.example',
      },
    ],
  });
});
