import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { checkPostedImport } from '#app/domain/products/check-import.ts';
import {
  checkProduct,
  cleanCustomId,
  cleanProductName,
  parseTaxRate,
  parseUnitPrice,
  priceText,
  rateText,
} from '#app/domain/products/product.ts';
import {
  checkProductChanges,
  checkProductForm,
  firstTaxRate,
  settleNumber,
} from '#app/domain/products/product-form.ts';
import { freshSettings, type SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { changedFields } from '#app/ui/form/record-dialog.tsx';

const name = 'Website design';
const line = { name, unitPrice: '1200.50', taxRate: '9.975', unit: 'hour' as const };
const exactly = { unitPriceExact: null, taxRateExact: null };
const design = { ...exactly, unitPriceHundredths: 120_050, taxRateThousandths: 9_975 };

describe('a line saved as a product', () => {
  it('keeps description, price without currency, and rate', () => {
    expect(checkProduct(line)).toEqual({ ok: true, columns: { ...design, name, unit: 'hour' } });
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
    const columns = { taxRateThousandths: 0 };
    expect(checkProduct({ ...line, taxRate })).toMatchObject({ columns });
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

const row = { name: 'Tea', unitPrice: '4.5', taxRate: '9.975', unit: '', customId: '' } as const;
const tea = { ...design, name: 'Tea', unitPriceHundredths: 450, unit: null };
const unreadable = { ok: false, issue: 'unreadable' };

describe('posted rows', () => {
  it('become columns', () => {
    const more = { unit: 'kilogram', customId: 'A-1' } as const;
    const columns = [{ customId: null }, more].map((each) => ({ ...tea, ...each }));
    expect(checkPostedImport([row, { ...row, ...more }])).toEqual({ ok: true, columns });
  });

  it.each([
    { name: '' },
    { name: 'n'.repeat(501) },
    { name: '<b>' },
    { name: 'a\nb' },
    { customId: 'i'.repeat(51) },
    { unitPrice: '1000000000' },
    { taxRate: '100.001' },
  ])('are all refused with %j in one of them', (change) => {
    expect(checkPostedImport([row, { ...row, ...change }])).toEqual(unreadable);
  });

  it('are one to 1,000', () => {
    expect(checkPostedImport([])).toEqual({ ok: false, issue: 'noProducts' });
    expect(checkPostedImport(Array.from({ length: 1000 }, () => row)).ok).toBe(true);
    const more = checkPostedImport(Array.from({ length: 1001 }, () => row));
    expect(more).toEqual({ ok: false, issue: 'tooManyRows' });
  });
});

const typed = { ...line, name: ` ${name} `, unitPrice: '1,200.50', customId: ' A-1 ' };

describe('the product form', () => {
  it('returns the stored values', () => {
    const columns = { ...design, name, unit: 'hour', customId: 'A-1' };
    expect(checkProductForm(typed)).toEqual({ ok: true, columns });
  });

  it.each([
    ['no name', { name: ' ' }, { name: { code: 'noName' } }],
    ['a name with markup', { name: 'Consulting <b>hour</b>' }, { name: { code: 'brackets' } }],
    ['a negative price', { unitPrice: '-1' }, { unitPrice: { code: 'price' } }],
    ['a rate that is too high', { taxRate: '101' }, { taxRate: { code: 'tax' } }],
    ['a long id', { customId: 'i'.repeat(51) }, { customId: { code: 'longId', limit: 50 } }],
  ])('refuses %s', (_, change, issues) => {
    expect(checkProductForm({ ...typed, ...change })).toEqual({ ok: false, issues });
  });

  it('uses 0 for a price or a rate that isn’t a number, and no id for an empty one', () => {
    const empty = { ...typed, unitPrice: 'ten', taxRate: '', customId: '' };
    const columns = { unitPriceHundredths: 0, taxRateThousandths: 0, customId: null };
    expect(checkProductForm(empty)).toMatchObject({ columns });
  });

  it('shows that 0 as soon as the field loses focus', () => {
    expect(['ten', '12,50', '$5', '', '7'].map(settleNumber)).toEqual(['0', '12.50', '5', '', '7']);
  });

  it('checks and stores an edit field by field', () => {
    const price = { unitPriceHundredths: 300, unitPriceExact: null };
    const fine = { unitPriceHundredths: 1, unitPriceExact: '0.0125', unit: null };
    expect(checkProductChanges({ unitPrice: '3' })).toEqual({ ok: true, columns: price });
    const changes = { unitPrice: '0.0125', unit: '' } as const;
    expect(checkProductChanges(changes)).toEqual({ ok: true, columns: fine });
    expect(checkProductChanges({})).toEqual({ ok: true, columns: {} });
    expect(changedFields(typed, { ...typed, taxRate: '5' })).toEqual({ taxRate: '5' });
  });
});
