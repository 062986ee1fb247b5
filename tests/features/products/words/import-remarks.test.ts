import { expect, test } from 'vitest';
import type { RowRemark } from '#app/domain/products/check-import.ts';
import { describeRemark } from '#app/features/products/words/import-remarks.ts';
import { inLanguage } from '#app/i18n/current-language.ts';

test.each<[RowRemark, string]>([
  [{ row: 2, code: 'noName' }, 'no name'],
  [{ row: 2, code: 'nameBrackets' }, 'angle brackets removed from the name'],
  [{ row: 2, code: 'longName', limit: 500 }, 'name cut at 500 characters'],
  [{ row: 2, code: 'idBrackets' }, 'angle brackets removed from the id'],
  [{ row: 2, code: 'longId', limit: 50 }, 'id cut at 50 characters'],
  [
    { row: 2, code: 'noPrice', typed: 'abc' },
    'price “abc” is no price from 0 to below 1,000,000,000: 0 instead',
  ],
  [
    { row: 2, code: 'noPrice', typed: '' },
    'price (empty) is no price from 0 to below 1,000,000,000: 0 instead',
  ],
  [
    { row: 2, code: 'roundedPrice', typed: '7.9999996', price: '8.00' },
    'price “7.9999996” rounded to 8.00',
  ],
  [{ row: 2, code: 'noRate', typed: '101' }, 'tax “101” is no rate from 0 to 100: 0 instead'],
  [
    { row: 2, code: 'roundedRate', typed: '9.12345%', rate: '9.1235' },
    'tax “9.12345%” rounded to 9.1235',
  ],
  [{ row: 2, code: 'noUnit', typed: 'Dozen' }, 'unit “Dozen” is not known: left out'],
  [
    { row: 2, code: 'noUnit', typed: 'x'.repeat(41) },
    `unit “${'x'.repeat(40)}…” is not known: left out`,
  ],
])('a remark on an imported row: %j', (remark, sentence) => {
  expect(inLanguage('en-US', () => describeRemark(remark))).toBe(sentence);
});
