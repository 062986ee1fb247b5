import type { InvoiceSheet, Wording } from '#app/domain/invoices/sheet.ts';
import type { PageCanvas } from '#app/pdf/page/page-canvas.ts';
import { baselineOf, fitSpot, lineHeight, type Spot } from '#app/pdf/page/page-flow.ts';
import { addElement, addHeader, type StructureElement } from '#app/pdf/structure/element.ts';
import type { Drawing } from '#app/pdf/templates/template.ts';
import type { Theme } from '#app/pdf/templates/theme.ts';
import { belowStyle, type Run, stackedRuns } from '#app/pdf/text/second-language.ts';
import {
  cleanLine,
  measureText,
  setLines,
  type TextStyle,
  wrapText,
} from '#app/pdf/text/wrap-text.ts';

/** A column of the item table: the lines of its header, its left edge and its width in points. */
type Column = { head: Run[]; x: number; width: number; style: TextStyle };

/** A cleaned figure with its width in points in its column's style. */
type Figure = { text: string; width: number };

/** The measured item table: the description column, the figure columns, and the figures by line. */
type TableLayout = { description: Column; figures: Column[]; rows: Figure[][] };

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
function layTable(theme: Theme, sheet: InvoiceSheet): TableLayout {
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

/** A cell ready to be drawn: its lines with their left ends. */
type Cell = { lines: (Run & { x: number })[] };

type Row = { cells: Cell[]; isStriped: boolean; element: StructureElement };

/** Draws the item table; its header is repeated on every page. */
export function drawItemTable(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, structure } = drawing;
  const layout = layTable(theme, sheet);
  const firstRow = lineHeight(theme.text.body) + theme.table.cellPadding * 2;
  let spot = fitSpot(flow, start, headHeight(drawing, layout) + firstRow);
  const table = addElement(structure, 'Table');
  spot = drawHead(drawing, layout, spot, addElement(table, 'TR'));
  sheet.lines.forEach(({ description, notes = [] }, index) => {
    const cells = [
      layDescription(description, notes, layout.description, theme.text.small),
      ...layout.figures.map((column, at) => layFigure(layout.rows[index]?.[at], column)),
    ];
    const row = { cells, isStriped: index % 2 === 1, element: addElement(table, 'TR') };
    spot = drawRow(drawing, layout, row, spot);
  });
  if (theme.table.rows === 'striped') {
    const { left } = theme.margin;
    flow.pageAt(spot.page).rule(left, spot.y, theme.width, 0.5, theme.colors.ink);
  }
  return spot;
}

function headHeight({ theme }: Drawing, { description, figures }: TableLayout): number {
  const heights = [description, ...figures].map(({ head }) =>
    head.reduce((sum, { style }) => sum + lineHeight(style), 0),
  );
  return Math.max(...heights) + theme.table.headPadding * 2;
}

/** Draws the header; only the first one, whose row element is given, is read aloud. */
function drawHead(
  drawing: Drawing,
  layout: TableLayout,
  spot: Spot,
  row: StructureElement | null,
): Spot {
  const { flow, theme } = drawing;
  const page = flow.pageAt(spot.page);
  const { left } = theme.margin;
  const height = headHeight(drawing, layout);
  const isFilled = theme.table.head === 'filled';
  if (isFilled) {
    page.fill({ x: left, y: spot.y, width: theme.width, height }, 4, theme.colors.tint);
  }
  for (const column of [layout.description, ...layout.figures]) {
    const { head, x, width } = column;
    page.tag(row && addHeader(row, 'Column'));
    let top = spot.y + (isFilled ? theme.table.headPadding : 0);
    head.forEach(({ text, style }, at) => {
      const read = at < head.length - 1 ? `${text} ` : text;
      const baseline = top + baselineOf(style);
      if (column === layout.description) page.text(read, x, baseline, style);
      else page.text(read, x + width, baseline, style, 'right');
      top += lineHeight(style);
    });
  }
  page.tag(null);
  const y = spot.y + height;
  if (!isFilled) page.rule(left, y - 0.5, theme.width, 1, theme.colors.ink);
  return { page: spot.page, y };
}

