import { expect, it } from 'vitest';
import { pageTitle } from '#app/frames/web/root-data.ts';

const root = { id: 'root', data: { product: { productName: 'Zaunkönig' } } };

it('carries the configured name of the product', () => {
  expect(pageTitle('Settings', [root])).toEqual({ title: 'Settings · Zaunkönig' });
});

it('is used alone if the root could not be loaded', () => {
  expect(pageTitle('Settings', [{ id: 'root', data: undefined }])).toEqual({ title: 'Settings' });
  expect(pageTitle('Settings', [])).toEqual({ title: 'Settings' });
});
