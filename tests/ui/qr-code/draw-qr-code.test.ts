import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQrCode, evenMask } from '#app/ui/qr-code/draw-qr-code.ts';

/** Fills a grid from the path's runs: `M{x} {y}.5h{n}` begins a row, `m{gap} 0h{n}` continues it. */
function fill({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  let [x, y] = [0, 0];
  for (const [, begin, row, gap, length] of path.matchAll(/(?:M(\d+) (\d+)\.5|m(\d+) 0)h(\d+)/g)) {
    [x, y] = begin ? [Number(begin), Number(row)] : [x + Number(gap), y];
    grid[y]?.fill(true, x, x + Number(length));
    x += Number(length);
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