function drawRow(
  drawing: Drawing,
  layout: TableLayout,
  { cells, isStriped, element }: Row,
  start: Spot,
): Spot {
  // The description is the row header of its figures.
  const parts = cells.map((_, at) =>
    at === 0 ? addHeader(element, 'Row') : addElement(element, 'TD'),
  );
  const { flow, theme } = drawing;
  const isRuled = theme.table.rows === 'ruled';
  const { cellPadding } = theme.table;
  const count = Math.max(...cells.map(({ lines }) => lines.length));
  const step = lineHeight(theme.text.body);
  const height = count * step + cellPadding * 2;
  // A row that doesn't fit moves to the next page, unless it is so tall that half a page would stay empty.
  const keep = height < (flow.bottom - flow.topOf(1)) / 2 ? height : step + cellPadding * 2;
  let { page, y } = nextSpot(drawing, layout, start, keep);
  y += cellPadding;
  for (let from = 0; from < count; ) {
    const fitting = Math.max(1, Math.floor((flow.bottom - y) / step));
    const to = Math.min(count, from + fitting);
    const baseline = y + baselineOf(theme.text.body);
    if (isStriped && !isRuled) {
      const box = { x: theme.margin.left, y: y - cellPadding, width: theme.width };
      const height = (to - from) * step + cellPadding * 2;
      flow.pageAt(page).fill({ ...box, height }, 0, theme.colors.tint);
    }
    cells.forEach((cell, at) => {
      drawCell(flow.pageAt(page), parts[at] ?? element, cell, { from, to, baseline, step });
    });
    y += (to - from) * step;
    from = to;
    if (from < count) {
      ({ page, y } = nextSpot(drawing, layout, { page, y }, step));
      y += cellPadding;
    }
  }
  y += cellPadding;
  if (isRuled) {
    flow.pageAt(page).rule(theme.margin.left, y, theme.width, 0.5, theme.colors.hairline);
  }
  return { page, y };
}

/** Draws some lines of a cell, so that copied text has each cell in one piece. */
function drawCell(
  page: PageCanvas,
  element: StructureElement,
  { lines }: Cell,
  part: { from: number; to: number; baseline: number; step: number },
): void {
  page.tag(element);
  lines.slice(part.from, part.to).forEach(({ text, x, style }, at) => {
    page.text(text, x, part.baseline + at * part.step, style);
  });
  page.tag(null);
}

function nextSpot(drawing: Drawing, layout: TableLayout, spot: Spot, height: number): Spot {
  const next = fitSpot(drawing.flow, spot, height);
  return next.page === spot.page ? next : drawHead(drawing, layout, next, null);
}

/** Lays out the description with its notes in small type below. */
function layDescription(
  description: Wording,
  notes: Wording[],
  { style, x, width }: Column,
  small: TextStyle,
): Cell {
  const set = (text: string, own: TextStyle) =>
    setLines(text, own, width).map((line) => ({ text: line, x, style: own }));
  const lay = (wording: Wording, own: TextStyle) => {
    if (typeof wording === 'string') return set(wording, own);
    const { first, second, secondLanguage } = wording;
    return [...set(first, own), ...set(second, belowStyle(own, secondLanguage))];
  };
  return { lines: [...lay(description, style), ...notes.flatMap((note) => lay(note, small))] };
}

function layFigure(figure: Figure | undefined, column: Column): Cell {
  const { x, width, style } = column;
  const { text, width: natural } = figure ?? { text: '', width: 0 };
  // A small tolerance, so that rounding never wraps a figure in a column of its own width.
  if (natural <= width + 0.01) return { lines: [{ text, style, x: x + width - natural }] };
  const lines = wrapText(text, style, width);
  return {
    lines: lines.map((line) => ({
      text: line,
      style,
      x: x + width - measureText(line.trimEnd(), style),
    })),
  };
}
