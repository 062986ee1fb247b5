import { describe, expect, it } from 'vitest';
import { checkPostedImport } from '#app/domain/products/check-import.ts';

const row = { name: 'Tea', unitPrice: '4.5', taxRate: '9.975', unit: '', customId: '' } as const;
const tea = {
  name: 'Tea',
  unitPriceHundredths: 450,
  unitPriceExact: null,
  taxRateThousandths: 9975,
  taxRateExact: null,
  unit: null,
};
const unreadable = { ok: false, issue: 'unreadable' };

describe('posted rows', () => {
  it('become columns', () => {
    expect(checkPostedImport([row, { ...row, unit: 'kilogram', customId: 'A-1' }])).toEqual({
      ok: true,
      columns: [
        { ...tea, customId: null },
        { ...tea, unit: 'kilogram', customId: 'A-1' },
      ],
    });
  });

  it.each([
    ['no name', { name: '' }],
    ['a name of 501 characters', { name: 'n'.repeat(501) }],
    ['angle brackets in the name', { name: '<b>' }],
    ['a line break in the name', { name: 'a\nb' }],
    ['an id of 51 characters', { customId: 'i'.repeat(51) }],
    ['a price of a billion', { unitPrice: '1000000000' }],
    ['a rate above 100', { taxRate: '100.001' }],
  ])('are all refused with %s in one of them', (_, change) => {
    expect(checkPostedImport([row, { ...row, ...change }])).toEqual(unreadable);
  });

  it('are one to 1,000', () => {
    expect(checkPostedImport([])).toEqual({
      ok: false,
      issue: 'noProducts',
    });
    expect(checkPostedImport(Array.from({ length: 1000 }, () => row)).ok).toBe(true);
    expect(checkPostedImport(Array.from({ length: 1001 }, () => row))).toEqual({
      ok: false,
      issue: 'tooManyRows',
    });
  });
});
