import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { gap, keepWithNext, type Spot } from '#app/pdf/page/page-flow.ts';
import { drawFooters } from '#app/pdf/sections/footer.ts';
import { drawItemTable } from '#app/pdf/sections/item-table.ts';
import { mastheadParts, placeMasthead } from '#app/pdf/sections/masthead.ts';
import { drawParties } from '#app/pdf/sections/parties.ts';
import { drawTotals } from '#app/pdf/sections/totals.ts';
import { drawNotes } from '../sections/notes.ts';
import { drawOpening, drawTerms } from '../sections/own-texts.ts';
import { drawPaymentOptions } from '../sections/payment-options.ts';
import { drawSteps } from '../sections/steps.ts';
import type { Drawing, Template } from './template.ts';
import { type OwnTheme, pdfColor } from './theme.ts';

const theme: OwnTheme = {
  margin: { left: 52, right: 52, top: 44, laterTop: 44, bottom: 54 },
  colors: () => ({ hairline: pdfColor('#dcdad2'), tint: pdfColor('#f6f4ee') }),
  sectionGap: 22,
  logo: { width: 170, height: 56 },
  parties: { lines: 'apart', dates: 'stacked' },
  table: { head: 'ruled', rows: 'ruled', inset: 0, gutter: 16, headPadding: 3.5, cellPadding: 4.5 },
  totals: { total: 'ruled', minWidth: 230, rowPadding: 5, totalHeight: 30 },
  payment: { buttonHeight: 26, buttonPadding: 16, minButton: 136, qrCodeSide: 80 },
  signature: { width: 160, height: 54 },
  notes: { padding: 14, radius: 6, bar: 0 },
  footer: { rule: 44, text: 27, qrCodeSide: 36, underQrCode: 14 },
};

/** Classic: letterhead, parties in columns, ruled table, one large total, payment options, notes. */
export const classic: Template = {
  theme,
  sections: [
    drawMasthead,
    drawParties,
    drawOpening,
    drawItemTable,
    drawTotals,
    drawSteps,
    drawPaymentOptions,
    drawNotes,
    drawTerms,
  ],
  edges: [drawFooters],
};

/** Draws logo or business name on the left, and title, number and the stamp of a closed invoice on the right. */
function drawMasthead(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, logo } = drawing;
  const parts = mastheadParts(drawing, sheet, 0.42, 20);
  const { name, title, align } = parts;
  const status = parts.status(align);
  const end = placeMasthead(flow, start, parts, {
    name: keepWithNext(name, 0),
    title: status.length > 0 ? [...title, gap(6), ...status] : title,
    // A logo is as high as the title's capitals.
    drop: { name: logo ? 8 : parts.drop, title: 0 },
  });
  return { page: end.page, y: end.y + theme.sectionGap };
}
