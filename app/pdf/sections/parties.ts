import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { placeColumns, type Spot } from '../page/page-flow.ts';
import type { Drawing } from '../templates/template.ts';
import { inlineDates, partyBlocks, shippingBlocks, stackedDates } from './party-blocks.ts';

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
