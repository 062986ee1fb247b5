import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCustomId, cleanProductName } from '#app/domain/products/product.ts';
import {
  localColumnNames,
  writeProductCsv,
  writeProductTemplate,
} from '#app/domain/products/product-csv.ts';
import { inLanguage } from '#app/texts/current-language.ts';
import { inLots, joinPieces } from '#tests/support/pieces.ts';
import { readProductsText } from '#tests/support/read-products-text.ts';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=+-@\'"`,;|\t\r\n <>ab1'), maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
);

const product = fc.record({
  name: text.map(cleanProductName).filter((name) => name !== ''),
  unitPriceHundredths: fc.integer({ min: 0, max: 99_999_999_999 }),
  taxRateThousandths: fc.integer({ min: 0, max: 100_000 }),
  customId: text.map((id) => cleanCustomId(id) || null),
});

describe('an export', () => {
  it('has the columns of the template', async () => {
    const tea = { name: 'Tea', unitPriceHundredths: 950, taxRateThousandths: 9975, customId: '=7' };
    expect(await joinPieces(writeProductCsv(inLots([tea])))).toBe(
      "\ufeffid,product/service,price,tax\r\n'=7,Tea,9.50,9.975\r\n",
    );
  });

  it('and the template are in the language of the request', async () => {
    const headings = inLanguage('fr-CA', localColumnNames);
    expect(await joinPieces(writeProductCsv(inLots([]), headings))).toBe(
      '\ufeffcode,produit/service,prix,taxe\r\n',
    );
    expect(inLanguage('ru', writeProductTemplate)).toContain('код,товар/услуга,цена,налог\r\n');
    expect(writeProductTemplate()).toBe(
      '\ufeffid,product/service,price,tax\r\nA-1,Website design,1200.00,20\r\nA-2,"Support, one hour",85.50,0\r\n',
    );
  });

  it('imported again gives the same products, whatever they are called', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 20 }), async (products) => {
        const file = await joinPieces(writeProductCsv(inLots(products)));
        expect(readProductsText(file)).toEqual({ products, remarks: [] });
      }),
    );
  });
});

// @covers platform-9.6
