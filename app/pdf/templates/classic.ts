import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { words } from '#app/domain/invoices/sheet-words.ts';
import { baselineOf, gap, keepWithNext, tagged, textBlocks } from '../page/blocks.ts';
import { lowerSpot, placeBlocks, type Spot } from '../page/page-flow.ts';
import { paper } from '../page/paper.ts';
import { drawFooters } from '../sections/footer.ts';
import { drawItemTable } from '../sections/item-table.ts';
import { letterhead, letterheadStyle, paidMark } from '../sections/masthead-parts.ts';
import { drawNotes } from '../sections/notes.ts';
import { drawParties } from '../sections/parties.ts';
import { drawPaymentOptions } from '../sections/payment-options.ts';
import { drawTotals } from '../sections/totals.ts';
import { addElement } from '../structure/element.ts';
import { cleanLine } from '../text/clean-text.ts';
import { palette } from './palette.ts';
import type { Drawing, Template } from './template.ts';
import { pdfColor, type Theme } from './theme.ts';

const { ink, muted, accent, white } = palette;

const margin = { left: 52, right: 52, top: 44, laterTop: 44, bottom: 54 };

const theme: Theme = {
  margin,
  width: paper.width - margin.left - margin.right,
  colors: { ink, accent, paper: white, hairline: pdfColor('#dcdad2'), tint: pdfColor('#f6f4ee') },
  sectionGap: 22,
  logo: { width: 170, height: 56 },
  parties: { lines: 'apart', dates: 'stacked' },
  table: {
    head: 'ruled',
    rows: 'ruled',
    inset: 0,
    gutter: 16,
    headPadding: 3.5,
    cellPadding: 4.5,
  },
  totals: { total: 'ruled', leastWidth: 230, rowPadding: 5, totalHeight: 30 },
  payment: { buttonHeight: 26, buttonPadding: 16, leastButton: 136, qrCodeSide: 80 },
  signature: { width: 160, height: 54 },
  notes: { padding: 14, radius: 6, bar: 0 },
  footer: { rule: 44, text: 27 },
  text: {
    title: { face: 'semiBold', size: 26, color: accent },
    number: { face: 'regular', size: 11, color: muted },
    letterhead: { face: 'semiBold', size: 16, color: ink },
    mark: { face: 'semiBold', size: 8.5, color: accent },
    label: { face: 'regular', size: 8, color: muted },
    caption: { face: 'regular', size: 8, color: muted },
    name: { face: 'semiBold', size: 10, color: ink },
    body: { face: 'regular', size: 9, color: ink },
    figure: { face: 'regular', size: 9, color: ink, tabular: true },
    columnHead: { face: 'semiBold', size: 8, color: muted },
    heading: { face: 'semiBold', size: 11, color: ink },
    grandLabel: { face: 'semiBold', size: 11, color: ink },
    grandFigure: { face: 'semiBold', size: 18, color: accent },
    button: { face: 'semiBold', size: 9, color: white },
    link: { face: 'regular', size: 9, color: accent },
    small: { face: 'regular', size: 7.5, color: muted },
    thanks: { face: 'semiBold', size: 8.5, color: accent },
  },
};

/** Classic: letterhead, parties in columns, ruled table, one large total, payment options, notes. */
export const classic: Template = {
  theme,
  drawBody: (drawing, sheet) => {
    let spot = { page: 0, y: theme.margin.top };
    spot = drawMasthead(drawing, sheet, spot);
    spot = drawParties(drawing, sheet, spot);
    spot = drawItemTable(drawing, sheet, spot);
    spot = drawTotals(drawing, sheet, spot);
    spot = drawPaymentOptions(drawing, sheet, spot);
    drawNotes(drawing, sheet, spot);
  },
  drawEdges: drawFooters,
};

/** Logo or business name on the left, the word Invoice, its number and the paid mark on the right. */
function drawMasthead(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
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

// @covers decisions-5.8
