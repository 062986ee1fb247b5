import type { InvoiceSheet, SheetLine } from '#app/domain/invoice/sheet.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText, type TextStyle } from '../text/measure-text.ts';

/** A column of the item table: its left end and width in points. */
export type Column = {
  key: keyof SheetLine;
  head: string;
  x: number;
  width: number;
  style: TextStyle;
  align: 'left' | 'right';
};

const gutter = 16;
const leastDescription = 150;
const leastFigure = 24;
const smallestFigure = 6.5;
const figureKeys = ['quantity', 'price', 'taxRate', 'total'] as const;

/**
 * Gives each column of figures the width of its widest text and the rest to the description. Very large amounts are
 * set smaller first; what is still too wide is wrapped in its column.
 */
export function layColumns(theme: Theme, sheet: InvoiceSheet): Column[] {
  const heads = { ...sheet.columns, taxRate: sheet.columns.tax };
  const room = theme.width - leastDescription - gutter * figureKeys.length;
  let style = theme.text.figure;
  let widths = figureWidths(sheet, heads, theme, style);
  while (sum(widths) > room && style.size > smallestFigure) {
    style = { ...style, size: style.size - 0.5 };
    widths = figureWidths(sheet, heads, theme, style);
  }
  const squeeze = Math.min(1, room / sum(widths));
  const columns: Column[] = [];
  let right = theme.margin.left + theme.width;
  for (const [index, key] of [...figureKeys.entries()].reverse()) {
    const width = (widths[index] ?? 0) * squeeze;
    const head = cleanLine(heads[key]);
    columns.unshift({ key, head, x: right - width, width, style, align: 'right' });
    right -= width + gutter;
  }
  const x = theme.margin.left;
  const head = cleanLine(heads.description);
  return [
    { key: 'description', head, x, width: right - x, style: theme.text.body, align: 'left' },
    ...columns,
  ];
}

function figureWidths(
  sheet: InvoiceSheet,
  heads: Record<(typeof figureKeys)[number], string>,
  theme: Theme,
  style: TextStyle,
): number[] {
  return figureKeys.map((key) => {
    let widest = Math.max(leastFigure, measureText(cleanLine(heads[key]), theme.text.columnHead));
    for (const line of sheet.lines) {
      widest = Math.max(widest, measureText(cleanLine(line[key]), style));
    }
    // A hair more than measured, so that rounding never wraps a figure in a column of its own width.
    return widest + 0.01;
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
