import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { gap, heightOf } from '../page/blocks.ts';
import { fitSpot, placeBlocks, placeColumns, type Spot } from '../page/page-flow.ts';
import type { Drawing } from '../templates/template.ts';
import { signatureBlocks } from './signature.ts';
import { totalBlocks, totalsWidth } from './total-blocks.ts';

const gutter = 24;
const topGap = 8;

/** Draws subtotal, discount and taxes on the right with the large total below them, and the signature next to them. */
export function drawTotals(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme } = drawing;
  const width = totalsWidth(theme, sheet);
  const blocks = totalBlocks(drawing, sheet, width);
  const { left } = theme.margin;
  const signature = signatureBlocks(drawing, sheet);
  const totals = { x: left + theme.width - width, blocks: [gap(topGap), ...blocks] };
  const besides = { x: left, blocks: [gap(14), ...signature] };
  const first = fitSpot(
    flow,
    start,
    Math.max(heightOf(besides.blocks), (blocks[0]?.keep ?? 0) + topGap),
  );
  // Totals too wide to leave space for the signature come before it.
  const end =
    theme.signature.width + gutter <= theme.width - width || signature.length === 0
      ? placeColumns(flow, first, [totals, besides])
      : placeBlocks(flow, placeBlocks(flow, start, totals.x, totals.blocks), left, besides.blocks);
  return { page: end.page, y: end.y + theme.sectionGap };
}
