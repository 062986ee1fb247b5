import type { InvoiceSheet, LabelledText, Wording } from '#app/domain/invoices/sheet.ts';
import {
  type Block,
  drawStack,
  gap,
  heightOf,
  keepWithNext,
  labelBlocks,
  lineHeight,
  placeBlocks,
  placeColumns,
  type Spot,
  tagged,
  textBlocks,
} from '#app/pdf/page/page-flow.ts';
import { measureText } from '#app/pdf/text/wrap-text.ts';
import { addElement, addItem, type StructureElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { stackedRuns } from '../text/second-language.ts';
import { payButtonBlocks, textLinkBlocks, usedLinkBlocks } from './payment-links.ts';
import { qrCodeBlock } from './qr-code.ts';

/** The horizontal space of a section, in points. */
export type Area = { x: number; width: number };

const gutter = 16;
// Maximum shares of the width for the bank details next to links, with and without a QR code.
const bankBesideCode = [0.36, 0.465] as const;
const bankBesideLinks = [0.46, 0.58] as const;
const maxLabel = 0.45;
const labelGap = 9;
const minStart = 60;

/**
 * Draws bank details, payment buttons with the QR code, other links, used links and payment notes; nothing when there
 * are none.
 */
export function drawPaymentOptions(
  drawing: Drawing,
  sheet: InvoiceSheet,
  start: Spot,
  area: Area = { x: drawing.theme.margin.left, width: drawing.theme.width },
): Spot {
  const { flow, theme } = drawing;
  const title = addElement(drawing.structure, 'H2');
  const columns = layColumns(drawing, sheet, area);
  const notes = paymentNotes(drawing, sheet, area.width);
  if (columns.length === 0 && notes.length === 0) return start;

  // The options stay together on one page, unless much of a page would then stay empty.
  const tallest = Math.max(0, ...columns.map(({ blocks }) => heightOf(blocks)));
  const heading = [
    ...tagged(title, labelBlocks(sheet.paymentHeading, theme.text.heading, area.width)),
    gap(6),
  ];
  const keep = tallest < (flow.bottom - flow.topOf(1)) / 2 ? tallest : minStart;
  let spot = placeBlocks(flow, start, area.x, keepWithNext(heading, keep));
  spot = placeColumns(flow, spot, columns);
  if (notes.length > 0) spot = placeBlocks(flow, spot, area.x, [gap(10), ...notes]);
  return { page: spot.page, y: spot.y + theme.sectionGap };
}

/** Lays out bank details on the left, links in the middle and the QR code on the right; absent ones leave no gap. */
function layColumns(
  drawing: Drawing,
  sheet: InvoiceSheet,
  { x: left, width }: Area,
): { x: number; blocks: Block[] }[] {
  const { theme } = drawing;
  const code = sheet.paypalQrUrl ? qrCodeBlock(drawing, sheet.paypalQrUrl, sheet.words) : null;
  const right = left + width - (code ? theme.payment.qrCodeSide : 0);
  const hasBank = sheet.bankDetails.length + sheet.checkDetails.length > 0;
  const [least, most] = (code ? bankBesideCode : bankBesideLinks).map((part) => part * width);
  const natural = widestOf(sheet, theme, 'label') + labelGap + widestOf(sheet, theme, 'value');
  const hasLinks = code !== null || sheet.paymentLinks.length + sheet.usedLinks.length > 0;
  const bankWidth = hasLinks ? clamp(natural + 1, least, most) : width;
  const linksX = hasBank ? left + bankWidth + gutter : left;
  const linksWidth = right - linksX - (code ? gutter : 0);
  return [
    { x: left, blocks: bankBlocks(drawing, sheet, bankWidth) },
    { x: linksX, blocks: linkBlocks(drawing, sheet, linksWidth) },
    { x: right, blocks: code ? [code] : [] },
  ].filter(({ blocks }) => blocks.length > 0);
}

function bankBlocks(drawing: Drawing, sheet: InvoiceSheet, width: number): Block[] {
  const bank = rowBlocks(drawing, sheet, width, sheet.words.bankDetails, sheet.bankDetails);
  const check = rowBlocks(drawing, sheet, width, sheet.words.checkDetails, sheet.checkDetails);
  return bank.length > 0 && check.length > 0 ? [...bank, gap(7), ...check] : [...bank, ...check];
}

/** Lays out labels next to their values below a small heading; empty when there are none. */
function rowBlocks(
  drawing: Drawing,
  sheet: InvoiceSheet,
  width: number,
  heading: Wording,
  details: LabelledText[],
): Block[] {
  if (details.length === 0) return [];
  const { theme, structure } = drawing;
  const head = subheading(drawing, heading, width);
  const { caption, body } = theme.text;
  const style = { ...caption, size: body.size };
  const labelWidth = Math.min(widestOf(sheet, theme, 'label') + labelGap, width * maxLabel);
  const list = addElement(structure, 'L');
  const rows = details.flatMap((row) => {
    const item = addItem(list);
    const labels = textBlocks(row.label, style, labelWidth - labelGap / 2);
    const values = textBlocks(row.value, body, width - labelWidth);
    return sideBySide(tagged(item.label, labels), tagged(item.body, values), labelWidth);
  });
  return [...head, ...rows];
}

/** Returns the width of the widest label or value of bank and check details in points. */
function widestOf(sheet: InvoiceSheet, { text }: Theme, part: keyof LabelledText): number {
  return Math.max(
    0,
    ...[...sheet.bankDetails, ...sheet.checkDetails].flatMap((row) =>
      stackedRuns(row[part], text.body).map((run) => measureText(run.text, text.body)),
    ),
  );
}

function clamp(value: number, least = 0, most = value): number {
  return Math.min(Math.max(value, least), most);
}

const maxInPiece = 8;

/** Lays out a label next to its value as blocks; in each, the label is drawn before the value. */
function sideBySide(left: Block[], right: Block[], shift: number): Block[] {
  const pieces: Block[] = [];
  for (let from = 0; from < Math.max(left.length, right.length); from += maxInPiece) {
    const label = left.slice(from, from + maxInPiece);
    const value = right.slice(from, from + maxInPiece);
    pieces.push({
      height: Math.max(heightOf(label), heightOf(value)) + 1.5,
      draw: (page, x, y) => {
        drawStack(page, label, x, y);
        drawStack(page, value, x + shift, y);
      },
    });
  }
  return pieces;
}

/** Lays out a link as an item of a list. */
type LinkSetter<Link> = (
  drawing: Drawing,
  item: StructureElement,
  link: Link,
  width: number,
) => Block[];

function linkBlocks(drawing: Drawing, sheet: InvoiceSheet, width: number): Block[] {
  const buttons = sheet.paymentLinks.filter((link) => link.kind !== 'other');
  const others = sheet.paymentLinks.filter((link) => link.kind === 'other');
  const of = <Link>(links: Link[], set: LinkSetter<Link>, space: number): Block[] => {
    const list = addElement(drawing.structure, 'L');
    return links.flatMap((link) => [
      ...set(drawing, addElement(addElement(list, 'LI'), 'LBody'), link, width),
      gap(space),
    ]);
  };
  return [
    ...of(buttons, payButtonBlocks, 7),
    ...(others.length > 0 ? subheading(drawing, sheet.words.otherLinks, width) : []),
    ...of(others, textLinkBlocks, 4),
    ...of(sheet.usedLinks, usedLinkBlocks, 4),
  ];
}

function paymentNotes(drawing: Drawing, sheet: InvoiceSheet, width: number): Block[] {
  const { paymentNotes: notes, words } = sheet;
  if (notes === null) return [];
  const { theme, structure } = drawing;
  return [
    ...subheading(drawing, words.paymentNotes, width),
    ...tagged(addElement(structure, 'P'), textBlocks(notes, theme.text.body, width)),
  ];
}

function subheading({ theme, structure }: Drawing, title: Wording, width: number): Block[] {
  const { label, body } = theme.text;
  const lines = tagged(addElement(structure, 'H3'), labelBlocks(title, label, width));
  return keepWithNext([...lines, gap(3)], lineHeight(body) + 2);
}
