import { expect, test } from 'vitest';
import { importedMessage } from '#app/domain/products/import-limits.ts';

test('an import says how many products it brought, one as one', () => {
  expect(importedMessage(1)).toBe('1 product imported successfully!');
  expect(importedMessage(12)).toBe('12 products imported successfully!');
});
