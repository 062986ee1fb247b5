import { expect, test } from 'vitest';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import type { InvoiceItem } from '#app/domain/invoices/content.ts';
import {
  defaultColumnsWith,
  fieldsBelow,
  printedColumns,
} from '#app/domain/invoices/printed-columns.ts';
import { type Column, defaultColumns } from '#app/domain/looks/columns.ts';
import { lineOf } from '#tests/support/reviewed-invoice.ts';

const field = (id: string, changes: Partial<PrintedField> = {}): PrintedField => ({
  id,
  label: id.toUpperCase(),
  kind: 'text',
  value: 'x',
  printPlace: 'column',
  meaning: null,
  ...changes,
});
const code = field('c', { meaning: 'item-code' });
const tax = { name: '', rate: 50_000, number: null };
const line = (changes: Partial<InvoiceItem> = {}) => lineOf(100, { taxes: [tax], ...changes });

test('the default columns print tax only where there is any', () => {
  expect(printedColumns(null, [line(), line({ taxes: [] })])).toEqual(defaultColumns);
  expect(printedColumns(null, [line({ taxes: [] })])).toEqual([
    'description',
    'quantity',
    'price',
    'amount',
  ]);
});

test('the default columns include custom fields that are printed in a column', () => {
  const items = [line({ fields: [field('a')] }), line({ fields: [code, field('b')] })];
  expect(printedColumns(null, items)).toEqual([
    'description',
    'field:a',
    'code',
    'field:b',
    'quantity',
    'price',
    'tax',
    'amount',
  ]);
  expect(defaultColumnsWith([field('a', { printPlace: 'description' })])).toEqual(defaultColumns);
});

test('the default columns are eight at most, with two custom fields at most', () => {
  const day = field('d', { meaning: 'service-day' });
  const printed = defaultColumnsWith([field('a'), field('b'), field('e'), code, day]);
  expect(printed).toHaveLength(8);
  expect(printed).toEqual(expect.arrayContaining(['field:a', 'field:b', 'code']));
});

test('chosen columns that no line fills in are left out', () => {
  const chosen: Column[] = [
    'number',
    'code',
    'unit',
    'discount',
    'field:a',
    'tax',
    'description',
    'amount',
  ];
  const bare = [line({ taxes: [] })];
  expect(printedColumns(chosen, bare)).toEqual(['number', 'description', 'amount']);
  const discount = { kind: 'percent', hundredths: 1000 } as const;
  const full = [line(), line({ unit: 'hour', discount, fields: [code, field('a')] })];
  expect(printedColumns(chosen, full)).toEqual(chosen);
});

test('a field is below the description if it has no column, and nowhere if it is not printed', () => {
  const secret = field('s', { printPlace: 'nowhere' });
  const item = line({ fields: [field('a'), field('b', { printPlace: 'description' }), secret] });
  expect(fieldsBelow(item, ['description', 'field:a']).map(({ id }) => id)).toEqual(['b']);
  expect(fieldsBelow(item, ['description']).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(printedColumns(['description', 'field:s', 'amount'], [item])).toEqual([
    'description',
    'amount',
  ]);
});
