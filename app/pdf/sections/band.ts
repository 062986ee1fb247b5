import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { words } from '#app/domain/invoices/sheet-words.ts';
import { baselineOf, gap, keepWithNext, tagged, textBlocks } from '../page/blocks.ts';
import { type Block, lowerSpot, placeBlocks, placeColumns, type Spot } from '../page/page-flow.ts';
import { paper } from '../page/paper.ts';
import { pictureBlock } from '../picture/picture-block.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { letterhead, letterheadStyle, paidMark } from './masthead-parts.ts';

const padding = 22;
const platePadding = 7;
const dateWidth = 120;
const stripHeight = 7;

/**
 * A band of the accent over the page's whole width: logo or business name, the word Invoice with its number, and
 * below them the dates and the paid mark.
 */
export function drawBand(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, structure } = drawing;
  const { text, width } = theme;
  const { left } = theme.margin;
  const rightWidth = width * 0.45;
  const leftWidth = width - rightWidth - 20;
  const title = addElement(structure, 'H1');
  const status = addElement(structure, 'P');
  const name = drawing.logo ? logoOnPlate(drawing, sheet) : letterhead(drawing, sheet, leftWidth);
  // A name stands on the title's baseline.
  const nameStyle = letterheadStyle(theme, cleanLine(sheet.from.name), leftWidth);
  const drop = drawing.logo ? 4 : baselineOf(text.title) - baselineOf(nameStyle);
  const right = [
    ...tagged(title, textBlocks(words.invoice, text.title, rightWidth, 'right')),
    ...tagged(title, textBlocks(sheet.number, text.number, rightWidth, 'right')),
  ];
  const dates = dateColumns(drawing, sheet);
  const mark = sheet.paid ? tagged(status, [paidMark(theme, rightWidth)]) : [];
  const rightX = left + width - rightWidth;
  const place = (set: (blocks: Block[]) => Block[]): Spot => {
    const upper = lowerSpot(
      placeBlocks(flow, { ...start, y: start.y + drop }, left, set(keepWithNext(name, 0))),
      placeBlocks(flow, start, rightX, set(right)),
    );
    return placeColumns(
      flow,
      { page: upper.page, y: upper.y + 16 },
      [...dates, { x: rightX, blocks: [gap(4), ...mark] }].map(({ x, blocks }) => ({
        x,
        blocks: set(blocks),
      })),
    );
  };
  // The band lies under its texts, so where they end must be known before they are drawn.
  const end = place((blocks) => blocks.map((block) => ({ ...block, draw: () => {} })));
  for (let page = start.page; page <= end.page; page++) {
    const height = page === end.page ? end.y + padding : flow.bottom;
    flow.pageAt(page).fill({ x: 0, y: 0, width: paper.width, height }, 0, theme.colors.accent);
  }
  place((blocks) => blocks);
  return { page: end.page, y: end.y + padding + theme.sectionGap };
}

/** What is left of the band on the pages after the first: a strip along the upper edge. */
export function drawStrips({ flow, theme }: Drawing): void {
  for (const page of flow.pages.slice(1)) {
    const strip = { x: 0, y: 0, width: paper.width, height: stripHeight };
    page.fill(strip, 0, theme.colors.accent);
  }
}

/** The logo on a white plate, so that any colour of it can be seen. */
function logoOnPlate({ theme, structure, logo }: Drawing, sheet: InvoiceSheet): Block[] {
  if (!logo) return [];
  const picture = pictureBlock(logo, theme.logo);
  const plate: Block = {
    height: picture.height + platePadding * 2,
    draw: (page, x, y) => {
      const width = picture.width + platePadding * 2;
      const height = picture.height + platePadding * 2;
      page.fill({ x, y, width, height }, 6, theme.colors.paper);
      picture.draw(page, x + platePadding, y + platePadding);
    },
  };
  const alt = `Logo of ${cleanLine(sheet.from.name)}`;
  return tagged(addElement(structure, 'Figure', alt), [plate]);
}

/** The dates side by side, or below one another when they are too long for that. */
function dateColumns({ theme, structure }: Drawing, sheet: InvoiceSheet) {
  const { label, value } = bandStyles(theme);
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

function bandStyles({ text }: Theme) {
  return {
    label: { ...text.caption, color: text.number.color },
    value: { ...text.name, size: 10, color: text.title.color },
  };
}
