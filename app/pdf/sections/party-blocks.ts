import type { InvoiceSheet, LabelledText, SheetParty } from '#app/domain/invoices/sheet.ts';
import { plainWording } from '#app/domain/invoices/wording.ts';
import { baselineOf, gap, lineHeight, tagged, textBlocks } from '../page/blocks.ts';
import type { Block } from '../page/page-flow.ts';
import { addElement, type StructureElement } from '../structure/element.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText, type TextStyle } from '../text/measure-text.ts';

const dot = ' · ';
const betweenLabelAndDate = 6;

/** A party: heading, name, address and what else is known of it. */
export function partyBlocks(
  structure: StructureElement,
  { text, parties }: Theme,
  party: SheetParty,
  width: number,
): Block[] {
  const details = party.details.map(({ label, value }) => `${plainWording(label)}: ${value}`);
  const { addressLines, email, phone, website } = party;
  const lines = [...addressLines, email, phone, website, ...details].filter(
    (line): line is string => Boolean(line?.trim()),
  );
  const paragraph = (line: string) =>
    tagged(addElement(structure, 'P'), textBlocks(line, text.body, width));
  return [
    ...tagged(addElement(structure, 'H2'), textBlocks(party.heading, text.label, width)),
    gap(2),
    ...tagged(addElement(structure, 'P'), textBlocks(party.name, text.name, width)),
    gap(1),
    ...(parties.lines === 'joined'
      ? tagged(addElement(structure, 'P'), joinedLines(lines, text.body, width))
      : lines.flatMap(paragraph)),
  ];
}

/** Where the goods go, below their buyer. */
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
    ...tagged(addElement(structure, 'H2'), textBlocks(shipTo.heading, text.label, width)),
    gap(2),
    ...tagged(addElement(structure, 'P'), lines),
  ];
}

/** As many short texts on a line as fit, with dots between them. */
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

/** Dates with their small label above, below one another. */
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

/** Dates with their label before them on one line, where both fit; else as `stackedDates`. */
export function inlineDates(
  structure: StructureElement,
  theme: Theme,
  dates: LabelledText[],
  width: number,
): Block[] {
  const { caption, body } = theme.text;
  return dates.flatMap((date) => {
    const label = cleanLine(plainWording(date.label));
    const value = cleanLine(date.value);
    const labelEnd = width - measureText(value, body) - betweenLabelAndDate;
    if (measureText(label, caption) > labelEnd) {
      return stackedDates(structure, theme, [date], width);
    }
    const line: Block = {
      height: lineHeight(body) + 1,
      draw: (page, x, y) => {
        const baseline = y + baselineOf(body);
        page.text(`${label} `, x + labelEnd, baseline, caption, 'right');
        page.text(value, x + width, baseline, body, 'right');
      },
    };
    return tagged(addElement(structure, 'P'), [line]);
  });
}
