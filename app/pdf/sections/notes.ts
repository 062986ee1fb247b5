import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import {
  drawStack,
  fitSpot,
  heightOf,
  labelBlocks,
  type Spot,
  tagged,
  textBlocks,
} from '#app/pdf/page/page-flow.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import { drawFields } from './own-texts.ts';

/** Draws the notes, below the custom fields above them, in a tinted box that continues over as many pages as needed. */
export function drawNotes(drawing: Drawing, sheet: InvoiceSheet, before: Spot): Spot {
  const { flow, theme, structure } = drawing;
  const start = drawFields(drawing, sheet, before);
  if (sheet.notes === null) return start;
  const { padding, radius, bar } = theme.notes;
  const inner = theme.width - padding * 2 - bar;
  const label = tagged(
    addElement(structure, 'H2'),
    labelBlocks(sheet.words.notes, theme.text.label, inner),
  );
  const lines = [
    ...label.map((line) => ({ ...line, height: line.height + 3 })),
    ...tagged(addElement(structure, 'P'), textBlocks(sheet.notes, theme.text.body, inner)),
  ];
  let spot = fitSpot(
    flow,
    start,
    Math.min(heightOf(lines), heightOf(lines.slice(0, 4))) + padding * 2,
  );
  for (let next = 0; next < lines.length; ) {
    const room = flow.bottom - spot.y - padding * 2;
    const part = lines.slice(next, next + Math.max(1, countFittingLines(lines, next, room)));
    next += part.length;
    const height = heightOf(part) + padding * 2;
    const page = flow.pageAt(spot.page);
    const box = { x: theme.margin.left, y: spot.y, width: theme.width, height };
    page.fill(box, radius, theme.colors.tint);
    if (bar > 0) page.fill({ ...box, width: bar }, 0, theme.colors.accent);
    drawStack(page, part, theme.margin.left + bar + padding, spot.y + padding);
    spot =
      next < lines.length
        ? { page: spot.page + 1, y: flow.topOf(spot.page + 1) }
        : { page: spot.page, y: spot.y + height };
  }
  return { page: spot.page, y: spot.y + theme.sectionGap };
}

function countFittingLines(lines: { height: number }[], from: number, room: number): number {
  let used = 0;
  let count = 0;
  for (let i = from; i < lines.length; i++) {
    used += lines[i]?.height ?? 0;
    if (used > room) break;
    count++;
  }
  return count;
}
