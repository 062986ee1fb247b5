import { expect, it } from 'vitest';
import { drawnBounds } from '#app/domain/picture/drawn-bounds.ts';

/** Pixels of a drawing in which every character except a dot is ink. */
function drawing(...rows: string[]): [Uint8ClampedArray, number] {
  const pixels = rows
    .join('')
    .split('')
    .flatMap((ink) => [9, 9, 9, ink === '.' ? 0 : 1]);
  return [Uint8ClampedArray.from(pixels), rows[0]?.length ?? 0];
}

it('finds the smallest rectangle with all ink, however faint', () => {
  expect(drawnBounds(...drawing('.....', '..x..', '.x...', '.....'))).toEqual({
    left: 1,
    top: 1,
    width: 2,
    height: 2,
  });
  expect(drawnBounds(...drawing('x..', '...', '..x'))).toEqual({
    left: 0,
    top: 0,
    width: 3,
    height: 3,
  });
});

it('finds a single dot', () => {
  expect(drawnBounds(...drawing('...', '..x'))).toEqual({ left: 2, top: 1, width: 1, height: 1 });
});

it('finds nothing if nothing is drawn', () => {
  expect(drawnBounds(...drawing('...', '...'))).toBeNull();
});
