/** A rectangle in whole pixels. */
export type Bounds = { left: number; top: number; width: number; height: number };

/**
 * Returns the bounding box of all non-transparent pixels; null when there are none.
 * @param pixels RGBA, row by row
 * @param width pixels per row
 */
export function drawnBounds(pixels: Uint8ClampedArray, width: number): Bounds | null {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, -1, -1];
  for (let pixel = 0; pixel * 4 < pixels.length; pixel++) {
    if (pixels[pixel * 4 + 3] === 0) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return null;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
