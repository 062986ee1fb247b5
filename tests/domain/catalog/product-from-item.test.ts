import { expect, it } from 'vitest';
import { productFromItem } from '#app/domain/catalog/product-from-item.ts';

it('a line with a description and a price makes a product', () => {
  expect(
    productFromItem({ description: ' Logo\ndesign ', unitPrice: '1,250.5', taxRate: '9.975' }),
  ).toEqual({
    ok: true,
    product: { name: 'Logo design', unitPrice: '1250.50', taxRateThousandths: 9975 },
  });
});

it.each([
  ['', '10'],
  [' ', '10'],
  ['Work', ''],
  ['Work', '0'],
  ['Work', '-1'],
  ['Work', 'abc'],
  ['Work', '1000000000.01'],
])('%j at %j is not enough', (description, unitPrice) => {
  expect(productFromItem({ description, unitPrice, taxRate: '0' })).toEqual({
    ok: false,
    message: 'Item must have a description and price to be saved as a product',
  });
});
