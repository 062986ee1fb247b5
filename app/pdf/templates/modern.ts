import { drawFooters } from '#app/pdf/sections/footer.ts';
import { drawItemTable } from '#app/pdf/sections/item-table.ts';
import { drawBand, drawStrips } from '#app/pdf/sections/masthead.ts';
import { drawParties } from '#app/pdf/sections/parties.ts';
import { drawTotals } from '#app/pdf/sections/totals.ts';
import { drawNotes } from '../sections/notes.ts';
import { drawOpening, drawTerms } from '../sections/own-texts.ts';
import { drawPaymentOptions } from '../sections/payment-options.ts';
import { drawSteps } from '../sections/steps.ts';
import type { Template } from './template.ts';
import { type OwnTheme, pdfColor } from './theme.ts';

const theme: OwnTheme = {
  margin: { left: 48, right: 48, top: 34, laterTop: 50, bottom: 54 },
  colors: ({ accentSoft }) => ({ hairline: pdfColor('#d9e2dc'), tint: accentSoft }),
  sectionGap: 24,
  logo: { width: 150, height: 46 },
  parties: { lines: 'apart', dates: 'elsewhere' },
  table: { head: 'filled', rows: 'ruled', inset: 10, gutter: 16, headPadding: 5.5, cellPadding: 5 },
  totals: { total: 'filled', minWidth: 252, rowPadding: 5, totalHeight: 44 },
  payment: { buttonHeight: 28, buttonPadding: 16, minButton: 136, qrCodeSide: 80 },
  signature: { width: 160, height: 54 },
  notes: { padding: 13, radius: 0, bar: 3 },
  footer: { rule: 44, text: 27, qrCodeSide: 36, underQrCode: 14 },
  text: ({ ink, accentText, onAccent, onAccentSoft }) => ({
    title: { face: 'semiBold', size: 34, color: onAccent, leading: 1.2 },
    number: { face: 'regular', size: 12, color: onAccentSoft },
    letterhead: { face: 'semiBold', size: 19, color: onAccent, leading: 1.3 },
    mark: { face: 'semiBold', size: 9, color: onAccent },
    label: { face: 'semiBold', size: 8, color: accentText },
    name: { face: 'semiBold', size: 12, color: ink },
    columnHead: { face: 'semiBold', size: 8, color: accentText },
    heading: { face: 'semiBold', size: 14, color: accentText },
    grandLabel: { face: 'semiBold', size: 12, color: onAccent },
    grandFigure: { face: 'semiBold', size: 24, color: onAccent },
    button: { face: 'semiBold', size: 9.5, color: onAccent },
  }),
};

/** Modern: an accent band with title, name and dates, and a large total on its own bar. */
export const modern: Template = {
  theme,
  sections: [
    drawBand,
    drawParties,
    drawOpening,
    drawItemTable,
    drawTotals,
    drawSteps,
    drawPaymentOptions,
    drawNotes,
    drawTerms,
  ],
  edges: [drawStrips, drawFooters],
};
