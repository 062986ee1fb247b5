import type { InvoiceSheet, LabelledText, SheetParty } from '#app/domain/invoice/sheet.ts';
import { gap, textBlocks } from '../page/blocks.ts';
import { type Block, placeColumns, type Spot } from '../page/page-flow.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';

const gutter = 18;

/** Seller, client and dates side by side. */
export function drawParties(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme } = drawing;
  const left = theme.margin.left;
  const { width } = theme;
  const datesWidth = 100;
  const partyWidth = (width - datesWidth - gutter * 2) / 2;
  const end = placeColumns(flow, start, [
    { x: left, blocks: partyBlocks(theme, sheet.from, partyWidth) },
    { x: left + partyWidth + gutter, blocks: partyBlocks(theme, sheet.to, partyWidth) },
    { x: left + width - datesWidth, blocks: labelledBlocks(theme, sheet.dates, datesWidth) },
  ]);
  return { page: end.page, y: end.y + theme.sectionGap };
}

function partyBlocks({ text }: Theme, party: SheetParty, width: number): Block[] {
  const lines = [...party.addressLines, party.email, party.phone, party.website].filter(
    (line): line is string => Boolean(line?.trim()),
  );
  return [
    ...textBlocks(party.heading, text.label, width),
    gap(2),
    ...textBlocks(party.name, text.name, width),
    gap(1),
    ...lines.flatMap((line) => textBlocks(line, text.body, width)),
    ...party.details.flatMap(({ label, value }) =>
      textBlocks(`${label}: ${value}`, text.body, width),
    ),
  ];
}

/** Texts with their small label above, below one another. */
export function labelledBlocks({ text }: Theme, rows: LabelledText[], width: number): Block[] {
  return rows.flatMap(({ label, value }) => [
    ...textBlocks(label, text.label, width, 'right'),
    ...textBlocks(value, text.body, width, 'right'),
    gap(7),
  ]);
}
