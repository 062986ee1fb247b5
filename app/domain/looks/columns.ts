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
 * A column of a document's lines: `code` and `service-day` print the custom field with that meaning, `field:` with an
 * id any other one.
 */
export type Column = BuiltInColumn | `field:${string}`;

/** The columns of a look that doesn't choose any. */
export const defaultColumns = ['description', 'quantity', 'price', 'tax', 'amount'] as const;

/** How many columns a look can have, and how many of them can be custom fields. */
export const maxColumns = 8;
export const maxFieldColumns = 2;

/** Whether every look has the column. */
export function isFixedColumn(column: Column): boolean {
  return column === 'description' || column === 'amount';
}

/** Whether the column prints a custom field other than the code and the service day. */
export function isFieldColumn(column: Column): column is `field:${string}` {
  return column.startsWith('field:');
}

/** Whether the texts of a column can be long, so that they wrap. */
export function isLongTextColumn(column: Column): boolean {
  return column === 'code' || isFieldColumn(column);
}

/** Whether a column is aligned left; figures are aligned right. */
export function isTextColumn(column: Column): boolean {
  return isFieldColumn(column) || textColumns.includes(column);
}

const textColumns: readonly Column[] = ['number', 'code', 'service-day', 'description', 'unit'];

/** Returns the column that prints a line's custom field. */
export function columnOf({ id, meaning }: { id: string; meaning: FieldMeaning | null }): Column {
  if (meaning === 'item-code') return 'code';
  return meaning === 'service-day' ? meaning : `field:${id}`;
}

/**
 * Parses columns from a draft, a request or a file. Unknown and repeated ones are left out, and description and amount
 * are added if they are missing.
 * @returns null for the default columns, and for a value that isn't a list
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

/** Whether a look would have too many columns for custom fields. */
export function hasTooManyFieldColumns(columns: readonly Column[]): boolean {
  return columns.filter(isFieldColumn).length > maxFieldColumns;
}
