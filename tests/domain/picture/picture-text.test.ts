import { describe, expect, it } from 'vitest';
import { drawnBounds } from '#app/domain/picture/drawn-bounds.ts';
import { parsePictureText, writePictureText } from '#app/domain/picture/picture-text.ts';

describe('a picture in a text', () => {
  it('reads what it writes', () => {
    for (const type of ['png', 'jpeg'] as const) {
      const picture = { type, base64: 'iVBORw0KGgo=' };
      expect(parsePictureText(writePictureText(picture))).toEqual(picture);
    }
  });

  it.each([
    ['nothing', null],
    ['a URL', 'https://pictures.example/logo.png'],
    ['an SVG', 'data:image/svg+xml;base64,AAAA'],
    ['a picture with parameters', 'data:image/png;charset=utf-8;base64,AAAA'],
    ['a text that ends an attribute', 'data:image/png;base64,AAAA" onerror="alert(1)'],
    ['no bytes', 'data:image/png;base64,'],
  ])('reads no picture from %s', (_, text) => {
    expect(parsePictureText(text)).toBeNull();
  });
});

describe('the bounds of a drawing', () => {
  /** Pixels of a drawing in which every character except a dot is ink. */
  function drawing(...rows: string[]): [Uint8ClampedArray, number] {
    const pixels = [...rows.join('')].flatMap((ink) => [9, 9, 9, ink === '.' ? 0 : 1]);
    return [Uint8ClampedArray.from(pixels), rows[0]?.length ?? 0];
  }

  it('finds the smallest rectangle with all ink, however faint', () => {
    const boundsOf = (...rows: string[]) => Object.values(drawnBounds(...drawing(...rows)) ?? {});
    expect(boundsOf('.....', '..x..', '.x...', '.....')).toEqual([1, 1, 2, 2]);
    expect(boundsOf('x..', '...', '..x')).toEqual([0, 0, 3, 3]);
    expect(drawnBounds(...drawing('...', '..x'))).toEqual({ left: 2, top: 1, width: 1, height: 1 });
    expect(drawnBounds(...drawing('...', '...'))).toBeNull();
  });
});
