import type {
  BilingualText,
  InvoiceSheet,
  LabelledText,
  SheetParty,
  SheetWords,
} from '#app/domain/invoices/sheet.ts';
import {
  type Block,
  baselineOf,
  gap,
  labelBlocks,
  lineBlock,
  lineHeight,
  placeColumns,
  type Spot,
  tagged,
  textBlocks,
} from '#app/pdf/page/page-flow.ts';
import { addElement, type StructureElement } from '#app/pdf/structure/element.ts';
import type { Drawing } from '#app/pdf/templates/template.ts';
import type { Theme } from '#app/pdf/templates/theme.ts';
import { layWords, lengthen, stackedRuns } from '#app/pdf/text/second-language.ts';
import { cleanLine, measureText, type TextStyle } from '#app/pdf/text/wrap-text.ts';

const dot = ' · ';
const betweenLabelAndDate = 6;

/** Lays out a party: heading, name, address and further details. */
function partyBlocks(
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
function shippingBlocks(
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
function stackedDates(
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
function inlineDates(
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

const gutter = 18;
const datesWidths = { stacked: 100, inline: 120 };

/** Draws seller, client and, unless they are elsewhere, dates side by side. */
export function drawParties(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, structure } = drawing;
  const { left } = theme.margin;
  const { dates } = theme.parties;
  const datesWidth = dates === 'elsewhere' ? 0 : datesWidths[dates] + gutter;
  const partyWidth = (theme.width - datesWidth - gutter) / 2;
  const columns = [
    { x: left, blocks: partyBlocks(structure, theme, sheet.from, sheet.words, partyWidth) },
    {
      x: left + partyWidth + gutter,
      blocks: [
        ...partyBlocks(structure, theme, sheet.to, sheet.words, partyWidth),
        ...shippingBlocks(structure, theme, sheet.shipTo, partyWidth),
      ],
    },
  ];
  if (dates !== 'elsewhere') {
    const set = dates === 'inline' ? inlineDates : stackedDates;
    const width = datesWidths[dates];
    const blocks = set(structure, theme, sheet.dates, width);
    columns.push({ x: left + theme.width - width, blocks });
  }
  const end = placeColumns(flow, start, columns);
  return { page: end.page, y: end.y + theme.sectionGap };
}
