import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { type BuiltInColumn, type Column, columnOf, isFieldColumn, maxColumns } from './columns.ts';
import { labelWidths } from './label-widths.ts';

/**
 * The table of a document's lines when it has many columns, in points: its width in the narrowest template on the
 * narrowest paper, the space between columns, and the minimum width of the description.
 */
export const narrowTable = { width: 479, gutter: 10, description: 110 } as const;

/**
 * The minimum width of a column in points, for its label in every language of documents and for figures of the usual
 * length in the smallest type. Labels of custom fields can be wider.
 */
export function minWidth(column: Column): number {
  return isFieldColumn(column) ? fieldWidth : minWidths[column];
}

const fieldWidth = 36;
const minWidths: Record<BuiltInColumn, number> = {
  number: 24,
  code: fieldWidth,
  'service-day': 52,
  description: narrowTable.description,
  quantity: 36,
  unit: 32,
  price: 42,
  discount: 40,
  tax: 36,
  amount: 46,
};

/**
 * Whether a document has space for the columns, whatever its template, paper, typeface and language.
 * @param labelsOf returns the labels of a custom field, one for each language; built-in labels are known
 */
export function columnsFit(
  columns: readonly Column[] | null,
  labelsOf: (column: Column) => readonly string[],
): boolean {
  if (columns === null) return true;
  const widths = columns.map((column) =>
    Math.max(minWidth(column), ...labelsOf(column).map(labelWidth)),
  );
  const gaps = narrowTable.gutter * (columns.length - 1);
  const needed = widths.reduce((sum, width) => sum + width, gaps);
  return columns.length <= maxColumns && needed <= narrowTable.width;
}

/** Returns a function that gives the labels of a column's custom field in all languages. */
export function labelsOfFields(
  fields: readonly CustomField[],
): (column: Column) => readonly string[] {
  return (column) =>
    fields
      .filter((field) => columnOf(field) === column)
      .flatMap(({ label, otherLabels }) => [label].concat(Object.values(otherLabels)));
}

/** The type size of labels in points. */
const labelSize = 8;
const firstCode = 0x20;
/** Of characters without an entry, in thousandths of the type size: that of the three-em dash, the widest of all. */
const widest = 2320;

let known: Uint8Array | undefined;

/** Returns the width of a column's label in points, in the wider of the typefaces and without kerning. */
export function labelWidth(label: string): number {
  known ??= Uint8Array.from(atob(labelWidths), (byte) => byte.charCodeAt(0));
  let width = 0;
  for (const character of label) {
    const fifths = known[(character.codePointAt(0) ?? 0) - firstCode];
    width += fifths === undefined ? widest : fifths * 5;
  }
  return (width * labelSize) / 1000;
}
