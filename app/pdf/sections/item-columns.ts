import { cellText, type InvoiceSheet, type SheetColumn } from '#app/domain/invoices/sheet.ts';
import { minWidth, narrowTable } from '#app/domain/looks/column-fit.ts';
import { defaultColumns, isLongTextColumn, isTextColumn } from '#app/domain/looks/columns.ts';
import type { Theme } from '#app/pdf/templates/theme.ts';
import { type Run, stackedRuns } from '#app/pdf/text/second-language.ts';
import { cleanLine, measureText, type TextStyle, wrapText } from '#app/pdf/text/wrap-text.ts';

/** A cleaned text with its width in points in its column's style. */
export type Measured = { text: string; width: number };

/** A column of the item table: the lines of its header, its left edge and its width in points. */
export type TableColumn = {
  key: SheetColumn['key'];
  head: Run[];
  x: number;
  width: number;
  style: TextStyle;
  /** Aligned right, as all figures are. */
  isRight: boolean;
  /** By line; empty for descriptions, which are laid out later. */
  texts: Measured[];
};

/** A column before it has its place. */
type Measure = Omit<TableColumn, 'x' | 'width'> & { headWidth: number; widest: number };

const minDescriptionWidth = 150;
const minColumnWidth = 24;
const minFigureSize = 6.5;
/** How wide words make a column before they wrap, also where there is too little space for figures. */
const maxTextWidth = { usual: 96, narrow: 48 };

/**
 * Gives each column the width of its widest text and the rest to the description. If that is too wide, multiple rates
 * of a line are stacked and words are wrapped, then all figures get smaller; what is still too wide is wrapped. More
 * columns than usual are closer together.
 */
export function layColumns(theme: Theme, sheet: InvoiceSheet): TableColumn[] {
  const { inset, gutter: usualGutter } = theme.table;
  const tableWidth = theme.width - inset * 2;
  const measures = sheet.columns.map((column) => measureColumn(theme, sheet, column));
  const at = measures.findIndex(isDescription);
  const gaps = measures.length - 1;
  const heads = measures.map(({ headWidth }) => Math.max(minColumnWidth, headWidth));
  const isNarrow =
    measures.length > defaultColumns.length ||
    sum(heads) - (heads[at] ?? 0) > tableWidth - minDescriptionWidth - usualGutter * gaps;
  const gutter = isNarrow ? Math.min(usualGutter, narrowTable.gutter) : usualGutter;
  const room =
    tableWidth - (isNarrow ? narrowTable.description : minDescriptionWidth) - gutter * gaps;
  const { widths, size } = shareWidth(theme, measures, room);
  const narrowed = narrowTo(
    room,
    widths,
    isNarrow ? minWidths(measures, room) : widths.map(() => 0),
  );

  const places: { x: number; width: number }[] = [];
  let left = theme.margin.left + inset;
  let right = left + tableWidth;
  narrowed.slice(0, at).forEach((width, index) => {
    places[index] = { x: left, width };
    left += width + gutter;
  });
  for (let index = gaps; index > at; index--) {
    const width = narrowed[index] ?? 0;
    places[index] = { x: right - width, width };
    right -= width + gutter;
  }
  places[at] = { x: left, width: right - left };
  return measures.map(({ head, headWidth, widest, ...column }, index) => {
    const { x, width } = places[index] ?? { x: left, width: 0 };
    const placed = { ...column, x, width, head: isNarrow ? wrapHead(head, width) : head };
    return column.isRight ? inSize(placed, size) : placed;
  });
}

function measureColumn(
  theme: Theme,
  { lines }: InvoiceSheet,
  { key, label }: SheetColumn,
): Measure {
  const { figure, columnHead, body } = theme.text;
  const isRight = !isTextColumn(key);
  const style = isRight ? figure : body;
  const head = stackedRuns(label, columnHead);
  const texts = (key === 'description' ? [] : lines).map((line) => {
    const text = cleanLine(cellText(line, key));
    return { text, width: measureText(text, style) };
  });
  return {
    key,
    head,
    headWidth: Math.max(...head.map((run) => measureText(run.text, run.style))),
    style,
    isRight,
    texts,
    widest: texts.reduce((most, { width }) => Math.max(most, width), 0),
  };
}

