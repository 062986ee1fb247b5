import { paper } from '../page/paper.ts';
import { drawClosing } from '../sections/closing.ts';
import { drawFooters } from '../sections/footer.ts';
import { drawItemTable } from '../sections/item-table.ts';
import { drawMastheadLine } from '../sections/masthead-line.ts';
import { drawNotes } from '../sections/notes.ts';
import { drawParties } from '../sections/parties.ts';
import { palette } from './palette.ts';
import type { Template } from './template.ts';
import { pdfColor, type Theme } from './theme.ts';

const { ink, muted, accent, white } = palette;
const leading = 1.32;

const margin = { left: 40, right: 40, top: 28, laterTop: 38, bottom: 40 };

const theme: Theme = {
  margin,
  width: paper.width - margin.left - margin.right,
  colors: {
    ink,
    accent,
    paper: white,
    hairline: pdfColor('#dcdad2'),
    tint: pdfColor('#f4f3ee'),
  },
  sectionGap: 11,
  logo: { width: 120, height: 28 },
  parties: { lines: 'joined', dates: 'inline' },
  table: {
    head: 'ruled',
    rows: 'striped',
    inset: 5,
    gutter: 14,
    headPadding: 2,
    cellPadding: 1.5,
  },
  totals: { total: 'ruled', leastWidth: 176, rowPadding: 1.5, totalHeight: 21 },
  payment: { buttonHeight: 19, buttonPadding: 10, leastButton: 84, qrCodeSide: 66 },
  signature: { width: 130, height: 38 },
  notes: { padding: 7, radius: 4, bar: 0 },
  footer: { rule: 33, text: 20 },
  text: {
    title: { face: 'semiBold', size: 15, color: accent },
    number: { face: 'semiBold', size: 13, color: ink },
    letterhead: { face: 'semiBold', size: 12, color: ink },
    mark: { face: 'semiBold', size: 7.5, color: accent, leading: 1.2 },
    label: { face: 'regular', size: 7, color: muted, leading },
    caption: { face: 'regular', size: 7, color: muted, leading },
    name: { face: 'semiBold', size: 8.5, color: ink, leading },
    body: { face: 'regular', size: 7.5, color: ink, leading },
    figure: { face: 'regular', size: 7.5, color: ink, tabular: true, leading },
    columnHead: { face: 'semiBold', size: 7, color: muted, leading },
    heading: { face: 'semiBold', size: 9, color: ink, leading },
    grandLabel: { face: 'semiBold', size: 9.5, color: ink },
    grandFigure: { face: 'semiBold', size: 14, color: accent },
    button: { face: 'semiBold', size: 8, color: white },
    link: { face: 'regular', size: 7.5, color: accent, leading },
    small: { face: 'regular', size: 6.5, color: muted, leading },
    thanks: { face: 'semiBold', size: 7.5, color: accent },
  },
};

/** Compact: small type, striped rows, payment options beside the totals; long lists on few pages. */
export const compact: Template = {
  theme,
  drawBody: (drawing, sheet) => {
    let spot = { page: 0, y: theme.margin.top };
    spot = drawMastheadLine(drawing, sheet, spot);
    spot = drawParties(drawing, sheet, spot);
    spot = drawItemTable(drawing, sheet, spot);
    spot = drawClosing(drawing, sheet, spot);
    drawNotes(drawing, sheet, spot);
  },
  drawEdges: drawFooters,
};

// @covers decisions-5.8
