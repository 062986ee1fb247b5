import type { PngFile } from '#app/domain/picture/png-file.ts';

/** One of the reduced pictures of an interlaced file; a plain file has one pass with every pixel. */
export type Pass = {
  left: number;
  top: number;
  stepX: number;
  stepY: number;
  width: number;
  height: number;
  /** Bytes per row without the filter byte. */
  rowBytes: number;
};

// Adam7: left, top, horizontal step, vertical step (PNG, section 8.1).
const adam7: [number, number, number, number][] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/** Lists the passes of a picture in data order, without empty ones. */
export function passesOf(png: PngFile): Pass[] {
  const steps = png.interlaced ? adam7 : ([[0, 0, 1, 1]] as typeof adam7);
  return steps
    .map(([left, top, stepX, stepY]) => {
      const width = Math.ceil((png.width - left) / stepX);
      const height = Math.ceil((png.height - top) / stepY);
      const rowBytes = Math.ceil((width * png.channels * png.bitDepth) / 8);
      return { left, top, stepX, stepY, width, height, rowBytes };
    })
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

/**
 * Reverses a row's filter in place (PNG, section 9.2): `row` and `above` are the offsets of the rows' first bytes in
 * `raw`, `above` is -1 for the first row of a pass, `pixelBytes` the bytes per pixel, rounded up. Throws on an unknown
 * filter.
 */
export function unfilterRow(
  raw: Uint8Array,
  filter: number,
  row: number,
  above: number,
  rowBytes: number,
  pixelBytes: number,
): void {
  if (filter > 4) throw new Error('unknown PNG filter');
  if (filter === 0) return;
  for (let i = 0; i < rowBytes; i++) {
    const left = i >= pixelBytes ? (raw[row + i - pixelBytes] ?? 0) : 0;
    const up = above >= 0 ? (raw[above + i] ?? 0) : 0;
    let guess = left;
    if (filter === 2) guess = up;
    else if (filter === 3) guess = (left + up) >> 1;
    else if (filter === 4) {
      const corner = above >= 0 && i >= pixelBytes ? (raw[above + i - pixelBytes] ?? 0) : 0;
      guess = paeth(left, up, corner);
    }
    raw[row + i] = (raw[row + i] ?? 0) + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
