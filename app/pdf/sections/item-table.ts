import type { InvoiceSheet, Wording } from '#app/domain/invoices/sheet.ts';
import type { PageCanvas } from '#app/pdf/page/page-canvas.ts';
import { baselineOf, fitSpot, lineHeight, type Spot } from '#app/pdf/page/page-flow.ts';
import { addElement, addHeader, type StructureElement } from '#app/pdf/structure/element.ts';
import type { Drawing } from '#app/pdf/templates/template.ts';
import { belowStyle, type Run } from '#app/pdf/text/second-language.ts';
import { setLines, type TextStyle } from '#app/pdf/text/wrap-text.ts';
import { isDescription, layColumns, type TableColumn, wrapCell } from './item-columns.ts';

/** A cell ready to be drawn: its lines with their left ends. */
type Cell = { lines: (Run & { x: number })[] };

type Row = { cells: Cell[]; isStriped: boolean; element: StructureElement };

/** Draws the item table; its header is repeated on every page. */
export function drawItemTable(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, structure } = drawing;
  const columns = layColumns(theme, sheet);
  const firstRow = lineHeight(theme.text.body) + theme.table.cellPadding * 2;
  let spot = fitSpot(flow, start, headHeight(drawing, columns) + firstRow);
  const table = addElement(structure, 'Table');
  spot = drawHead(drawing, columns, spot, addElement(table, 'TR'));
  sheet.lines.forEach(({ description, notes = [] }, index) => {
    const cells = columns.map((column) => ({
      lines: isDescription(column)
        ? layDescription(description, notes, column, theme.text.small)
        : wrapCell(column.texts[index] ?? { text: '', width: 0 }, column),
    }));
    const row = { cells, isStriped: index % 2 === 1, element: addElement(table, 'TR') };
    spot = drawRow(drawing, columns, row, spot);
  });
  if (theme.table.rows === 'striped') {
    const { left } = theme.margin;
    flow.pageAt(spot.page).rule(left, spot.y, theme.width, 0.5, theme.colors.ink);
  }
  return spot;
}

function headHeight({ theme }: Drawing, columns: TableColumn[]): number {
  const heights = columns.map(({ head }) =>
    head.reduce((sum, { style }) => sum + lineHeight(style), 0),
  );
  return Math.max(...heights) + theme.table.headPadding * 2;
}

/** Draws the header; only the first one, whose row element is given, is read aloud. */
function drawHead(
  drawing: Drawing,
  columns: TableColumn[],
  spot: Spot,
  row: StructureElement | null,
): Spot {
  const { flow, theme } = drawing;
  const page = flow.pageAt(spot.page);
  const { left } = theme.margin;
  const height = headHeight(drawing, columns);
  const isFilled = theme.table.head === 'filled';
  if (isFilled) {
    page.fill({ x: left, y: spot.y, width: theme.width, height }, 4, theme.colors.tint);
  }
  for (const { head, x, width, isRight } of columns) {
    page.tag(row && addHeader(row, 'Column'));
    let top = spot.y + (isFilled ? theme.table.headPadding : 0);
    head.forEach(({ text, style }, at) => {
      const read = at < head.length - 1 ? `${text} ` : text;
      const baseline = top + baselineOf(style);
      if (isRight) page.text(read, x + width, baseline, style, 'right');
      else page.text(read, x, baseline, style);
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
  columns: TableColumn[],
  { cells, isStriped, element }: Row,
  start: Spot,
): Spot {
  // The description is the row header of its figures.
  const parts = columns.map((column) =>
    isDescription(column) ? addHeader(element, 'Row') : addElement(element, 'TD'),
  );
  const { flow, theme } = drawing;
  const isRuled = theme.table.rows === 'ruled';
  const { cellPadding } = theme.table;
  const count = Math.max(...cells.map(({ lines }) => lines.length));
  const step = lineHeight(theme.text.body);
  const height = count * step + cellPadding * 2;
  // A row that doesn't fit moves to the next page, unless it is so tall that half a page would stay empty.
  const keep = height < (flow.bottom - flow.topOf(1)) / 2 ? height : step + cellPadding * 2;
  let { page, y } = nextSpot(drawing, columns, start, keep);
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
      ({ page, y } = nextSpot(drawing, columns, { page, y }, step));
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

function nextSpot(drawing: Drawing, columns: TableColumn[], spot: Spot, height: number): Spot {
  const next = fitSpot(drawing.flow, spot, height);
  return next.page === spot.page ? next : drawHead(drawing, columns, next, null);
}

/** Lays out the description with its notes in small type below. */
function layDescription(
  description: Wording,
  notes: Wording[],
  { style, x, width }: TableColumn,
  small: TextStyle,
): Cell['lines'] {
  const set = (text: string, own: TextStyle) =>
    setLines(text, own, width).map((line) => ({ text: line, x, style: own }));
  const lay = (wording: Wording, own: TextStyle) => {
    if (typeof wording === 'string') return set(wording, own);
    const { first, second, secondLanguage } = wording;
    return [...set(first, own), ...set(second, belowStyle(own, secondLanguage))];
  };
  return [...lay(description, style), ...notes.flatMap((note) => lay(note, small))];
}
