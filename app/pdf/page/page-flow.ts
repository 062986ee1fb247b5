import type { Wording } from '#app/domain/invoices/sheet.ts';
import type { StructureElement } from '#app/pdf/structure/element.ts';
import { belowStyle, drawWords, layWords, type WordedLine } from '#app/pdf/text/second-language.ts';
import {
  faceOf,
  measureText,
  setLines,
  type TextStyle,
  wrapText,
} from '#app/pdf/text/wrap-text.ts';
import type { Align, PageCanvas } from './page-canvas.ts';

/** A position in the document: page from 0, y in points from the top of that page. */
export type Spot = { page: number; y: number };

/** A piece that is never split between pages. Lengths in points. */
export type Block = {
  height: number;
  /** The space needed below its top: a heading also needs room for the following line. */
  keep?: number;
  /** White space: left out at the top of a page. */
  isGap?: boolean;
  draw: (page: PageCanvas, x: number, y: number) => void;
};

/** Pages as they are filled; each is created when first reached. */
export type PageFlow = {
  pages: PageCanvas[];
  pageAt: (index: number) => PageCanvas;
  /** Lowest printable y. */
  bottom: number;
  /** Top of the body, on the first and on later pages. */
  topOf: (page: number) => number;
};

/** Starts the pages of a document; `newPage` creates an empty one. */
export function startFlow(
  newPage: (index: number) => PageCanvas,
  edges: { top: number; laterTop: number; bottom: number },
): PageFlow {
  const pages: PageCanvas[] = [];
  return {
    pages,
    bottom: edges.bottom,
    topOf: (page) => (page === 0 ? edges.top : edges.laterTop),
    pageAt: (index) => {
      for (;;) {
        const page = pages[index];
        if (page) return page;
        pages.push(newPage(pages.length));
      }
    },
  };
}

/**
 * Returns the position itself when `height` fits below it, otherwise the top of the next page; never moves from a page
 * that is still empty.
 */
export function fitSpot(flow: PageFlow, spot: Spot, height: number): Spot {
  if (spot.y + height <= flow.bottom || spot.y <= flow.topOf(spot.page)) return spot;
  return { page: spot.page + 1, y: flow.topOf(spot.page + 1) };
}

/** Places blocks below each other from a position on, over as many pages as needed, and returns the end position. */
export function placeBlocks(flow: PageFlow, start: Spot, x: number, blocks: Block[]): Spot {
  let spot = start;
  for (const block of blocks) {
    if (block.isGap) {
      if (spot.y > flow.topOf(spot.page)) spot = { page: spot.page, y: spot.y + block.height };
      continue;
    }
    spot = fitSpot(flow, spot, Math.max(block.height, block.keep ?? 0));
    block.draw(flow.pageAt(spot.page), x, spot.y);
    spot = { page: spot.page, y: spot.y + block.height };
  }
  return spot;
}

/** Places columns side by side from one position and returns the lowest end. */
export function placeColumns(
  flow: PageFlow,
  start: Spot,
  columns: { x: number; blocks: Block[] }[],
): Spot {
  return columns
    .map(({ x, blocks }) => placeBlocks(flow, start, x, blocks))
    .reduce(lowerSpot, start);
}

/** Returns the later of two positions. */
export function lowerSpot(a: Spot, b: Spot): Spot {
  return b.page > a.page || (b.page === a.page && b.y > a.y) ? b : a;
}

/** Default line height as a multiple of the type size. */
const usualLeading = 1.45;

/** Returns the line height of a style, in points. */
export function lineHeight(style: TextStyle): number {
  return style.size * (style.leading ?? usualLeading);
}

/** Returns the distance from a line's top to the baseline that centers capitals vertically. */
export function baselineOf(style: TextStyle): number {
  const face = faceOf(style);
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
