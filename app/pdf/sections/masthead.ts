import { firstWording, type InvoiceSheet, type Wording } from '#app/domain/invoices/sheet.ts';
import {
  type Block,
  baselineOf,
  gap,
  heightOf,
  keepWithNext,
  lineHeight,
  lowerSpot,
  placeBlocks,
  placeColumns,
  type Spot,
  shrinkToFit,
  tagged,
  textBlocks,
} from '#app/pdf/page/page-flow.ts';
import { type PictureBlock, pictureBlock } from '#app/pdf/picture/embed-picture.ts';
import { addElement } from '#app/pdf/structure/element.ts';
import type { Drawing } from '#app/pdf/templates/template.ts';
import type { Theme } from '#app/pdf/templates/theme.ts';
import { drawWords, layWords } from '#app/pdf/text/second-language.ts';
import { cleanLine, measureText, type TextStyle } from '#app/pdf/text/wrap-text.ts';

/** A long title shrinks to this share of its size before it is wrapped. */
const minTitle = 0.7;

/**
 * Lays out the common masthead: logo or business name on the left, and on the right, in its share of the width, the
 * title over its number, and the stamp of a closed invoice. `drop` lowers the name to the title's baseline.
 */
export function mastheadParts(
  drawing: Drawing,
  sheet: InvoiceSheet,
  rightShare: number,
  between: number,
  frame: (logo: PictureBlock) => Block = (logo) => logo,
) {
  const { theme, structure, logo } = drawing;
  const { text, margin } = theme;
  const width = theme.width * rightShare;
  const right = { x: margin.left + theme.width - width, width };
  // The title comes first for screen readers, whatever is on its left.
  const elements = { title: addElement(structure, 'H1'), status: addElement(structure, 'P') };
  const seller = cleanLine(sheet.from.name);
  const leftWidth = theme.width - width - between;
  const nameStyle = letterheadStyle(theme, seller, leftWidth);
  const word = cleanLine(firstWording(sheet.words.invoice));
  const titleStyle = shrinkToFit(word, text.title, width, text.title.size * minTitle);
  return {
    right,
    elements,
    name: logo
      ? tagged(addElement(structure, 'Figure', cleanLine(sheet.words.logo)), [
          frame(pictureBlock(logo, theme.logo)),
        ])
      : tagged(addElement(structure, 'P'), textBlocks(sheet.from.name, nameStyle, leftWidth)),
    title: tagged(elements.title, [
      ...textBlocks(sheet.words.invoice, titleStyle, width, 'right'),
      ...textBlocks(sheet.number, text.number, width, 'right'),
    ]),
    status: sheet.mark ? tagged(elements.status, [closedMark(theme, sheet, width)]) : [],
    drop: baselineOf(titleStyle) - baselineOf(nameStyle),
  };
}

/** Returns the letterhead style: smaller for a name of more than two lines. */
function letterheadStyle({ text }: Theme, name: string, width: number): TextStyle {
  return measureText(name, text.letterhead) > width * 2
    ? { ...text.letterhead, size: text.heading.size }
    : text.letterhead;
}

/** Draws the stamp of a closed invoice in an outline, right-aligned in its space. */
function closedMark(theme: Theme, sheet: MarkedSheet, width: number): Block {
  const style = theme.text.mark;
  const line = layWords(markOf(sheet), style);
  const wide = closedMarkWidth(theme, sheet);
  const height = lineHeight(style) + 6;
  return {
    height,
    draw: (page, x, y) => {
      const left = x + width - wide;
      page.outline({ x: left, y, width: wide, height }, height / 2, 1, style.color);
      drawWords(page, line, left + wide / 2 - line.width / 2, y + 3 + baselineOf(style), '');
    },
  };
}

/** Returns the width of that stamp, in points. */
function closedMarkWidth({ text }: Theme, sheet: MarkedSheet): number {
  return layWords(markOf(sheet), text.mark).width + 20;
}

type MarkedSheet = Pick<InvoiceSheet, 'mark' | 'words'>;

function markOf({ mark, words }: MarkedSheet): Wording {
  return mark ? words[`${mark}Mark`] : '';
}

const betweenWords = 6;
const beforeMark = 12;
const ruleGap = 7;

/** Draws logo or business name, the stamp of a closed invoice, the title and its number on one line above a rule. */
export function drawMastheadLine(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, logo } = drawing;
  const { margin, width, text, colors } = theme;
  const parts = mastheadParts(drawing, sheet, 0.5, 16);
  const { name, right } = parts;
  // Names share the title's baseline; next to a logo, the title is vertically centered.
  const drop = logo ? 0 : parts.drop;
  const lower = logo ? Math.max(0, (heightOf(name) - lineHeight(text.title)) / 2) : 0;
  const end = lowerSpot(
    placeBlocks(flow, { page: start.page, y: start.y + drop }, margin.left, name),
    placeBlocks(
      flow,
      { page: start.page, y: start.y + lower },
      right.x,
      titleBlocks(theme, sheet, parts),
    ),
  );
  const y = end.y + ruleGap;
  flow.pageAt(end.page).rule(margin.left, y, width, 1.5, colors.accent);
  return { page: end.page, y: y + theme.sectionGap };
}

/** Lays out title, number and stamp side by side where they fit, otherwise below each other. */
function titleBlocks(
  theme: Theme,
  sheet: InvoiceSheet,
  { elements, title, status, right: { width } }: ReturnType<typeof mastheadParts>,
): Block[] {
  const { text } = theme;
  const number = cleanLine(sheet.number);
  const word = layWords(sheet.words.invoice, text.title);
  const numberWidth = measureText(number, text.number);
  const natural = word.width + betweenWords + numberWidth;
  const markRoom = sheet.mark ? closedMarkWidth(theme, sheet) + beforeMark : 0;
  if (natural + markRoom > width) {
    return status.length > 0 ? [...title, gap(4), ...status] : title;
  }
  const height = lineHeight(text.title);
  const line: Block = {
    height,
    draw: (page, x, y) => {
      const baseline = y + baselineOf(text.title);
      const right = x + width;
      page.tag(elements.title);
      const wordEnd = right - numberWidth - betweenWords;
      drawWords(page, word, wordEnd - word.width, baseline);
      page.text(number, right, baseline, text.number, 'right');
      page.tag(elements.status);
      if (sheet.mark) {
        const mark = closedMark(theme, sheet, width - natural - beforeMark);
        mark.draw(page, x, y + (height - mark.height) / 2);
      }
      page.tag(null);
    },
  };
  return [line];
}

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
