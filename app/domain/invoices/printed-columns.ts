import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import {
  type Column,
  columnOf,
  defaultColumns,
  isFieldColumn,
  maxColumns,
  maxFieldColumns,
} from '#app/domain/looks/columns.ts';
import type { InvoiceItem } from './content.ts';

/**
 * Returns the columns that a document prints: those of its look without the ones that no line fills in. The default
 * columns include the custom fields that are printed in a column, as far as there is space.
 */
export function printedColumns(
  chosen: readonly Column[] | null,
  items: readonly InvoiceItem[],
): Column[] {
  const columns = chosen ?? defaultColumnsWith(items.flatMap(printedFields));
  return columns.filter((column) => isFilledIn(column, items));
}

/** Returns the line's custom field that a column prints. */
export function fieldIn(column: Column, item: InvoiceItem): PrintedField | undefined {
  return printedFields(item).find((field) => columnOf(field) === column);
}

/** Returns the custom fields that are printed below a line's description. */
export function fieldsBelow(item: InvoiceItem, columns: readonly Column[]): PrintedField[] {
  return printedFields(item).filter((field) => !columns.includes(columnOf(field)));
}

function printedFields({ fields = [] }: InvoiceItem): PrintedField[] {
  return fields.filter(({ printPlace }) => printPlace !== 'nowhere');
}

/** Returns a function that gives the labels of a column's custom field, as stored in the lines. */
export function printedLabels(
  items: readonly InvoiceItem[],
): (column: Column) => readonly string[] {
  const fields = items.flatMap(printedFields);
  return (column) => fields.filter((field) => columnOf(field) === column).map(({ label }) => label);
}

/** Returns the default columns, with those of the custom fields that are printed in a column. */
export function defaultColumnsWith(
  fields: readonly Pick<PrintedField, 'id' | 'meaning' | 'printPlace'>[],
): Column[] {
  const inColumns = fields.filter(({ printPlace }) => printPlace === 'column').map(columnOf);
  const own = [...new Set(inColumns)];
  const others = own.filter(isFieldColumn).slice(maxFieldColumns);
  const shown = own
    .filter((column) => !others.some((other) => other === column))
    .slice(0, maxColumns - defaultColumns.length);
  const [description, ...figures] = defaultColumns;
  return [description, ...shown, ...figures];
}

function isFilledIn(column: Column, items: readonly InvoiceItem[]): boolean {
  switch (column) {
    case 'number':
    case 'description':
    case 'quantity':
    case 'price':
    case 'amount':
      return true;
    case 'tax':
      return items.some(({ taxes }) => taxes.length > 0);
    case 'unit':
    case 'discount':
      return items.some((item) => item[column] !== undefined);
    default:
      return items.some((item) => fieldIn(column, item) !== undefined);
  }
}
