import type { PageCanvas } from './page-canvas.ts';

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
