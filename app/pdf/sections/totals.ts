import type { InvoiceSheet, SheetTotal } from '#app/domain/invoice/sheet.ts';
import {
  baselineOf,
  ellipsize,
  gap,
  heightOf,
  lineHeight,
  shrinkToFit,
  tagged,
} from '../page/blocks.ts';
import { type Block, fitSpot, placeBlocks, placeColumns, type Spot } from '../page/page-flow.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText } from '../text/measure-text.ts';
import { signatureBlocks, signatureWidth } from './signature.ts';

const leastWidth = 230;
const gutter = 24;
const topGap = 8;
const mostTogether = 6;
const smallestFigure = 5;

/** Subtotal, discount and taxes on the right, the total large below them; the signature in the room beside them. */
export function drawTotals(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, structure } = drawing;
  const widest = Math.max(0, ...sheet.totals.map((total) => naturalWidth(theme, total)));
  const width = Math.min(theme.width, Math.max(leastWidth, widest + 20));
  const blocks = sheet.totals.flatMap((total) =>
    tagged(addElement(structure, 'P'), [totalBlock(theme, total, width)]),
  );
  // A total alone on a page says nothing: few rows stay together, of many the last three.
  const from = blocks.length > mostTogether ? blocks.length - 3 : 0;
  const last = blocks[from];
  if (last) blocks[from] = { ...last, keep: heightOf(blocks.slice(from)) };
  const { left } = theme.margin;
  const signature = signatureBlocks(drawing, sheet);
  const totals = { x: left + theme.width - width, blocks: [gap(topGap), ...blocks] };
  const besides = { x: left, blocks: [gap(14), ...signature] };
  const first = fitSpot(
    flow,
    start,
    Math.max(heightOf(besides.blocks), (blocks[0]?.keep ?? 0) + topGap),
  );
  // Totals too wide to leave room for the signature come first.
  const end =
    signatureWidth + gutter <= theme.width - width || signature.length === 0
      ? placeColumns(flow, first, [totals, besides])
      : placeBlocks(flow, placeBlocks(flow, start, totals.x, totals.blocks), left, besides.blocks);
  return { page: end.page, y: end.y + theme.sectionGap };
}

function stylesOf({ text }: Theme, { kind }: SheetTotal) {
  return kind === 'total'
    ? { label: text.grandLabel, figure: text.grandFigure, rowHeight: 30, gapAbove: 4 }
    : { label: text.body, figure: text.figure, rowHeight: lineHeight(text.body) + 5, gapAbove: 0 };
}

function naturalWidth(theme: Theme, total: SheetTotal): number {
  const { label, figure } = stylesOf(theme, total);
  return measureText(cleanLine(total.label), label) + measureText(cleanLine(total.value), figure);
}

function totalBlock(theme: Theme, total: SheetTotal, width: number): Block {
  const { label, figure, rowHeight, gapAbove } = stylesOf(theme, total);
  const value = cleanLine(total.value);
  const valueStyle = shrinkToFit(value, figure, width * 0.75, smallestFigure);
  const labelRoom = Math.max(40, width - measureText(value, valueStyle) - 12);
  const caption = ellipsize(cleanLine(total.label), label, labelRoom);
  return {
    height: rowHeight + gapAbove,
    draw: (page, x, y) => {
      const top = y + gapAbove;
      // Label and figure stand on one baseline, whatever their sizes.
      const baseline = top + (rowHeight - lineHeight(figure)) / 2 + baselineOf(figure);
      if (total.kind === 'total') page.rule(x, top, width, 1, theme.colors.ink);
      page.text(`${caption} `, x, baseline, label);
      page.text(value, x + width, baseline, valueStyle, 'right');
    },
  };
}
