import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { baselineOf, gap, keepWithNext, tagged, textBlocks } from '../page/blocks.ts';
import { lowerSpot, placeBlocks, type Spot } from '../page/page-flow.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import { cleanLine } from '../text/clean-text.ts';
import { words } from '../words.ts';
import { letterhead, letterheadStyle, paidMark } from './masthead-parts.ts';

/** Logo or business name on the left, the word Invoice, its number and the paid mark on the right. */
export function drawMasthead(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, structure, logo } = drawing;
  const { margin, text } = theme;
  const { width } = theme;
  const rightWidth = width * 0.42;
  const leftWidth = width - rightWidth - 20;
  // The title comes first for those who listen, whatever stands left of it.
  const title = addElement(structure, 'H1');
  const status = addElement(structure, 'P');
  const left = letterhead(drawing, sheet, leftWidth);
  // Letterhead and title stand on one baseline; a logo reaches as high as the title's capitals.
  const nameStyle = letterheadStyle(theme, cleanLine(sheet.from.name), leftWidth);
  const drop = logo ? 8 : baselineOf(text.title) - baselineOf(nameStyle);
  const right = [
    ...tagged(title, textBlocks(words.invoice, text.title, rightWidth, 'right')),
    ...tagged(title, textBlocks(sheet.number, text.number, rightWidth, 'right')),
    ...(sheet.paid ? [gap(6), ...tagged(status, [paidMark(theme, rightWidth)])] : []),
  ];
  const rightX = margin.left + width - rightWidth;
  const lower = { page: start.page, y: start.y + drop };
  const end = lowerSpot(
    placeBlocks(flow, lower, margin.left, keepWithNext(left, 0)),
    placeBlocks(flow, start, rightX, right),
  );
  return { page: end.page, y: end.y + theme.sectionGap };
}
