import type { InvoiceSheet, LabelledText, SheetParty } from '#app/domain/invoice/sheet.ts';
import { gap, tagged, textBlocks } from '../page/blocks.ts';
import { type Block, placeColumns, type Spot } from '../page/page-flow.ts';
import { addElement, type StructureElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';

const gutter = 18;

/** Seller, client and dates side by side. */
export function drawParties(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, structure } = drawing;
  const left = theme.margin.left;
  const { width } = theme;
  const datesWidth = 100;
  const partyWidth = (width - datesWidth - gutter * 2) / 2;
  const end = placeColumns(flow, start, [
    { x: left, blocks: partyBlocks(structure, theme, sheet.from, partyWidth) },
    { x: left + partyWidth + gutter, blocks: partyBlocks(structure, theme, sheet.to, partyWidth) },
    { x: left + width - datesWidth, blocks: dateBlocks(structure, theme, sheet.dates, datesWidth) },
  ]);
  return { page: end.page, y: end.y + theme.sectionGap };
}

function partyBlocks(
  structure: StructureElement,
  { text }: Theme,
  party: SheetParty,
  width: number,
): Block[] {
  const lines = [...party.addressLines, party.email, party.phone, party.website].filter(
    (line): line is string => Boolean(line?.trim()),
  );
  const details = party.details.map(({ label, value }) => `${label}: ${value}`);
  return [
    ...tagged(addElement(structure, 'H2'), textBlocks(party.heading, text.label, width)),
    gap(2),
    ...tagged(addElement(structure, 'P'), textBlocks(party.name, text.name, width)),
    gap(1),
    ...[...lines, ...details].flatMap((line) =>
      tagged(addElement(structure, 'P'), textBlocks(line, text.body, width)),
    ),
  ];
}

/** Dates with their small label above, below one another. */
function dateBlocks(
  structure: StructureElement,
  { text }: Theme,
  dates: LabelledText[],
  width: number,
): Block[] {
  return dates.flatMap(({ label, value }) => [
    ...tagged(addElement(structure, 'P'), [
      ...textBlocks(label, text.label, width, 'right'),
      ...textBlocks(value, text.body, width, 'right'),
    ]),
    gap(7),
  ]);
}
