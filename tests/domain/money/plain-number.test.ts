import { describe, expect, it } from 'vitest';
import { styleOfSemicolonFile } from '#app/domain/csv/csv-cells.ts';
import { plainNumber } from '#app/domain/money/plain-number.ts';

describe('a number in a file', () => {
  it.each([
    ['12', '12'],
    [' 12.50 ', '12.50'],
    ['$12.50', '12.50'],
    ['12.50 USD', '12.50'],
    ['C$ 5', '5'],
    ['1,200.50', '1,200.50'],
    ['1,234', '1,234'],
    ['12,5', '12.5'],
    ['2,5', '2.5'],
    ['0,125', '0.125'],
    ['1,2345', '1.2345'],
    ['12,345', '12,345'],
    ['$5', '5'],
    ['1 000', '1000'],
    ['1 200,50 ₽', '1200.50'],
    ['1\u00a0200\u00a0000', '1200000'],
    ['1’200.50', '1200.50'],
    ['1.234,50', '1234.50'],
    ['1.234.567', '1234567'],
    ['20%', '20'],
    ['-5', '-5'],
  ])('%j is read as %j', (text, decimal) => {
    expect(plainNumber(text)).toBe(decimal);
  });

  it.each(['', 'abc', '12abc', '1,2,3', '1.2.3', '=1+1', '--5', 'NaN', 'Infinity', '0x10', '$'])(
    '%j is invalid',
    (text) => {
      expect(plainNumber(text)).toBeNull();
    },
  );

  it('has a decimal comma if semicolons separate the cells', () => {
    const style = styleOfSemicolonFile(['12,50', '7']);
    expect(plainNumber('12,50', style)).toBe('12.50');
    expect(plainNumber('9,975', style)).toBe('9.975');
    expect(plainNumber('1.234,50', style)).toBe('1234.50');
    expect(plainNumber('1.234', style)).toBe('1234');
    expect(plainNumber('12.50', style)).toBe('12.50');
  });

  it('keeps its decimal point in a semicolon file without decimal commas', () => {
    const style = styleOfSemicolonFile(['1.234', '12.50']);
    expect(plainNumber('1.234', style)).toBe('1.234');
    expect(plainNumber('1,200.50', style)).toBe('1,200.50');
  });
});
