import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { gap } from '../page/blocks.ts';
import { fitSpot, lowerSpot, placeBlocks, type Spot } from '../page/page-flow.ts';
import type { Drawing } from '../templates/template.ts';
import { drawPaymentOptions } from './payment-options.ts';
import { signatureBlocks } from './signature.ts';
import { totalBlocks, totalsWidth } from './total-blocks.ts';
import { drawTotals } from './totals.ts';

const gutter = 24;
const topGap = 8;
const leastBeside = 280;

/** Totals and signature on the right with the payment options beside them, where the page is wide enough for both. */
export function drawClosing(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme } = drawing;
  const width = totalsWidth(theme, sheet);
  const besides = { x: theme.margin.left, width: theme.width - width - gutter };
  // A code needs the whole width: beside the totals it would make the section higher, not lower.
  if (besides.width < leastBeside || sheet.paypalQrUrl) {
    return drawPaymentOptions(drawing, sheet, drawTotals(drawing, sheet, start));
  }
  const totals = totalBlocks(drawing, sheet, width);
  const signature = signatureBlocks(drawing, sheet);
  const first = fitSpot(flow, start, (totals[0]?.keep ?? 0) + topGap);
  const right = [gap(topGap), ...totals, gap(12), ...signature];
  const end = lowerSpot(
    placeBlocks(flow, first, theme.margin.left + theme.width - width, right),
    drawPaymentOptions(drawing, sheet, { page: first.page, y: first.y + topGap }, besides),
  );
  return { page: end.page, y: end.y + theme.sectionGap };
}
