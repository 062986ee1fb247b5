import { describe, expect, it } from 'vitest';
import { changedFields } from '#app/domain/changed-fields.ts';
import {
  checkProductChanges,
  checkProductForm,
  settleNumber,
} from '#app/domain/products/product-form.ts';

const typed = {
  name: ' Website design ',
  unitPrice: '1,200.50',
  taxRate: '9.975',
  unit: 'hour',
  customId: ' A-1 ',
} as const;

describe('the product form', () => {
  it('gives what is kept', () => {
    expect(checkProductForm(typed)).toEqual({
      ok: true,
      columns: {
        name: 'Website design',
        unitPriceHundredths: 120_050,
        unitPriceExact: null,
        taxRateThousandths: 9_975,
        taxRateExact: null,
        unit: 'hour',
        customId: 'A-1',
      },
    });
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'Product name is required' }],
    [
      'a name with markup',
      { name: 'Consulting <b>hour</b>' },
      { name: 'Product names and IDs can’t contain < or >' },
    ],
    [
      'an id with brackets',
      { customId: '<7>' },
      { customId: 'Product names and IDs can’t contain < or >' },
    ],
    [
      'a long name',
      { name: 'n'.repeat(501) },
      { name: 'Product name must be 500 characters or less' },
    ],
    ['no price', { unitPrice: '' }, { unitPrice: 'Unit price is required' }],
    [
      'a negative price',
      { unitPrice: '-1' },
      { unitPrice: 'Unit price must be from 0 to below 1,000,000,000' },
    ],
    [
      'a price too high',
      { unitPrice: '1e9' },
      { unitPrice: 'Unit price must be from 0 to below 1,000,000,000' },
    ],
    ['a rate too high', { taxRate: '101' }, { taxRate: 'Tax rate must be between 0 and 100' }],
    [
      'a long id',
      { customId: 'i'.repeat(51) },
      { customId: 'Product ID must be 50 characters or less' },
    ],
  ])('refuses %s', (_, change, errors) => {
    expect(checkProductForm({ ...typed, ...change })).toEqual({ ok: false, errors });
  });

  it('measures a name and an id as they are kept', () => {
    const long = { name: ` ${'n'.repeat(500)} `, customId: ` ${'i'.repeat(50)} ` };
    expect(checkProductForm({ ...typed, ...long })).toMatchObject({
      columns: { name: 'n'.repeat(500), customId: 'i'.repeat(50) },
    });
  });

  it('takes 0 for a price or a rate that is no number, and no id for an empty one', () => {
    const empty = { ...typed, unitPrice: 'ten', taxRate: '', customId: '' };
    expect(checkProductForm(empty)).toMatchObject({
      columns: { unitPriceHundredths: 0, taxRateThousandths: 0, customId: null },
    });
  });

  it('shows that 0 as soon as the field is left', () => {
    expect(['ten', '12,50', '$5', '', '7'].map(settleNumber)).toEqual(['0', '12.50', '5', '', '7']);
  });

  it('of an edit is checked and kept field by field', () => {
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
