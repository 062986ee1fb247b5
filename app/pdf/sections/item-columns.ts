import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { measureText, type TextStyle } from '#app/pdf/text/wrap-text.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { type Run, stackedRuns } from '../text/second-language.ts';

/** A column of the item table: the lines of its header, its left edge and its width in points. */
export type Column = { head: Run[]; x: number; width: number; style: TextStyle };

/** A cleaned figure with its width in points in its column's style. */
export type Figure = { text: string; width: number };

/** The measured item table: the description column, the figure columns, and the figures by line. */
export type TableLayout = { description: Column; figures: Column[]; rows: Figure[][] };

const minDescriptionWidth = 150;
const minFigureWidth = 24;
const minFigureSize = 6.5;
const taxedKeys = ['quantity', 'price', 'taxRate', 'total'] as const;
const untaxedKeys = ['quantity', 'price', 'total'] as const;

/**
 * Gives each figure column the width of its widest text and the rest to the description; without tax there is no tax
 * column. If that is too wide, multiple rates of a line are stacked, then all figures get smaller; what is still too
 * wide is wrapped.
 */
export function layTable(theme: Theme, sheet: InvoiceSheet): TableLayout {
  const heads = { ...sheet.columns, taxRate: sheet.columns.tax };
  const figureKeys = sheet.hasTax ? taxedKeys : untaxedKeys;
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
  let widest = figureKeys.map((_, at) =>
    natural.reduce((most, row) => Math.max(most, row[at]?.width ?? 0), 0),
  );
  const widthsAt = (scale: number) =>
    widest.map((width, at) => Math.max(minFigureWidth, headWidths[at] ?? 0, width * scale));

  const room = tableWidth - minDescriptionWidth - gutter * figureKeys.length;
  if (sum(widthsAt(1)) > room) {
    widest = widest.map((width, at) =>
      figureKeys[at] === 'taxRate' ? widestRate(natural, at, figure) : width,
    );
  }
  let { size } = figure;
  while (sum(widthsAt(size / figure.size)) > room && size > minFigureSize) size -= 0.5;
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

/** Returns the width of the widest rate, including the plus after it. */
function widestRate(rows: Figure[][], at: number, style: TextStyle): number {
  const rates = rows.flatMap((row) => row[at]?.text.split(' ') ?? []);
  return rates.reduce((most, rate) => Math.max(most, measureText(rate, style)), 0);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
