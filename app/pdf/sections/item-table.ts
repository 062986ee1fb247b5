import type { InvoiceSheet, SheetLine } from '#app/domain/invoice/sheet.ts';
import { baselineOf, lineHeight } from '../page/blocks.ts';
import { fitSpot, type Spot } from '../page/page-flow.ts';
import type { Drawing } from '../templates/template.ts';
import { cleanParagraphs } from '../text/clean-text.ts';
import { wrapText } from '../text/wrap-text.ts';
import { type Column, layColumns } from './item-columns.ts';

/** The five columns of the items; the head is repeated on every page that the table reaches. */
export function drawItemTable(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme } = drawing;
  const columns = layColumns(theme, sheet);
  const firstRow = lineHeight(theme.text.body) + theme.cellPadding * 2;
  let spot = fitSpot(flow, start, headHeight(drawing) + firstRow);
  spot = drawHead(drawing, columns, spot);
  for (const line of sheet.lines) spot = drawRow(drawing, columns, line, spot);
  return spot;
}

function headHeight({ theme }: Drawing): number {
  return lineHeight(theme.text.columnHead) + 7;
}

function drawHead(drawing: Drawing, columns: Column[], spot: Spot): Spot {
  const { flow, theme } = drawing;
  const page = flow.pageAt(spot.page);
  const style = theme.text.columnHead;
  for (const { head, x, width, align } of columns) {
    page.text(head, align === 'right' ? x + width : x, spot.y + baselineOf(style), style, align);
  }
  const y = spot.y + headHeight(drawing);
  page.rule(theme.margin.left, y - 0.5, theme.width, 1, theme.colors.ink);
  return { page: spot.page, y };
}

function drawRow(drawing: Drawing, columns: Column[], line: SheetLine, start: Spot): Spot {
  const { flow, theme } = drawing;
  const { cellPadding } = theme;
  const cells = columns.map((column) => wrapCell(line, column));
  const count = Math.max(...cells.map((lines) => lines.length));
  const step = lineHeight(theme.text.body);
  const height = count * step + cellPadding * 2;
  // A row moves to the next page whole, unless it is so tall that this would leave half a page white.
  const keep = height < (flow.bottom - flow.topOf(1)) / 2 ? height : step + cellPadding * 2;
  let spot = nextSpot(drawing, columns, start, keep);
  spot.y += cellPadding;
  for (let i = 0; i < count; i++) {
    spot = nextSpot(drawing, columns, spot, step);
    const page = flow.pageAt(spot.page);
    columns.forEach(({ x, width, style, align }, at) => {
      const text = cells[at]?.[i] ?? '';
      const y = spot.y + baselineOf(theme.text.body);
      page.text(text, align === 'right' ? x + width : x, y, style, align);
    });
    spot.y += step;
  }
  spot.y += cellPadding;
  const page = flow.pageAt(spot.page);
  page.rule(theme.margin.left, spot.y, theme.width, 0.5, theme.colors.hairline);
  return spot;
}

function nextSpot(drawing: Drawing, columns: Column[], spot: Spot, height: number): Spot {
  const next = fitSpot(drawing.flow, spot, height);
  if (next.page === spot.page) return { ...spot };
  const below = drawHead(drawing, columns, next);
  return below;
}

function wrapCell(line: SheetLine, { key, style, width }: Column): string[] {
  return cleanParagraphs(line[key]).flatMap((paragraph) => wrapText(paragraph, style, width));
}
