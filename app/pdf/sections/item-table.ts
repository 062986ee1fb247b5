import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';
import { baselineOf, lineHeight } from '../page/blocks.ts';
import type { PageCanvas } from '../page/page-canvas.ts';
import { fitSpot, type Spot } from '../page/page-flow.ts';
import type { Drawing } from '../templates/template.ts';
import { cleanParagraphs } from '../text/clean-text.ts';
import { measureText } from '../text/measure-text.ts';
import { wrapText } from '../text/wrap-text.ts';
import { type Column, type Figure, layTable, type TableLayout } from './item-columns.ts';

/** A cell ready to draw: its lines with the left end of each. */
type Cell = { lines: { text: string; x: number }[]; column: Column };

/** The five columns of the items; the head is repeated on every page that the table reaches. */
export function drawItemTable(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme } = drawing;
  const layout = layTable(theme, sheet);
  const firstRow = lineHeight(theme.text.body) + theme.cellPadding * 2;
  let spot = fitSpot(flow, start, headHeight(drawing) + firstRow);
  spot = drawHead(drawing, layout, spot);
  sheet.lines.forEach(({ description }, index) => {
    const cells = [
      layDescription(description, layout.description),
      ...layout.figures.map((column, at) => layFigure(layout.rows[index]?.[at], column)),
    ];
    spot = drawRow(drawing, layout, cells, spot);
  });
  return spot;
}

function headHeight({ theme }: Drawing): number {
  return lineHeight(theme.text.columnHead) + 7;
}

function drawHead(drawing: Drawing, layout: TableLayout, spot: Spot): Spot {
  const { flow, theme } = drawing;
  const page = flow.pageAt(spot.page);
  const style = theme.text.columnHead;
  const baseline = spot.y + baselineOf(style);
  page.text(layout.description.head, layout.description.x, baseline, style);
  for (const { head, x, width } of layout.figures) {
    page.text(head, x + width, baseline, style, 'right');
  }
  const y = spot.y + headHeight(drawing);
  page.rule(theme.margin.left, y - 0.5, theme.width, 1, theme.colors.ink);
  return { page: spot.page, y };
}

function drawRow(drawing: Drawing, layout: TableLayout, cells: Cell[], start: Spot): Spot {
  const { flow, theme } = drawing;
  const { cellPadding } = theme;
  const count = Math.max(...cells.map(({ lines }) => lines.length));
  const step = lineHeight(theme.text.body);
  const height = count * step + cellPadding * 2;
  // A row moves to the next page whole, unless it is so tall that this would leave half a page white.
  const keep = height < (flow.bottom - flow.topOf(1)) / 2 ? height : step + cellPadding * 2;
  let { page, y } = nextSpot(drawing, layout, start, keep);
  y += cellPadding;
  for (let from = 0; from < count; ) {
    const fitting = Math.max(1, Math.floor((flow.bottom - y) / step));
    const to = Math.min(count, from + fitting);
    drawCells(flow.pageAt(page), cells, from, to, y + baselineOf(theme.text.body), step);
    y += (to - from) * step;
    from = to;
    if (from < count) {
      ({ page, y } = nextSpot(drawing, layout, { page, y }, step));
      y += cellPadding;
    }
  }
  y += cellPadding;
  flow.pageAt(page).rule(theme.margin.left, y, theme.width, 0.5, theme.colors.hairline);
  return { page, y };
}

/** Draws some lines of a row cell by cell, so that copied text has each cell in one piece. */
function drawCells(
  page: PageCanvas,
  cells: Cell[],
  from: number,
  to: number,
  baseline: number,
  step: number,
): void {
  for (const { lines, column } of cells) {
    lines.slice(from, to).forEach(({ text, x }, at) => {
      page.text(text, x, baseline + at * step, column.style);
    });
  }
}

function nextSpot(drawing: Drawing, layout: TableLayout, spot: Spot, height: number): Spot {
  const next = fitSpot(drawing.flow, spot, height);
  return next.page === spot.page ? next : drawHead(drawing, layout, next);
}

function layDescription(text: string, column: Column): Cell {
  const lines = cleanParagraphs(text).flatMap((paragraph) =>
    wrapText(paragraph, column.style, column.width),
  );
  return { column, lines: lines.map((line) => ({ text: line, x: column.x })) };
}

function layFigure(figure: Figure | undefined, column: Column): Cell {
  const { x, width, style } = column;
  const { text, width: natural } = figure ?? { text: '', width: 0 };
  // A hair of tolerance, so that rounding never wraps a figure in a column of its own width.
  if (natural <= width + 0.01) return { column, lines: [{ text, x: x + width - natural }] };
  const lines = wrapText(text, style, width);
  return {
    column,
    lines: lines.map((line) => ({ text: line, x: x + width - measureText(line, style) })),
  };
}
