import type { InvoiceSheet, LabelledText } from '#app/domain/invoice/sheet.ts';
import { gap, heightOf, keepWithNext, lineHeight, textBlocks } from '../page/blocks.ts';
import { type Block, placeBlocks, placeColumns, type Spot } from '../page/page-flow.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText } from '../text/measure-text.ts';
import { words } from '../words.ts';
import { payButtonBlocks, textLinkBlocks } from './payment-links.ts';
import { qrCodeBlock, qrCodeSide } from './qr-code.ts';

const gutter = 20;
const mostLabel = 0.45;
const leastStart = 60;

/** Bank details, pay buttons with the QR code, other links and payment notes; nothing when there are none. */
export function drawPaymentOptions(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme } = drawing;
  const { left } = theme.margin;
  const columns = layColumns(theme, sheet);
  const notes = paymentNotes(theme, sheet.paymentNotes);
  if (columns.length === 0 && notes.length === 0) return start;

  // The options stay together on one page, unless there are so many that this would leave much of a page white.
  const tallest = Math.max(0, ...columns.map(({ blocks }) => heightOf(blocks)));
  const heading = [...textBlocks(words.paymentOptions, theme.text.heading, theme.width), gap(6)];
  const keep = tallest < (flow.bottom - flow.topOf(1)) / 2 ? tallest : leastStart;
  let spot = placeBlocks(flow, start, left, keepWithNext(heading, keep));
  spot = placeColumns(flow, spot, columns);
  if (notes.length > 0) spot = placeBlocks(flow, spot, left, [gap(10), ...notes]);
  return { page: spot.page, y: spot.y + theme.sectionGap };
}

/** Bank details on the left, links in the middle, the QR code on the right; what is absent leaves no hole. */
function layColumns(theme: Theme, sheet: InvoiceSheet): { x: number; blocks: Block[] }[] {
  const { left } = theme.margin;
  const code = sheet.paypalQrUrl ? qrCodeBlock(theme, sheet.paypalQrUrl, words.scanToPay) : null;
  const right = left + theme.width - (code ? qrCodeSide : 0);
  const hasBank = sheet.bankDetails.length > 0;
  const bankWidth = code ? theme.width * 0.435 : (theme.width - gutter) / 2;
  const linksX = hasBank ? left + bankWidth + gutter : left;
  const linksWidth = right - linksX - (code ? gutter : 0);
  return [
    { x: left, blocks: bankBlocks(theme, sheet.bankDetails, bankWidth) },
    { x: linksX, blocks: linkBlocks(theme, sheet, linksWidth) },
    { x: right, blocks: code ? [code] : [] },
  ].filter(({ blocks }) => blocks.length > 0);
}

function bankBlocks(theme: Theme, details: LabelledText[], width: number): Block[] {
  if (details.length === 0) return [];
  const { label, body } = theme.text;
  const style = { ...label, size: body.size };
  const widest = Math.max(...details.map((row) => measureText(cleanLine(row.label), style)));
  const labelWidth = Math.min(widest + 9, width * mostLabel);
  const rows = details.flatMap((row) => {
    const labels = textBlocks(row.label, style, labelWidth - 4);
    const values = textBlocks(row.value, body, width - labelWidth);
    return sideBySide(labels, values, labelWidth);
  });
  return [...subheading(theme, words.bankDetails, width), ...rows];
}

/** Lines of two columns joined row by row, so that a row never falls apart over two pages. */
function sideBySide(left: Block[], right: Block[], shift: number): Block[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const [a, b] = [left[i], right[i]];
    return {
      height: Math.max(a?.height ?? 0, b?.height ?? 0) + 2,
      draw: (page, x, y) => {
        a?.draw(page, x, y);
        b?.draw(page, x + shift, y);
      },
    };
  });
}

function linkBlocks(theme: Theme, sheet: InvoiceSheet, width: number): Block[] {
  const buttons = sheet.paymentLinks.filter((link) => link.kind !== 'other');
  const others = sheet.paymentLinks.filter((link) => link.kind === 'other');
  return [
    ...buttons.flatMap((link) => [...payButtonBlocks(theme, link, width), gap(8)]),
    ...(others.length > 0 ? subheading(theme, words.otherLinks, width) : []),
    ...others.flatMap((link) => [...textLinkBlocks(theme, link, width), gap(4)]),
  ];
}

function paymentNotes(theme: Theme, notes: string | null): Block[] {
  if (!notes?.trim()) return [];
  return [
    ...subheading(theme, words.paymentNotes, theme.width),
    ...textBlocks(notes, theme.text.body, theme.width),
  ];
}

function subheading(theme: Theme, title: string, width: number): Block[] {
  const { label, body } = theme.text;
  return keepWithNext([...textBlocks(title, label, width), gap(3)], lineHeight(body) + 2);
}
