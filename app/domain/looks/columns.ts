import type { FieldMeaning } from '#app/domain/custom-fields/custom-field.ts';

/** The columns that every look can have, in their usual order. */
export const builtInColumns = [
  'number',
  'code',
  'service-day',
  'description',
  'quantity',
  'unit',
  'price',
  'discount',
  'tax',
  'amount',
] as const;
export type BuiltInColumn = (typeof builtInColumns)[number];

/**
 * A column of a document's lines: `code` and `service-day` are the lines' custom fields of that meaning, `field:` with an
 * id is another one.
 */
export type Column = BuiltInColumn | `field:${string}`;

/** The columns of a look without its own. */
export const defaultColumns = ['description', 'quantity', 'price', 'tax', 'amount'] as const;

/** How many columns a look can have, and how many of them can be custom fields. */
export const maxColumns = 8;
export const maxFieldColumns = 2;

/** Whether a look always has the column. */
export function isFixedColumn(column: Column): boolean {
  return column === 'description' || column === 'amount';
}

/** Whether the column is a custom field without a column of its own. */
export function isFieldColumn(column: Column): column is `field:${string}` {
  return column.startsWith('field:');
}

/** Whether a column can hold long texts, which wrap. */
export function isLongTextColumn(column: Column): boolean {
  return column === 'code' || isFieldColumn(column);
}

/** Whether the texts of a column are aligned left, as figures aren't. */
export function isTextColumn(column: Column): boolean {
  return isFieldColumn(column) || textColumns.includes(column);
}

const textColumns: readonly Column[] = ['number', 'code', 'service-day', 'description', 'unit'];

/** Returns the column of a line's custom field. */
export function columnOf({ id, meaning }: { id: string; meaning: FieldMeaning | null }): Column {
  if (meaning === 'item-code') return 'code';
  return meaning === 'service-day' ? meaning : `field:${id}`;
}

/**
 * Parses columns from a draft, a request or a file. Unknown ones and repetitions are left out, description and amount
 * are added.
 * @returns null for the default columns, also in place of what isn't a list
 */
export function parseColumns(value: unknown): Column[] | null {
  if (!Array.isArray(value)) return null;
  const columns = [...new Set<unknown>(value)].filter(isColumn);
  if (!columns.includes('description')) columns.unshift('description');
  if (!columns.includes('amount')) columns.push('amount');
  return columns;
}

function isColumn(value: unknown): value is Column {
  return (
    builtInColumns.some((column) => column === value) ||
    (typeof value === 'string' && /^field:[\w-]{1,64}$/.test(value))
  );
}

/** Whether more columns are custom fields than a look can have. */
export function hasTooManyFieldColumns(columns: readonly Column[]): boolean {
  return columns.filter(isFieldColumn).length > maxFieldColumns;
}
