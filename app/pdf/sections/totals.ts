import type { InvoiceSheet, SheetTotal, Wording } from '#app/domain/invoices/sheet.ts';
import {
  type Block,
  baselineOf,
  drawStack,
  ellipsize,
  fitSpot,
  gap,
  heightOf,
  lineHeight,
  placeBlocks,
  placeColumns,
  type Spot,
  shrinkToFit,
  tagged,
  textBlocks,
} from '#app/pdf/page/page-flow.ts';
import { pictureBlock } from '#app/pdf/picture/embed-picture.ts';
import { addElement, addItem, bookmark } from '#app/pdf/structure/element.ts';
import type { Drawing } from '#app/pdf/templates/template.ts';
import type { Theme } from '#app/pdf/templates/theme.ts';
import { drawWords, layWords, stackedRuns } from '#app/pdf/text/second-language.ts';
import { cleanLine, measureText } from '#app/pdf/text/wrap-text.ts';

/** Lays out the seller's signature over a line, as one block, or the lines that the recipient signs; empty otherwise. */
export function signatureBlocks(drawing: Drawing, sheet: InvoiceSheet): Block[] {
  const { theme, structure, signature } = drawing;
  if (sheet.toSign) return sheet.toSign.map((label) => lineToSign(drawing, label));
  if (!signature) return [];
  const size = theme.signature;
  const picture = pictureBlock(signature, size);
  const { caption } = theme.text;
  const words = layWords(sheet.words.signature, caption);
  const figure = addElement(structure, 'Figure', cleanLine(sheet.words.signatureOf));
  const below = addElement(structure, 'P');
  const whole: Block = {
    height: size.height + lineHeight(caption) + 8,
    draw: (page, x, y) => {
      // The signature sits on the line, whatever its height.
      const line = y + size.height + 4;
      page.tag(figure);
      picture.draw(page, x, line - 2 - picture.height);
      page.rule(x, line, size.width, 0.5, theme.colors.ink);
      page.tag(below);
      drawWords(page, words, x, line + 3 + baselineOf(caption), '');
      page.tag(null);
    },
  };
  return [whole];
}

/** Lays out an empty line to write on, with its label below. */
function lineToSign({ theme, structure }: Drawing, label: Wording): Block {
  const { width } = theme.signature;
  const caption = textBlocks(label, theme.text.caption, width);
  const element = addElement(structure, 'P');
  return {
    height: roomToSign + 3 + heightOf(caption),
    draw: (page, x, y) => {
      page.rule(x, y + roomToSign, width, 0.5, theme.colors.ink);
      page.tag(element);
      drawStack(page, caption, x, y + roomToSign + 3);
      page.tag(null);
    },
  };
}

/** The space to write in, in points. */
const roomToSign = 34;

const maxTogether = 6;
const minFigureSize = 5;
const barPadding = 10;

/** Returns the width of the totals in points: the default, or more for very large amounts. */
export function totalsWidth(theme: Theme, sheet: InvoiceSheet): number {
  const widest = Math.max(0, ...sheet.totals.map((total) => naturalWidth(theme, total)));
  return Math.min(theme.width, Math.max(theme.totals.minWidth, widest + 20));
}

/** Lays out subtotal, discount, taxes and total, followed by the remarks about taxes, `width` points wide. */
export function totalBlocks(drawing: Drawing, sheet: InvoiceSheet, width: number): Block[] {
  const { theme, structure } = drawing;
  const inset = insetOf(theme);
  const list = addElement(structure, 'L');
  const blocks = sheet.totals.map((total) => totalBlock(theme, addItem(list), total, width));
  // A total alone on a page is unhelpful: few rows stay together; of many rows, the last three.
  const from = blocks.length > maxTogether ? blocks.length - 3 : 0;
  const last = blocks[from];
  if (last) blocks[from] = { ...last, keep: heightOf(blocks.slice(from)) };
  const remarks = sheet.remarks.flatMap((remark) => {
    const lines = textBlocks(remark, theme.text.caption, width - inset * 2);
    const element = addElement(structure, 'P');
    return [
      gap(5),
      ...tagged(
        element,
        lines.map((line) => indented(line, inset)),
      ),
    ];
  });
  return [...blocks, ...remarks];
}

function insetOf({ totals }: Theme): number {
  return totals.total === 'filled' ? barPadding : 0;
}

function indented(block: Block, by: number): Block {
  return { ...block, draw: (page, x, y) => block.draw(page, x + by, y) };
}

/** Returns the styles of a row. On the accent bar its text is indented, and so are the rows above it. */
function stylesOf(theme: Theme, { kind }: SheetTotal) {
  const { text, totals } = theme;
  const inset = insetOf(theme);
  if (kind === 'total') {
    const { grandLabel: label, grandFigure: figure } = text;
    return { label, figure, rowHeight: totals.totalHeight, noteRise: 0, gapAbove: 4, inset };
  }
  const rowHeight = lineHeight(text.body) + totals.rowPadding;
  const isBalance = kind === 'balance';
  // A note is close below its label.
  const noteRise = totals.rowPadding / 2;
  const label = isBalance ? text.balanceLabel : text.body;
  const figure = isBalance ? text.balanceFigure : text.figure;
  return { label, figure, rowHeight, noteRise, gapAbove: 0, inset };
}

function naturalWidth(theme: Theme, total: SheetTotal): number {
  const { label, figure, inset } = stylesOf(theme, total);
  const labels = stackedRuns(total.label, label).map(({ text, style }) => measureText(text, style));
  const texts = Math.max(...labels) + measureText(cleanLine(total.value), figure);
  return texts + inset * 2;
}

function totalBlock(
  theme: Theme,
  item: ReturnType<typeof addItem>,
  total: SheetTotal,
  width: number,
): Block {
  if (total.kind === 'total') bookmark(item.label, 2);
  const { label, figure, gapAbove, inset, ...usual } = stylesOf(theme, total);
  const inner = width - inset * 2;
  const value = cleanLine(total.value);
  const valueStyle = shrinkToFit(value, figure, inner * 0.75, minFigureSize);
  const labelRoom = Math.max(40, inner - measureText(value, valueStyle) - 12);
  const captions = stackedRuns(total.label, label).map(({ text, style }) => ({
    text: ellipsize(text, style, labelRoom),
    style,
  }));
  const below = captions.slice(1).reduce((sum, { style }) => sum + lineHeight(style), 0);
  const notes = total.note ? textBlocks(total.note, theme.text.small, inner) : [];
  const rowHeight = usual.rowHeight + below + heightOf(notes);
  const isFilled = theme.totals.total === 'filled';
  return {
    height: rowHeight + gapAbove,
    draw: (page, x, y) => {
      const top = y + gapAbove;
      // Label and figure share a baseline, whatever their sizes.
      const baseline = top + (usual.rowHeight - lineHeight(figure)) / 2 + baselineOf(figure);
      if (total.kind === 'total') {
        if (isFilled) page.fill({ x, y: top, width, height: rowHeight }, 6, theme.colors.accent);
        else page.rule(x, top, width, 1, theme.colors.ink);
      }
      page.tag(item.label);
      captions.forEach(({ text, style }, at) => {
        page.text(`${text} `, x + inset, baseline + at * lineHeight(style), style);
      });
      page.tag(item.body);
      page.text(`${value} `, x + width - inset, baseline, valueStyle, 'right');
      drawStack(page, notes, x + inset, top + usual.rowHeight - usual.noteRise + below);
      page.tag(null);
    },
  };
}

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
