import { firstWording, type InvoiceSheet, type Wording } from '#app/domain/invoices/sheet.ts';
import {
  baselineOf,
  gap,
  heightOf,
  lineHeight,
  shrinkToFit,
  tagged,
  textBlocks,
} from '#app/pdf/page/blocks.ts';
import { type Block, lowerSpot, placeBlocks, type Spot } from '#app/pdf/page/page-flow.ts';
import { type PictureBlock, pictureBlock } from '#app/pdf/picture/embed-picture.ts';
import { addElement } from '#app/pdf/structure/element.ts';
import type { Drawing } from '#app/pdf/templates/template.ts';
import type { Theme } from '#app/pdf/templates/theme.ts';
import { cleanLine } from '#app/pdf/text/clean-text.ts';
import { drawWords, layWords } from '#app/pdf/text/second-language.ts';
import { measureText, type TextStyle } from '#app/pdf/text/wrap-text.ts';

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
