import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import {
  checkProduct,
  cleanCustomId,
  cleanProductName,
  parseTaxRate,
  parseUnitPrice,
  priceText,
  rateText,
} from '#app/domain/products/product.ts';
import { checkProductForm, firstTaxRate } from '#app/domain/products/product-form.ts';
import { freshSettings, type SettingsDraft } from '#app/domain/settings/settings-draft.ts';

const line = {
  name: 'Website design',
  unitPrice: '1200.50',
  taxRate: '9.975',
  unit: 'hour' as const,
};

describe('a line saved as a product', () => {
  it('keeps description, price without currency, and rate', () => {
    expect(checkProduct(line)).toEqual({
      ok: true,
      columns: {
        name: 'Website design',
        unitPriceHundredths: 120_050,
        unitPriceExact: null,
        taxRateThousandths: 9_975,
        taxRateExact: null,
        unit: 'hour',
      },
    });
  });

  it.each([
    { name: '   ' },
    { unitPrice: '0' },
    { unitPrice: '0.0000004' },
    { unitPrice: '1000000000' },
  ])('is refused with %j', (change) => {
    expect(checkProduct({ ...line, ...change })).toEqual({ ok: false, code: 'incompleteLine' });
  });

  it.each(['', 'abc', '100.001'])('uses rate 0 for %s', (taxRate) => {
    expect(checkProduct({ ...line, taxRate })).toMatchObject({
      columns: { taxRateThousandths: 0 },
    });
  });
});

describe('a product’s name', () => {
  it('has the same rule in the product form and in an invoice line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const kept = checkProduct({ ...line, name });
        const typed = checkProductForm({ ...line, name, customId: '' });
        expect(kept.ok).toBe(typed.ok);
        if (kept.ok && typed.ok) expect(kept.columns.name).toBe(typed.columns.name);
      }),
    );
  });

  it('is unchanged when cleaned again: one line, within its limit, no angle brackets, no half characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        for (const [clean, longest] of [
          [cleanProductName, 500],
          [cleanCustomId, 50],
        ] as const) {
          const name = clean(text);
          expect(clean(name)).toBe(name);
          expect(name.length).toBeLessThanOrEqual(longest);
          expect(name).not.toMatch(/[<>\n\r\t]|^\s|\s$/);
          expect(name).not.toMatch(/\p{Surrogate}/u);
        }
      }),
    );
  });
});

describe('a price', () => {
  it('with more than two decimals is also stored as text', () => {
    expect(parseUnitPrice('0.0125')).toEqual({ unitPriceHundredths: 1, unitPriceExact: '0.0125' });
    expect(parseUnitPrice('9.50')).toEqual({ unitPriceHundredths: 950, unitPriceExact: null });
    expect(parseUnitPrice('0.005')).toEqual({ unitPriceHundredths: 1, unitPriceExact: '0.005' });
    expect(parseUnitPrice('1.0000005')?.unitPriceExact).toBe('1.000001');
  });

  it('is from 0 to below 1e9', () => {
    const wrong = ['-0.01', '1000000000', '999999999.995', 'ten', ''];
    expect(wrong.map(parseUnitPrice)).toEqual(wrong.map(() => null));
    expect(parseUnitPrice('999999999.99')?.unitPriceHundredths).toBe(99_999_999_999);
  });

  it('is read back unchanged, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_990_000 }), (millionths) => {
        const text = formatDecimal(millionths, 6);
        const read = parseUnitPrice(text);
        expect(read && priceText(read)).toBe(text);
      }),
    );
  });

  it('has two decimals if requested, or as many as needed', () => {
    const price = { unitPriceHundredths: 300, unitPriceExact: null };
    expect([priceText(price), priceText(price, 2)]).toEqual(['3', '3.00']);
    expect(priceText({ ...price, unitPriceExact: '3.001' }, 2)).toBe('3.001');
  });
});

it('a rate with more than three decimals is also stored as text, from 0 to 100', () => {
  expect(parseTaxRate('9.975')).toEqual({ taxRateThousandths: 9975, taxRateExact: null });
  expect(parseTaxRate('8.8755')).toEqual({ taxRateThousandths: 8876, taxRateExact: '8.8755' });
  expect(['100.0001', '-1', ''].map(parseTaxRate)).toEqual([null, null, null]);
  expect(parseTaxRate('100')?.taxRateThousandths).toBe(100_000);
  expect(rateText({ taxRateThousandths: 8876, taxRateExact: '8.8755' })).toBe('8.8755');
  expect(rateText({ taxRateThousandths: 5000, taxRateExact: null })).toBe('5');
});

const { registrationUk, registrationUs } = freshSettings('uk');
const own = (tax: string, rate: string) => ({ tax, number: '', rate });

const unregistered = { registrationUk: { ...registrationUk, registered: 'no' } } as const;
const listed = {
  ...registrationUs,
  registered: 'yes' as const,
  numbers: [own('Albany', '4.5')],
};

it.each<[string, CountryCode, Partial<SettingsDraft>, string]>([
  ['the country’s while none is set', 'uk', {}, '20'],
  ['none in the USA', 'us', {}, '0'],
  ['that of the settings', 'uk', { taxRate: '17.5' }, '17.5'],
  ['none for unregistered sellers', 'uk', { taxRate: '17.5', ...unregistered }, '0'],
  ['the country’s if another one was answered', 'ca', unregistered, '5'],
  ['that of a tax that the seller lists', 'us', { taxRate: '1', registrationUs: listed }, '4.5'],
])('a new product starts with %s', (_, country, changes, rate) => {
  expect(firstTaxRate({ ...freshSettings(country), ...changes }, country)).toBe(rate);
});
