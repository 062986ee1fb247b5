import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import type { RowRemark } from '#app/domain/products/check-import.ts';
import {
  type CatalogueColumns,
  cleanCustomId,
  cleanProductName,
  noPrice,
  noRate,
  parseTaxRate,
  parseUnitPrice,
} from '#app/domain/products/product.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import {
  localColumnNames,
  writeProductCsv,
  writeProductTemplate,
} from '#app/features/products/words/product-csv.ts';
import { describeRemark } from '#app/features/products/words/product-issues.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { readProductsText } from '#tests/support/parse-products-text.ts';
import { inLots, joinPieces } from '#tests/support/pieces.ts';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=+-@\'"`,;|\t\r\n <>ab1'), maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
);

const typed = fc.record({
  name: text.map(cleanProductName).filter((name) => name !== ''),
  price: fc.integer({ min: 0, max: 999_999_999_990_000 }).map((price) => formatDecimal(price, 6)),
  rate: fc.integer({ min: 0, max: 1_000_000 }).map((rate) => formatDecimal(rate, 4)),
  unit: fc.constantFrom(null, ...unitCodes),
  customId: text.map((id) => cleanCustomId(id) || null),
});
const product = typed.map(({ price, rate, ...texts }): CatalogueColumns => {
  return { ...texts, ...(parseUnitPrice(price) ?? noPrice), ...(parseTaxRate(rate) ?? noRate) };
});

describe('an export', () => {
  it('has the columns of the template, and the unit', async () => {
    const tea = {
      name: 'Tea',
      unitPriceHundredths: 950,
      unitPriceExact: null,
      unit: null,
      taxRateThousandths: 9975,
      taxRateExact: null,
      customId: '=7',
    };
    const fine = {
      unitPriceHundredths: 1,
      unitPriceExact: '0.0125',
      unit: 'kilowattHour',
    } as const;
    const power = { ...tea, ...fine, name: 'Power', customId: null };
    expect(await joinPieces(writeProductCsv(inLots([tea, power])))).toBe(
      [
        '\ufeffid,product/service,price,tax,unit',
        "'=7,Tea,9.50,9.975,",
        ',Power,0.0125,9.975,Kilowatt hours',
        '',
      ].join('\r\n'),
    );
  });

  it('and the template are in the language of the request', async () => {
    const headings = inLanguage('fr-CA', localColumnNames);
    expect(await joinPieces(writeProductCsv(inLots([]), headings))).toBe(
      '\ufeffcode,produit/service,prix,taxe,unité\r\n',
    );
    expect(inLanguage('ru', writeProductTemplate)).toContain('код,товар/услуга,цена,налог\r\n');
    expect(writeProductTemplate()).toBe(
      '\ufeffid,product/service,price,tax\r\nA-1,Website design,1200.00,20\r\nA-2,"Support, one hour",85.50,0\r\n',
    );
  });

  const some = fc.array(product, { minLength: 1, maxLength: 20 });
  const anyLanguage = fc.constantFrom(...languages.map(({ code }) => code));

  it('imported again gives the same products, whatever they are called, in any language', async () => {
    await fc.assert(
      fc.asyncProperty(some, anyLanguage, async (products, language) => {
        const file = await inLanguage(language, () =>
          joinPieces(writeProductCsv(inLots(products))),
        );
        expect(readProductsText(file)).toEqual({ products, remarks: [] });
      }),
    );
  });
});

test.each<[RowRemark, string]>([
  [{ row: 2, code: 'longId', limit: 50 }, 'ID shortened to 50 characters'],
  [
    { row: 2, code: 'noPrice', typed: 'abc' },
    'Price “abc” set to 0. Prices must be at least 0 and less than 1,000,000,000',
  ],
  [
    { row: 2, code: 'noPrice', typed: '' },
    'Price (empty) set to 0. Prices must be at least 0 and less than 1,000,000,000',
  ],
  [
    { row: 2, code: 'roundedPrice', typed: '7.9999996', price: '8.00' },
    'Price “7.9999996” rounded to 8.00',
  ],
  [{ row: 2, code: 'noRate', typed: '101' }, 'Tax “101” set to 0. Rates must be from 0 to 100'],
  [
    { row: 2, code: 'roundedRate', typed: '9.12345%', rate: '9.1235' },
    'Tax “9.12345%” rounded to 9.1235',
  ],
  [{ row: 2, code: 'noUnit', typed: 'x'.repeat(41) }, `Unknown unit “${'x'.repeat(40)}…” removed`],
])('a remark on an imported row: %j', (remark, sentence) => {
  expect(inLanguage('en-US', () => describeRemark(remark))).toBe(sentence);
});
