/** A rectangle of whole pixels. */
export type Bounds = { left: number; top: number; width: number; height: number };

/**
 * The smallest rectangle with everything that is drawn on nothing; null when there is nothing.
 * @param pixels four bytes each, the last one its opacity, row after row
 * @param width pixels in a row
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
