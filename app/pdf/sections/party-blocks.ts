import type {
  InvoiceSheet,
  LabelledText,
  SheetParty,
  SheetWords,
} from '#app/domain/invoices/sheet.ts';
import type { BilingualText } from '#app/domain/invoices/wording.ts';
import {
  baselineOf,
  gap,
  labelBlocks,
  lineBlock,
  lineHeight,
  tagged,
  textBlocks,
} from '../page/blocks.ts';
import type { Block } from '../page/page-flow.ts';
import { addElement, type StructureElement } from '../structure/element.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText, type TextStyle } from '../text/measure-text.ts';
import { layWords, lengthen, stackedRuns } from '../text/second-language.ts';

const dot = ' · ';
const betweenLabelAndDate = 6;

/** Lays out a party: heading, name, address and further details. */
export function partyBlocks(
  structure: StructureElement,
  { text, parties }: Theme,
  party: SheetParty,
  { colon }: SheetWords,
  width: number,
): Block[] {
  const { addressLines, email, phone, website } = party;
  const details = party.details.map(({ label, value }) =>
    typeof label === 'string' ? `${label}${colon} ${value}` : null,
  );
  const lines = [...addressLines, email, phone, website, ...details].filter(
    (line): line is string => Boolean(line?.trim()),
  );
  const paragraph = (blocks: Block[]) => tagged(addElement(structure, 'P'), blocks);
  return [
    ...tagged(addElement(structure, 'H2'), labelBlocks(party.heading, text.label, width)),
    gap(2),
    ...paragraph(textBlocks(party.name, text.name, width)),
    gap(1),
    ...(parties.lines === 'joined'
      ? paragraph(joinedLines(lines, text.body, width))
      : lines.flatMap((line) => paragraph(textBlocks(line, text.body, width)))),
    ...party.details.flatMap(({ label, value }) =>
      typeof label === 'string'
        ? []
        : paragraph(bilingualDetail(label, colon, value, text.body, width)),
    ),
  ];
}

/** Lays out a value after its bilingual label on one line, or below it. */
function bilingualDetail(
  label: BilingualText,
  colon: string,
  value: string,
  style: TextStyle,
  width: number,
): Block[] {
  const line = lengthen(layWords(label, style), `${colon} ${cleanLine(value)}`, style);
  if (line.width <= width) return [lineBlock(line, style)];
  return [...labelBlocks(label, style, width), ...textBlocks(value, style, width)];
}

/** Lays out the shipping address below the client. */
export function shippingBlocks(
  structure: StructureElement,
  { text, parties }: Theme,
  shipTo: InvoiceSheet['shipTo'],
  width: number,
): Block[] {
  if (!shipTo) return [];
  const lines =
    parties.lines === 'joined'
      ? joinedLines(shipTo.addressLines, text.body, width)
      : shipTo.addressLines.flatMap((line) => textBlocks(line, text.body, width));
  return [
    gap(6),
    ...tagged(addElement(structure, 'H2'), labelBlocks(shipTo.heading, text.label, width)),
    gap(2),
    ...tagged(addElement(structure, 'P'), lines),
  ];
}

/** Puts as many short texts on a line as fit, separated by dots. */
function joinedLines(texts: string[], style: TextStyle, width: number): Block[] {
  const lines: string[] = [];
  for (const text of texts.map((one) => cleanLine(one))) {
    const last = lines.at(-1);
    const longer = `${last}${dot}${text}`;
    if (last !== undefined && measureText(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines.flatMap((line) => textBlocks(line, style, width));
}

/** Lays out dates below each other, each with a small label above. */
export function stackedDates(
  structure: StructureElement,
  { text }: Theme,
  dates: LabelledText[],
  width: number,
): Block[] {
  return dates.flatMap(({ label, value }) => [
    ...tagged(addElement(structure, 'P'), [
      ...textBlocks(label, text.caption, width, 'right'),
      ...textBlocks(value, text.body, width, 'right'),
    ]),
    gap(7),
  ]);
}

/** Lays out dates with the label in front on one line where both fit; otherwise as `stackedDates`. */
export function inlineDates(
  structure: StructureElement,
  theme: Theme,
  dates: LabelledText[],
  width: number,
): Block[] {
  const { caption, body } = theme.text;
  return dates.flatMap((date) => {
    const labels = stackedRuns(date.label, caption);
    const value = cleanLine(date.value);
    const labelEnd = width - measureText(value, body) - betweenLabelAndDate;
    if (labels.some(({ text, style }) => measureText(text, style) > labelEnd)) {
      return stackedDates(structure, theme, [date], width);
    }
    const below = labels.slice(1).reduce((sum, { style }) => sum + lineHeight(style), 0);
    const line: Block = {
      height: lineHeight(body) + 1 + below,
      draw: (page, x, y) => {
        const baseline = y + baselineOf(body);
        labels.forEach(({ text, style }, at) => {
          page.text(`${text} `, x + labelEnd, baseline + at * lineHeight(style), style, 'right');
        });
        page.text(value, x + width, baseline, body, 'right');
      },
    };
    return tagged(addElement(structure, 'P'), [line]);
  });
}
