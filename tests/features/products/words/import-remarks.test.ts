import { expect, test } from 'vitest';
import type { RowRemark } from '#app/domain/products/check-import.ts';
import { describeRemark } from '#app/features/products/words/product-issues.ts';
import { inLanguage } from '#app/i18n/current-language.ts';

test.each<[RowRemark, string]>([
  [{ row: 2, code: 'noName' }, 'Missing name'],
  [{ row: 2, code: 'nameBrackets' }, 'Angle brackets removed from the name'],
  [{ row: 2, code: 'longName', limit: 500 }, 'Name shortened to 500 characters'],
  [{ row: 2, code: 'idBrackets' }, 'Angle brackets removed from the ID'],
  [{ row: 2, code: 'longId', limit: 50 }, 'ID shortened to 50 characters'],
  [
    { row: 2, code: 'noPrice', typed: 'abc' },
    'Price “abc” set to 0. Prices must be at least 0 and less than 1,000,000,000',
  ],
  [
    { row: 2, code: 'noPrice', typed: '' },
    'Price (empty) set to 0. Prices must be at least 0 and less than 1,000,000,000',
  ],
  [
    { row: 2, code: 'roundedPrice', typed: '7.9999996', price: '8.00' },
    'Price “7.9999996” rounded to 8.00',
  ],
  [{ row: 2, code: 'noRate', typed: '101' }, 'Tax “101” set to 0. Rates must be from 0 to 100'],
  [
    { row: 2, code: 'roundedRate', typed: '9.12345%', rate: '9.1235' },
    'Tax “9.12345%” rounded to 9.1235',
  ],
  [{ row: 2, code: 'noUnit', typed: 'Dozen' }, 'Unknown unit “Dozen” removed'],
  [{ row: 2, code: 'noUnit', typed: 'x'.repeat(41) }, `Unknown unit “${'x'.repeat(40)}…” removed`],
])('a remark on an imported row: %j', (remark, sentence) => {
  expect(inLanguage('en-US', () => describeRemark(remark))).toBe(sentence);
});
