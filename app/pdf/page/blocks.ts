import type { Wording } from '#app/domain/invoices/sheet.ts';
import { measureText, setLines, type TextStyle, wrapText } from '#app/pdf/text/wrap-text.ts';
import { loadFaces } from '../font/face.ts';
import type { StructureElement } from '../structure/element.ts';
import { belowStyle, drawWords, layWords, type WordedLine } from '../text/second-language.ts';
import type { Align, PageCanvas } from './page-canvas.ts';
import type { Block } from './page-flow.ts';

/** Default line height as a multiple of the type size. */
const usualLeading = 1.45;

/** Returns the line height of a style, in points. */
export function lineHeight(style: TextStyle): number {
  return style.size * (style.leading ?? usualLeading);
}

/** Returns the distance from a line's top to the baseline that centers capitals vertically. */
export function baselineOf(style: TextStyle): number {
  const face = loadFaces()[style.face];
  return (lineHeight(style) + (face.capHeight / face.unitsPerEm) * style.size) / 2;
}

/**
 * Lays out a text of any length as one block per line, optionally aligned right or centered. In a bilingual document,
 * the second language is below the first in a quieter style.
 */
export function textBlocks(
  text: Wording,
  style: TextStyle,
  width: number,
  align: Align = 'left',
): Block[] {
  if (typeof text !== 'string') {
    const { first, second, secondLanguage } = text;
    return [
      ...textBlocks(first, style, width, align),
      ...textBlocks(second, belowStyle(style, secondLanguage), width, align),
    ];
  }
  const height = lineHeight(style);
  const baseline = baselineOf(style);
  const shift = align === 'right' ? width : align === 'center' ? width / 2 : 0;
  return setLines(text, style, width).map((line) => ({
    height,
    draw: (page, x, y) => page.text(line, x + shift, y + baseline, style, align),
  }));
}

/**
 * Lays out a short text: the languages of a bilingual document side by side where both fit, otherwise as in
 * `textBlocks`.
 */
export function labelBlocks(label: Wording, style: TextStyle, width: number): Block[] {
  if (typeof label === 'string') return textBlocks(label, style, width);
  const line = layWords(label, style);
  return line.width > width ? textBlocks(label, style, width) : [lineBlock(line, style)];
}

/** Turns a line into a block with the line height of `style`. */
export function lineBlock(line: WordedLine, style: TextStyle): Block {
  const baseline = baselineOf(style);
  return {
    height: lineHeight(style),
    draw: (page, x, y) => drawWords(page, line, x, y + baseline),
  };
}

/** Assigns blocks to an element of the document structure. */
export function tagged(element: StructureElement, blocks: Block[]): Block[] {
  return blocks.map((block) => ({
    ...block,
    draw: (page, x, y) => {
      page.tag(element);
      block.draw(page, x, y);
      page.tag(null);
    },
  }));
}

/** Creates white space between blocks, left out at the top of a page. */
export function gap(height: number): Block {
  return { height, isGap: true, draw: () => {} };
}

/** Makes the first block require enough space to keep the following content on its page. */
export function keepWithNext(blocks: Block[], next: number): Block[] {
  const height = blocks.reduce((sum, block) => sum + block.height, 0);
  return blocks.map((block, index) => (index === 0 ? { ...block, keep: height + next } : block));
}

/** Returns the height of stacked blocks in points, without trailing white space. */
export function heightOf(blocks: Block[]): number {
  const last = blocks.findLastIndex((block) => !block.isGap);
  return blocks.slice(0, last + 1).reduce((sum, block) => sum + block.height, 0);
}

/** Draws blocks below each other on one page. */
export function drawStack(page: PageCanvas, blocks: Block[], x: number, y: number): void {
  let top = y;
  for (const block of blocks) {
    block.draw(page, x, top);
    top += block.height;
  }
}

/** Returns the style with a smaller size, at least `smallest` points, when the text is wider than `width`. */
export function shrinkToFit(
  text: string,
  style: TextStyle,
  width: number,
  smallest: number,
): TextStyle {
  const natural = measureText(text, style);
  if (natural <= width) return style;
  return {
    ...style,
    size: Math.max(smallest, Math.floor((style.size * width * 10) / natural) / 10),
  };
}

/** Truncates a text with an ellipsis to at most `width` points. */
export function ellipsize(text: string, style: TextStyle, width: number): string {
  if (measureText(text, style) <= width) return text;
  const first = wrapText(text.replaceAll(' ', '\u00a0'), style, width - measureText('…', style));
  return `${text.slice(0, first[0]?.length ?? 0).trimEnd()}…`;
}
