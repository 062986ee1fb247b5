import { firstWording, type InvoiceSheet, type Wording } from '#app/domain/invoices/sheet.ts';
import type { Align } from '#app/pdf/page/page-canvas.ts';
import {
  type Block,
  baselineOf,
  gap,
  heightOf,
  keepWithNext,
  lineHeight,
  lowerSpot,
  type PageFlow,
  placeBlocks,
  placeColumns,
  type Spot,
  shrinkToFit,
  tagged,
  textBlocks,
} from '#app/pdf/page/page-flow.ts';
import {
  type PictureBlock,
  type PlacedPicture,
  pictureBlock,
} from '#app/pdf/picture/embed-picture.ts';
import { addElement } from '#app/pdf/structure/element.ts';
import type { Drawing } from '#app/pdf/templates/template.ts';
import type { Theme } from '#app/pdf/templates/theme.ts';
import { drawWords, layWords } from '#app/pdf/text/second-language.ts';
import { cleanLine, measureText, type TextStyle } from '#app/pdf/text/wrap-text.ts';

/** A long title shrinks to this share of its size before it is wrapped. */
const minTitle = 0.7;

/** The space below a logo that is above the title. */
const belowLogo = 14;

/**
 * Lays out the common masthead: logo or business name on the left, and on the right, in its share of the width (`side`),
 * the title over its number, and the stamp of a closed invoice. A logo on the right changes sides with the title; a
 * centered one is above it. `drop` lowers the name to the title's baseline.
 */
export function mastheadParts(
  drawing: Drawing,
  sheet: InvoiceSheet,
  rightShare: number,
  between: number,
  frame: (logo: PictureBlock) => PictureBlock = (logo) => logo,
) {
  const { theme, structure, logo } = drawing;
  const { text, margin } = theme;
  const width = theme.width * rightShare;
  const place = (logo && sheet.look?.logoPlace) || 'left';
  const align: Align = place === 'right' ? 'left' : 'right';
  const side = { x: margin.left + (align === 'left' ? 0 : theme.width - width), width };
  // The title comes first for screen readers, whatever is on its left.
  const elements = { title: addElement(structure, 'H1'), status: addElement(structure, 'P') };
  const seller = cleanLine(sheet.from.name);
  const leftWidth = theme.width - width - between;
  const nameStyle = letterheadStyle(theme, seller, leftWidth);
  const word = cleanLine(firstWording(sheet.words.invoice));
  const titleStyle = shrinkToFit(word, text.title, width, text.title.size * minTitle);
  const picture =
    logo && frame(fittedLogo(logo, theme, place === 'center' ? theme.width : leftWidth));
  const spare = theme.width - (picture?.width ?? theme.width);
  return {
    side,
    align,
    elements,
    isAbove: place === 'center',
    nameX: margin.left + (place === 'left' ? 0 : place === 'right' ? spare : spare / 2),
    name: picture
      ? tagged(addElement(structure, 'Figure', cleanLine(sheet.words.logo)), [picture])
      : tagged(addElement(structure, 'P'), textBlocks(sheet.from.name, nameStyle, leftWidth)),
    title: tagged(elements.title, [
      ...textBlocks(sheet.words.invoice, titleStyle, width, align),
      ...textBlocks(sheet.number, text.number, width, align),
    ]),
    /** The stamp, at the given end of that share; empty without one. */
    status: (end: Align): Block[] =>
      sheet.mark ? tagged(elements.status, [closedMark(theme, sheet, width, end)]) : [],
    drop: baselineOf(titleStyle) - baselineOf(nameStyle),
  };
}

/** Sizes the logo for its theme and what is left of the width next to the title, with its plate. */
function fittedLogo(logo: PlacedPicture, theme: Theme, room: number): PictureBlock {
  const { width, height } = theme.logo;
  return pictureBlock(logo, { width: Math.min(width, room - platePadding * 2), height });
}

/**
 * Places name and title side by side, each lowered by its drop, or the title below a centered logo.
 * @returns the end of both
 */
