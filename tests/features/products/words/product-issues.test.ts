import { expect, test } from 'vitest';
import { describeProductIssues } from '#app/features/products/words/product-issues.ts';

test('what is wrong with a product is shown at its fields', () => {
  expect(
    describeProductIssues({
      name: { code: 'noName' },
      unitPrice: { code: 'noPrice' },
      taxRate: { code: 'tax' },
      customId: { code: 'longId', limit: 50 },
    }),
  ).toEqual({
    name: 'Product name is required',
    unitPrice: 'Unit price is required',
    taxRate: 'Tax rate must be between 0 and 100',
    customId: 'Product ID must be 50 characters or fewer',
  });
  expect(
    describeProductIssues({
      name: { code: 'longName', limit: 500 },
      unitPrice: { code: 'price' },
      customId: { code: 'brackets' },
    }),
  ).toEqual({
    name: 'Product name must be 500 characters or fewer',
    unitPrice: 'Unit price must be at least 0 and less than 1,000,000,000',
    customId: 'Product names and IDs can’t contain < or >',
  });
});
