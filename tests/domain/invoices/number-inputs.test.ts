import { describe, expect, it } from 'vitest';
import {
  clampDiscount,
  normalizeDiscount,
  normalizePrice,
  normalizeQuantity,
  normalizeTaxRate,
} from '#app/domain/invoices/number-inputs.ts';

describe('number inputs on blur', () => {
  it('empty becomes 1 for a quantity, 0 otherwise', () => {
    expect(normalizeQuantity(' ')).toBe('1');
    expect([normalizePrice(''), normalizeTaxRate(''), normalizeDiscount('')].join('')).toBe('000');
  });

  it.each([
    ['12.555', '12.56'],
    ['0.999', '1'],
    ['1,234.5', '1234.5'],
    ['-0.001', '-0.001'],
    ['abc', 'abc'],
    ['12,5', '12.5'],
    ['$5', '5'],
    ['1,2,3', '1,2,3'],
  ])('a price of %s becomes %s', (typed, shown) => {
    expect(normalizePrice(typed)).toBe(shown);
  });

  it('a quantity and a tax rate have up to 4 decimals, a precise price 6', () => {
    expect(normalizeQuantity('0.255')).toBe('0.255');
    expect(normalizeQuantity('0.25555')).toBe('0.2556');
    expect(normalizeTaxRate('9.975')).toBe('9.975');
    expect(normalizeTaxRate('9.97555')).toBe('9.9756');
    expect(normalizePrice('0.0123456', true)).toBe('0.012346');
  });

  it('a discount is clamped to 0 to 100', () => {
    const typed = ['100.01', '250', '-5', '12.345'];
    expect(typed.map((text) => normalizeDiscount(text))).toEqual(['100', '100', '0', '12.35']);
    for (const text of ['12.', '', '12,5']) expect(clampDiscount(text)).toBe(text);
    for (const text of ['101', '120,5']) expect(clampDiscount(text)).toBe('100');
  });
});
