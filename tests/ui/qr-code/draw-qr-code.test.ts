import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQrCode, evenMask } from '#app/ui/qr-code/draw-qr-code.ts';

/** Fills a grid from the path's runs: `M{x} {y}.5h{n}`. */
function fill({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let at = 0; at < Number(length); at += 1) {
      const row = grid[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  }
  return grid;
}

test('the drawn path covers exactly the dark modules of the code', () => {
  const link = 'https://www.paypal.me/maplestreet/1200';
  const drawing = drawQrCode(link);
  const code = encode(link, { ecc: 'M', border: 2, maskPattern: evenMask });
  expect(drawing?.size).toBe(code.size);
  expect(drawing && fill(drawing)).toEqual(code.data);
});

test('an empty text gives no code', () => {
  expect(drawQrCode(null)).toBeNull();
});
