import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { firstWording, type Wording } from '#app/domain/invoices/wording.ts';
import { baselineOf, lineHeight, shrinkToFit, tagged, textBlocks } from '../page/blocks.ts';
import type { Block } from '../page/page-flow.ts';
import { type PictureBlock, pictureBlock } from '../picture/embed-picture.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText, type TextStyle } from '../text/measure-text.ts';
import { drawWords, layWords } from '../text/second-language.ts';

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
export function closedMark(theme: Theme, sheet: MarkedSheet, width: number): Block {
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
export function closedMarkWidth({ text }: Theme, sheet: MarkedSheet): number {
  return layWords(markOf(sheet), text.mark).width + 20;
}

type MarkedSheet = Pick<InvoiceSheet, 'mark' | 'words'>;

function markOf({ mark, words }: MarkedSheet): Wording {
  return mark ? words[`${mark}Mark`] : '';
}
