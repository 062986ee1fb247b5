import type { PageCanvas } from './page-canvas.ts';

/** A place in the document: page counted from 0, y in points from the top of that page. */
export type Spot = { page: number; y: number };

/** A piece that stands whole on one page. Lengths in points. */
export type Block = {
  height: number;
  /** The room needed below its top for it to stand here: a heading asks for its first line too. */
  keep?: number;
  /** White space: left out at the top of a page. */
  isGap?: boolean;
  draw: (page: PageCanvas, x: number, y: number) => void;
};

/** Pages as they are filled: made when first reached. */
export type PageFlow = {
  pages: PageCanvas[];
  pageAt: (index: number) => PageCanvas;
  /** Lowest y that may be printed on. */
  bottom: number;
  /** Where the body begins on the first and on later pages. */
  topOf: (page: number) => number;
};

/** Starts the pages of a document; `newPage` makes an empty one. */
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

/** The spot itself when `height` fits below it, else the top of the next page; never a page that is still empty. */
export function fitSpot(flow: PageFlow, spot: Spot, height: number): Spot {
  if (spot.y + height <= flow.bottom || spot.y <= flow.topOf(spot.page)) return spot;
  return { page: spot.page + 1, y: flow.topOf(spot.page + 1) };
}

/** Sets blocks below one another from a spot on, over as many pages as they need, and returns where they end. */
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

/** Sets columns side by side from one spot on and returns the lowest of their ends. */
export function placeColumns(
  flow: PageFlow,
  start: Spot,
  columns: { x: number; blocks: Block[] }[],
): Spot {
  return columns
    .map(({ x, blocks }) => placeBlocks(flow, start, x, blocks))
    .reduce(lowerSpot, start);
}

/** The one of two spots that comes later in the document. */
export function lowerSpot(a: Spot, b: Spot): Spot {
  return b.page > a.page || (b.page === a.page && b.y > a.y) ? b : a;
}
