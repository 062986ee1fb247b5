import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { gap, keepWithNext, tagged, textBlocks } from '../page/blocks.ts';
import { type Block, lowerSpot, placeBlocks, placeColumns, type Spot } from '../page/page-flow.ts';
import type { PictureBlock } from '../picture/embed-picture.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { mastheadParts } from './masthead.ts';

const padding = 22;
const platePadding = 7;
const dateWidth = 120;
const stripHeight = 7;

/**
 * Draws an accent band over the full page width: logo or business name, the title with its number, and below them the
 * dates and the stamp of a closed invoice.
 */
export function drawBand(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, logo } = drawing;
  const { left } = theme.margin;
  const parts = mastheadParts(drawing, sheet, 0.45, 20, (picture) => onPlate(theme, picture));
  const { name, right, title, status } = parts;
  const drop = logo ? 4 : parts.drop;
  const columns = [...dateColumns(drawing, sheet), { x: right.x, blocks: [gap(4), ...status] }];
  const place = (set: (blocks: Block[]) => Block[]): Spot => {
    const upper = lowerSpot(
      placeBlocks(flow, { ...start, y: start.y + drop }, left, set(keepWithNext(name, 0))),
      placeBlocks(flow, start, right.x, set(title)),
    );
    const below = { page: upper.page, y: upper.y + 16 };
    return placeColumns(
      flow,
      below,
      columns.map(({ x, blocks }) => ({ x, blocks: set(blocks) })),
    );
  };
  // The band is painted behind its texts, so their end must be known first.
  const end = place((blocks) => blocks.map((block) => ({ ...block, draw: () => {} })));
  for (let page = start.page; page <= end.page; page++) {
    const height = page === end.page ? end.y + padding : flow.bottom;
    flow.pageAt(page).fill({ x: 0, y: 0, width: theme.page.width, height }, 0, theme.colors.accent);
  }
  place((blocks) => blocks);
  return { page: end.page, y: end.y + padding + theme.sectionGap };
}

/** Draws the rest of the band on later pages: a strip along the top edge. */
export function drawStrips({ flow, theme }: Drawing): void {
  for (const page of flow.pages.slice(1)) {
    const strip = { x: 0, y: 0, width: theme.page.width, height: stripHeight };
    page.fill(strip, 0, theme.colors.accent);
  }
}

/** Puts the logo on a white plate, so that any of its colors is visible. */
function onPlate(theme: Theme, picture: PictureBlock): Block {
  const width = picture.width + platePadding * 2;
  const height = picture.height + platePadding * 2;
  return {
    height,
    draw: (page, x, y) => {
      page.fill({ x, y, width, height }, 6, theme.colors.paper);
      picture.draw(page, x + platePadding, y + platePadding);
    },
  };
}

/** Lays out the dates side by side, or below each other when they are too long. */
function dateColumns({ theme, structure }: Drawing, sheet: InvoiceSheet) {
  const { text } = theme;
  const label = { ...text.caption, color: text.number.color };
  const value = { ...text.name, size: 10, color: text.title.color };
  const width = Math.max(60, Math.min(dateWidth, (theme.width * 0.5) / sheet.dates.length));
  return sheet.dates.map((date, at) => {
    const element = addElement(structure, 'P');
    const blocks = tagged(element, [
      ...textBlocks(date.label, label, width - 10),
      ...textBlocks(date.value, value, width - 10),
    ]);
    return { x: theme.margin.left + at * width, blocks: keepWithNext(blocks, 0) };
  });
}
