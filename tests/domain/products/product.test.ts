import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkProduct,
  cleanCustomId,
  cleanProductName,
  copiedProductName,
  describeProduct,
  type ProductColumns,
} from '#app/domain/products/product.ts';
import { checkProductForm } from '#app/domain/products/product-form.ts';

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
    ['no description', { name: '   ' }],
    ['no price', { unitPrice: '' }],
    ['a price of 0', { unitPrice: '0' }],
    ['a price that is 0 with six decimals', { unitPrice: '0.0000004' }],
    ['a negative price', { unitPrice: '-1' }],
    ['a price of a billion', { unitPrice: '1000000000' }],
    ['a non-numeric price', { unitPrice: 'ten' }],
  ])('is refused with %s', (_, change) => {
    expect(checkProduct({ ...line, ...change })).toEqual({
      ok: false,
      code: 'incompleteLine',
    });
  });

  it('keeps a price below a hundredth', () => {
    expect(checkProduct({ ...line, unitPrice: '0.0001' })).toMatchObject({
      columns: { unitPriceHundredths: 0, unitPriceExact: '0.0001' },
    });
  });

  it.each(['', 'abc', '-5', '100.001', '1e9'])('uses rate 0 for %s', (taxRate) => {
    expect(checkProduct({ ...line, taxRate })).toMatchObject({
      columns: { taxRateThousandths: 0 },
    });
  });

  it('cuts a long description and joins its lines', () => {
    const checked = checkProduct({ ...line, name: `one\ntwo ${'x'.repeat(600)}` });
    if (!checked.ok) throw new Error(checked.code);
    expect(checked.columns.name).toHaveLength(500);
    expect(checked.columns.name).toMatch(/^one two x/);
  });

  it('is read back as the form’s text', () => {
    const columns: ProductColumns = {
      name: 'Tea',
      unitPriceHundredths: 950,
      unitPriceExact: null,
      taxRateThousandths: 20_000,
      taxRateExact: null,
      unit: 'kilogram',
    };
    expect(describeProduct(columns)).toEqual({
      name: 'Tea',
      unitPrice: '9.5',
      taxRate: '20',
      unit: 'kilogram',
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

  it('is cut between characters', () => {
    expect(cleanProductName(`${'n'.repeat(499)}🐦`)).toBe('n'.repeat(499));
  });

  it('of a copy ends with (Copy), within the limit', () => {
    const copyOf = (name: string) => `${name} (Copy)`;
    expect(copiedProductName('Tea', copyOf)).toBe('Tea (Copy)');
    expect(copiedProductName('n'.repeat(500), copyOf)).toBe(`${'n'.repeat(493)} (Copy)`);
  });
});