/** Returns the widths of all columns but the description, which gets none, and the type size of figures. */
function shareWidth(theme: Theme, measures: Measure[], room: number) {
  const capped = ({ key, widest }: Measure, max: number) =>
    isLongTextColumn(key) ? Math.min(widest, max) : widest;
  let most = measures.map((measure) => capped(measure, maxTextWidth.usual));
  const widthsAt = (scale: number) =>
    measures.map(({ headWidth, isRight, ...measure }, index) => {
      if (isDescription(measure)) return 0;
      return Math.max(minColumnWidth, headWidth, (most[index] ?? 0) * (isRight ? scale : 1));
    });
  if (sum(widthsAt(1)) > room) {
    most = measures.map((measure) =>
      measure.key === 'tax' ? widestRate(measure) : capped(measure, maxTextWidth.narrow),
    );
  }
  const { figure } = theme.text;
  let { size } = figure;
  while (sum(widthsAt(size / figure.size)) > room && size > minFigureSize) size -= 0.5;
  return { widths: widthsAt(size / figure.size), size };
}

/** Returns the width of the widest rate, including the plus after it. */
function widestRate({ texts, style }: Measure): number {
  const rates = texts.flatMap(({ text }) => text.split(' '));
  return rates.reduce((most, rate) => Math.max(most, measureText(rate, style)), 0);
}

/** The least widths of columns: those of their headers, or less if there is no space for these. */
function minWidths(measures: Measure[], room: number): number[] {
  const least = measures.map((measure) => (isDescription(measure) ? 0 : minWidth(measure.key)));
  const withHeads = measures.map((measure, index) =>
    isDescription(measure) ? 0 : Math.max(least[index] ?? 0, measure.headWidth),
  );
  return sum(withHeads) <= room ? withHeads : least;
}

/** Narrows columns that are too wide together, each to its least width at most while there is space for that. */
function narrowTo(room: number, widths: number[], least: number[]): number[] {
  const total = sum(widths);
  if (total <= room) return widths;
  const lowest = widths.map((width, index) => Math.min(width, least[index] ?? 0));
  const base = sum(lowest);
  if (base >= room) return lowest.map((width) => (width * room) / base);
  const share = (room - base) / (total - base);
  return widths.map((width, index) => {
    const low = lowest[index] ?? 0;
    return low + (width - low) * share;
  });
}

function wrapHead(head: Run[], width: number): Run[] {
  return head.flatMap(({ text, style }) =>
    wrapText(text, style, width + tolerance).map((line) => ({ text: line.trimEnd(), style })),
  );
}

/** So that rounding never wraps a text in a column of its own width. */
const tolerance = 0.01;

function inSize(column: TableColumn, size: number): TableColumn {
  const { style, texts } = column;
  const scale = size / style.size;
  return {
    ...column,
    style: { ...style, size },
    texts: texts.map(({ text, width }) => ({ text, width: width * scale })),
  };
}

/** Wraps a text into its column: its lines with their left ends. */
export function wrapCell(
  { text, width: natural }: Measured,
  { x, width, style, isRight }: TableColumn,
): (Run & { x: number })[] {
  const startOf = (length: number) => (isRight ? x + width - length : x);
  if (natural <= width + tolerance) return [{ text, style, x: startOf(natural) }];
  return wrapText(text, style, width).map((line) => ({
    text: line,
    style,
    x: startOf(measureText(line.trimEnd(), style)),
  }));
}

/** Whether the column has the descriptions, which get the space that all others leave. */
export function isDescription({ key }: Pick<TableColumn, 'key'>): boolean {
  return key === 'description';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
