import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText, type TextStyle } from '../text/measure-text.ts';
import { type Run, stackedRuns } from '../text/second-language.ts';

/** A column of the item table: the lines of its head, its left end and width in points. */
export type Column = { head: Run[]; x: number; width: number; style: TextStyle };

/** A figure, cleaned, with its width in points in the style of its column. */
export type Figure = { text: string; width: number };

/** The item table measured: the description's column, those of the figures, and the figures line by line. */
export type TableLayout = { description: Column; figures: Column[]; rows: Figure[][] };

const leastDescription = 150;
const leastFigure = 24;
const smallestFigure = 6.5;
const figureKeys = ['quantity', 'price', 'taxRate', 'total'] as const;

/**
 * Gives each column of figures the width of its widest text and the rest to the description. Very large amounts are
 * set smaller first; what is still too wide is wrapped in its column.
 */
export function layTable(theme: Theme, sheet: InvoiceSheet): TableLayout {
  const heads = { ...sheet.columns, taxRate: sheet.columns.tax };
  const { figure, columnHead, body } = theme.text;
  const headOf = (key: keyof typeof heads) => stackedRuns(heads[key], columnHead);
  const { gutter, inset } = theme.table;
  const tableWidth = theme.width - inset * 2;
  const natural = sheet.lines.map((line) =>
    figureKeys.map((key) => {
      const text = cleanLine(line[key]);
      return { text, width: measureText(text, figure) };
    }),
  );
  const headWidths = figureKeys.map((key) =>
    Math.max(...headOf(key).map(({ text, style }) => measureText(text, style))),
  );
  const widest = figureKeys.map((_, at) =>
    natural.reduce((most, row) => Math.max(most, row[at]?.width ?? 0), 0),
  );
  const widthsAt = (scale: number) =>
    widest.map((width, at) => Math.max(leastFigure, headWidths[at] ?? 0, width * scale));

  const room = tableWidth - leastDescription - gutter * figureKeys.length;
  let { size } = figure;
  while (sum(widthsAt(size / figure.size)) > room && size > smallestFigure) size -= 0.5;
  const scale = size / figure.size;
  const widths = widthsAt(scale);
  const squeeze = Math.min(1, room / sum(widths));

  const figures: Column[] = [];
  let right = theme.margin.left + inset + tableWidth;
  for (const [at, key] of [...figureKeys.entries()].reverse()) {
    const width = (widths[at] ?? 0) * squeeze;
    const style = { ...figure, size };
    figures.unshift({ head: headOf(key), x: right - width, width, style });
    right -= width + gutter;
  }
  const x = theme.margin.left + inset;
  return {
    description: { head: headOf('description'), x, width: right - x, style: body },
    figures,
    rows: natural.map((row) => row.map(({ text, width }) => ({ text, width: width * scale }))),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