export function placeMasthead(
  flow: PageFlow,
  start: Spot,
  { isAbove, nameX, side }: Pick<ReturnType<typeof mastheadParts>, 'isAbove' | 'nameX' | 'side'>,
  { name, title, drop }: { name: Block[]; title: Block[]; drop: { name: number; title: number } },
): Spot {
  if (isAbove) {
    const end = placeBlocks(flow, start, nameX, name);
    return placeBlocks(flow, { page: end.page, y: end.y + belowLogo }, side.x, title);
  }
  const lowered = (by: number) => ({ page: start.page, y: start.y + by });
  return lowerSpot(
    placeBlocks(flow, lowered(drop.name), nameX, name),
    placeBlocks(flow, lowered(drop.title), side.x, title),
  );
}

/** Returns the letterhead style: smaller for a name of more than two lines. */
function letterheadStyle({ text }: Theme, name: string, width: number): TextStyle {
  return measureText(name, text.letterhead) > width * 2
    ? { ...text.letterhead, size: text.heading.size }
    : text.letterhead;
}

/** Draws the stamp of a closed invoice in an outline, at one end of its space. */
function closedMark(theme: Theme, sheet: MarkedSheet, width: number, end: Align): Block {
  const style = theme.text.mark;
  const line = layWords(markOf(sheet), style);
  const wide = closedMarkWidth(theme, sheet);
  const height = lineHeight(style) + 6;
  return {
    height,
    draw: (page, x, y) => {
      const left = end === 'left' ? x : x + width - wide;
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
  const { name } = parts;
  // Names share the title's baseline; next to a logo, the title is vertically centered.
  const end = placeMasthead(flow, start, parts, {
    name,
    title: titleBlocks(theme, sheet, parts),
    drop: {
      name: logo ? 0 : parts.drop,
      title: logo ? Math.max(0, (heightOf(name) - lineHeight(text.title)) / 2) : 0,
    },
  });
  const y = end.y + ruleGap;
  flow.pageAt(end.page).rule(margin.left, y, width, 1.5, colors.accent);
  return { page: end.page, y: y + theme.sectionGap };
}

/** Lays out title, number and stamp side by side where they fit, otherwise below each other. */
function titleBlocks(
  theme: Theme,
  sheet: InvoiceSheet,
  { elements, title, status, align, side: { width } }: ReturnType<typeof mastheadParts>,
): Block[] {
  const { text } = theme;
  const number = cleanLine(sheet.number);
  const word = layWords(sheet.words.invoice, text.title);
  const numberWidth = measureText(number, text.number);
  const natural = word.width + betweenWords + numberWidth;
  const markRoom = sheet.mark ? closedMarkWidth(theme, sheet) + beforeMark : 0;
  if (natural + markRoom > width) {
    const stamp = status(align);
    return stamp.length > 0 ? [...title, gap(4), ...stamp] : title;
  }
  const height = lineHeight(text.title);
  const line: Block = {
    height,
    draw: (page, x, y) => {
      const baseline = y + baselineOf(text.title);
      const right = x + (align === 'left' ? natural : width);
      page.tag(elements.title);
      const wordEnd = right - numberWidth - betweenWords;
      drawWords(page, word, wordEnd - word.width, baseline);
      page.text(number, right, baseline, text.number, 'right');
      page.tag(elements.status);
      if (sheet.mark) {
        const mark = closedMark(theme, sheet, width - natural - beforeMark, align);
        const left = align === 'left' ? right + beforeMark : x;
        mark.draw(page, left, y + (height - mark.height) / 2);
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
  const { name, side, title, status } = parts;
  const drop = { name: logo ? 4 : parts.drop, title: 0 };
  const stamp = { x: left + theme.width - side.width, blocks: [gap(4), ...status('right')] };
  const columns = [...dateColumns(drawing, sheet), stamp];
  const place = (set: (blocks: Block[]) => Block[]): Spot => {
    const upper = placeMasthead(flow, start, parts, {
      name: set(keepWithNext(name, 0)),
      title: set(title),
      drop,
    });
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
function onPlate(theme: Theme, picture: PictureBlock): PictureBlock {
  const width = picture.width + platePadding * 2;
  const height = picture.height + platePadding * 2;
  return {
    height,
    width,
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
