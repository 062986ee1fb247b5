import { act, useState } from 'react';
import { expect, test } from 'vitest';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { Column } from '#app/domain/looks/columns.ts';
import { ColumnPicker } from '#app/features/looks/ui/column-picker.tsx';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const field = (id: string, label: string, changes: Partial<CustomField> = {}): CustomField => ({
  id,
  owner: 'line',
  kind: 'text',
  label,
  otherLabels: {},
  choices: [],
  defaultValue: '',
  isRequired: false,
  documentKinds: ['invoice'],
  printPlace: 'description',
  meaning: null,
  isSearched: false,
  isHidden: false,
  ...changes,
});

/** A picker that keeps its choice, as a form does. */
async function open(start: Column[] | null, fields: CustomField[] = []) {
  let chosen: readonly Column[] | null = start;
  function Form() {
    const [columns, setColumns] = useState<Column[] | null>(start);
    chosen = columns;
    return <ColumnPicker columns={columns} fields={fields} onChange={setColumns} />;
  }
  const { place } = await openScreenInDom(<Form />);
  const box = (name: string) => {
    const labels = [...place.querySelectorAll('label')];
    return labels.find((label) => label.textContent === name)?.querySelector('input') ?? null;
  };
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  const press = (control?: HTMLElement | null) => act(async () => control?.click());
  return {
    place,
    box,
    button,
    press,
    check: (name: string) => press(box(name)),
    chosen: () => chosen,
    names: () => [...place.querySelectorAll('label')].map(({ textContent }) => textContent),
    refusal: () => place.querySelector('[role=alert]')?.textContent ?? null,
  };
}

test('shows the default columns first, and always description and amount', async () => {
  const { names, box, button, press, chosen, check } = await open(null);
  expect(names()).toEqual([
    'Description',
    'Quantity',
    'Price',
    'Tax rate',
    'Amount',
    'Line number',
    'Unit',
    'Discount',
  ]);
  expect([box('Amount')?.disabled, box('Description')?.disabled]).toEqual([true, true]);
  await check('Line number');
  expect(chosen()).toEqual(['number', 'description', 'quantity', 'price', 'tax', 'amount']);
  await check('Quantity');
  expect(chosen()).toEqual(['number', 'description', 'price', 'tax', 'amount']);
  await press(button('Reset to default columns'));
  expect(chosen()).toBeNull();
});

test('moves a column by its buttons and by the arrow keys, and keeps the focus', async () => {
  const { button, press, chosen, place } = await open(['description', 'price', 'amount']);
  const down = button('Move Description down');
  down?.focus();
  await press(down);
  expect(chosen()).toEqual(['price', 'description', 'amount']);
  expect(document.activeElement).toBe(button('Move Description down'));
  expect(place.querySelector('[role=status]')?.textContent).toBe('Description: column 2 of 3');
  await act(async () =>
    down?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })),
  );
  expect(chosen()).toEqual(['description', 'price', 'amount']);
  expect(button('Move Description up')?.getAttribute('aria-disabled')).toBe('true');
  await press(button('Move Description up'));
  expect(chosen()).toEqual(['description', 'price', 'amount']);
});

test('refuses what does not fit, and says why until the next choice', async () => {
  const long = field('a', 'A label of forty characters, in capitals');
  const start: Column[] = ['number', 'description', 'quantity', 'unit', 'price', 'tax', 'amount'];
  const { check, box, chosen, refusal } = await open(start, [long]);
  await check(long.label);
  expect(refusal()).toBe('These columns don’t fit. Remove one or choose a shorter label.');
  expect(box(long.label)?.checked).toBe(false);
  expect(chosen()).toEqual(start);
  await check('Unit');
  expect(refusal()).toBeNull();
});

test('refuses a third custom field; codes and service days have columns of their own', async () => {
  const fields = [
    field('a', 'A'),
    field('b', 'B'),
    field('c', 'C'),
    field('d', 'SKU', { meaning: 'item-code' }),
    field('e', 'Hidden', { isHidden: true }),
    field('f', 'Secret', { printPlace: 'nowhere' }),
  ];
  const { check, chosen, refusal, names } = await open(['description', 'amount'], fields);
  for (const name of ['A', 'B', 'SKU']) await check(name);
  expect(chosen()).toEqual(['code', 'description', 'field:a', 'field:b', 'amount']);
  await check('C');
  expect(refusal()).toBe('You can show up to two custom fields as columns.');
  expect(names()).not.toEqual(expect.arrayContaining(['Hidden']));
  expect(names()).not.toEqual(expect.arrayContaining(['Secret']));
});
