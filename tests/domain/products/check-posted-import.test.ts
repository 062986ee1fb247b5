import { describe, expect, it } from 'vitest';
import { checkPostedImport } from '#app/domain/products/check-import.ts';
import {
  checkProductChanges,
  checkProductForm,
  settleNumber,
} from '#app/domain/products/product-form.ts';
import { changedFields } from '#app/ui/form/record-dialog.tsx';

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
    expect(checkPostedImport(Array.from({ length: 1001 }, () => row))).toEqual({
      ok: false,
      issue: 'tooManyRows',
    });
  });
});

const typed = {
  name: ' Website design ',
  unitPrice: '1,200.50',
  taxRate: '9.975',
  unit: 'hour',
  customId: ' A-1 ',
} as const;

describe('the product form', () => {
  it('returns the stored values', () => {
    expect(checkProductForm(typed)).toEqual({
      ok: true,
      columns: {
        ...tea,
        name: 'Website design',
        unitPriceHundredths: 120_050,
        unit: 'hour',
        customId: 'A-1',
      },
    });
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
    expect(checkProductForm(empty)).toMatchObject({
      columns: { unitPriceHundredths: 0, taxRateThousandths: 0, customId: null },
    });
  });

  it('shows that 0 as soon as the field loses focus', () => {
    expect(['ten', '12,50', '$5', '', '7'].map(settleNumber)).toEqual(['0', '12.50', '5', '', '7']);
  });

  it('checks and stores an edit field by field', () => {
    expect(checkProductChanges({ unitPrice: '3' })).toEqual({
      ok: true,
      columns: { unitPriceHundredths: 300, unitPriceExact: null },
    });
    expect(checkProductChanges({ unitPrice: '0.0125', unit: '' })).toEqual({
      ok: true,
      columns: { unitPriceHundredths: 1, unitPriceExact: '0.0125', unit: null },
    });
    expect(checkProductChanges({})).toEqual({ ok: true, columns: {} });
    expect(changedFields(typed, { ...typed, taxRate: '5' })).toEqual({ taxRate: '5' });
  });
});
