import { describe, expect, test } from 'vitest';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { issueCollector } from '#app/domain/invoices/draft-issue.ts';
import { checkLook, formatLook, parseStoredLook } from '#app/domain/looks/check-look.ts';
import { columnsFit, labelsOfFields } from '#app/domain/looks/column-fit.ts';
import { type Column, columnOf, defaultColumns, parseColumns } from '#app/domain/looks/columns.ts';
import { defaultLook, draftOfLook } from '#app/domain/looks/look.ts';

const labels = (texts: Partial<Record<Column, string>>) => (column: Column) => {
  const label = texts[column];
  return label === undefined ? [] : [label];
};
const none = labels({});

describe('columns', () => {
  test('are read in their order, without what is unknown or repeated', () => {
    expect(parseColumns(['amount', 'unit', 'unit', 'cost', 7, 'description'])).toEqual([
      'amount',
      'unit',
      'description',
    ]);
    expect(
      parseColumns(['field:0b1c-2', 'field:', 'field:a b', `field:${'x'.repeat(99)}`]),
    ).toEqual(['description', 'field:0b1c-2', 'amount']);
    expect([parseColumns(undefined), parseColumns('price')]).toEqual([null, null]);
  });

  test('always include description and amount', () => {
    expect(parseColumns([])).toEqual(['description', 'amount']);
    expect(parseColumns(['price', 'quantity'])).toEqual([
      'description',
      'price',
      'quantity',
      'amount',
    ]);
  });

  test('are stored with their look, which is no longer the default one', () => {
    const columns: Column[] = ['number', 'description', 'amount'];
    const look = { ...defaultLook, columns };
    expect(parseStoredLook(formatLook(look))).toEqual(look);
    expect(parseStoredLook(formatLook({ ...defaultLook, columns: null }))).toBeNull();
  });

  test('of custom fields are those of their meaning, or of the field', () => {
    expect(columnOf({ id: 'a', meaning: 'item-code' })).toBe('code');
    expect(columnOf({ id: 'a', meaning: 'service-day' })).toBe('service-day');
    expect(columnOf({ id: 'a', meaning: 'order-line' })).toBe('field:a');
    expect(columnOf({ id: 'a', meaning: null })).toBe('field:a');
  });

  const issues = (columns: Column[]) => {
    const collector = issueCollector();
    checkLook({ ...draftOfLook(defaultLook), columns }, collector);
    return collector.issues;
  };

  test('are eight at most, two of them custom fields', () => {
    const many: Column[] = ['number', 'unit', 'discount', ...defaultColumns];
    expect(issues(many)).toEqual([]);
    const place = { field: 'look.columns', group: 'invoice' };
    expect(issues([...many, 'code'])).toEqual([{ ...place, code: 'columns' }]);
    const fields: Column[] = ['field:a', 'field:b', 'field:c'];
    expect(issues(['description', ...fields, 'amount'])).toEqual([
      { ...place, code: 'fieldColumns' },
    ]);
  });
});

describe('the width of columns', () => {
  const seven: Column[] = [
    'number',
    'code',
    'service-day',
    'description',
    'quantity',
    'price',
    'amount',
  ];
  const eight = [...seven, 'tax'] as const;

  test('has space for eight with short labels', () => {
    const short = { code: 'Code', 'service-day': 'Day', 'field:a': 'Room', 'field:b': 'Floor' };
    expect(columnsFit(eight, labels(short))).toBe(true);
    const withFields: Column[] = [...defaultColumns, 'unit', 'field:a', 'field:b'];
    expect(columnsFit(withFields, labels(short))).toBe(true);
    expect(columnsFit([...defaultColumns, 'number', 'unit', 'discount'], none)).toBe(true);
    expect(columnsFit(null, none)).toBe(true);
  });

  test('has no space for nine, nor for long labels', () => {
    expect(columnsFit([...eight, 'unit'], none)).toBe(false);
    const long = { code: 'Item code of the manufacturer', 'service-day': 'Day of the service' };
    expect(columnsFit(eight, labels(long))).toBe(false);
    expect(columnsFit(['description', 'code', 'amount'], labels(long))).toBe(true);
  });

  test('counts the label of every language', () => {
    const field = (label: string, otherLabels: CustomField['otherLabels']): CustomField => ({
      id: 'a',
      owner: 'line',
      kind: 'text',
      label,
      otherLabels,
      choices: [],
      defaultValue: '',
      isRequired: false,
      documentKinds: ['invoice'],
      printPlace: 'column',
      meaning: 'item-code',
      isSearched: false,
      isHidden: false,
    });
    const long = 'Code du produit chez le fabricant';
    expect(columnsFit(eight, labelsOfFields([field('Code', {})]))).toBe(true);
    expect(columnsFit(eight, labelsOfFields([field('Code', { 'fr-CA': long })]))).toBe(false);
  });
});
