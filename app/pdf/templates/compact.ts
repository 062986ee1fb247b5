import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { fitSpot, gap, lowerSpot, placeBlocks, type Spot } from '#app/pdf/page/page-flow.ts';
import { drawFooters } from '#app/pdf/sections/footer.ts';
import { drawItemTable } from '#app/pdf/sections/item-table.ts';
import { drawMastheadLine } from '#app/pdf/sections/masthead.ts';
import { drawParties } from '#app/pdf/sections/parties.ts';
import { drawTotals, signatureBlocks, totalBlocks, totalsWidth } from '#app/pdf/sections/totals.ts';
import { drawNotes } from '../sections/notes.ts';
import { drawOpening, drawTerms } from '../sections/own-texts.ts';
import { drawPaymentOptions } from '../sections/payment-options.ts';
import { drawSteps } from '../sections/steps.ts';
import type { Drawing, Template } from './template.ts';
import { type OwnTheme, pdfColor } from './theme.ts';

const gutter = 24;
const topGap = 8;
const minBeside = 280;

const leading = 1.32;

const theme: OwnTheme = {
  margin: { left: 40, right: 40, top: 28, laterTop: 38, bottom: 40 },
  colors: () => ({ hairline: pdfColor('#dcdad2'), tint: pdfColor('#f4f3ee') }),
  sectionGap: 11,
  logo: { width: 120, height: 28 },
  parties: { lines: 'joined', dates: 'inline' },
  table: { head: 'ruled', rows: 'striped', inset: 5, gutter: 14, headPadding: 2, cellPadding: 1.5 },
  totals: { total: 'ruled', minWidth: 176, rowPadding: 1.5, totalHeight: 21 },
  payment: { buttonHeight: 19, buttonPadding: 10, minButton: 84, qrCodeSide: 66 },
  signature: { width: 130, height: 38 },
  notes: { padding: 7, radius: 4, bar: 0 },
  footer: { rule: 33, text: 20, qrCodeSide: 32, underQrCode: 12 },
  text: ({ ink, muted, accentText, onAccent }) => ({
    title: { face: 'semiBold', size: 15, color: accentText },
    number: { face: 'semiBold', size: 13, color: ink },
    letterhead: { face: 'semiBold', size: 12, color: ink },
    mark: { face: 'semiBold', size: 7.5, color: accentText, leading: 1.2 },
    label: { face: 'regular', size: 7, color: muted, leading },
    caption: { face: 'regular', size: 7, color: muted, leading },
    name: { face: 'semiBold', size: 8.5, color: ink, leading },
    body: { face: 'regular', size: 7.5, color: ink, leading },
    figure: { face: 'regular', size: 7.5, color: ink, tabular: true, leading },
    columnHead: { face: 'semiBold', size: 7, color: muted, leading },
    heading: { face: 'semiBold', size: 9, color: ink, leading },
    grandLabel: { face: 'semiBold', size: 9.5, color: ink },
    grandFigure: { face: 'semiBold', size: 14, color: accentText },
    button: { face: 'semiBold', size: 8, color: onAccent },
    link: { face: 'regular', size: 7.5, color: accentText, leading },
    small: { face: 'regular', size: 6.5, color: muted, leading },
    thanks: { face: 'semiBold', size: 7.5, color: accentText },
  }),
};

/** Compact: small type, striped rows, payment options next to the totals; long lists on few pages. */
export const compact: Template = {
  theme,
  sections: [
    drawMastheadLine,
    drawParties,
    drawOpening,
    drawItemTable,
    drawClosing,
    drawNotes,
    drawTerms,
  ],
  edges: [drawFooters],
};

/**
 * Draws totals and signature on the right with the payment options next to them, where the page is wide enough for
 * both.
 */
function drawClosing(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme } = drawing;
  const width = totalsWidth(theme, sheet);
  const besides = { x: theme.margin.left, width: theme.width - width - gutter };
  // A QR code needs the full width: next to the totals it would make the section higher. So do installments, which come
  // first.
  if (besides.width < minBeside || sheet.paypalQrUrl || sheet.schedule) {
    const end = drawSteps(drawing, sheet, drawTotals(drawing, sheet, start));
    return drawPaymentOptions(drawing, sheet, end);
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
