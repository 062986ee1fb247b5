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
    expect(normalizePrice('')).toBe('0');
    expect(normalizeTaxRate('')).toBe('0');
    expect(normalizeDiscount('')).toBe('0');
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
    expect(normalizeDiscount('100.01')).toBe('100');
    expect(normalizeDiscount('250')).toBe('100');
    expect(normalizeDiscount('-5')).toBe('0');
    expect(normalizeDiscount('12.345')).toBe('12.35');
    expect(clampDiscount('101')).toBe('100');
    expect(clampDiscount('12.')).toBe('12.');
    expect(clampDiscount('')).toBe('');
    expect(clampDiscount('12,5')).toBe('12,5');
    expect(clampDiscount('120,5')).toBe('100');
  });
});
