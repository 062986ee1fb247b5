import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadFaces } from '#app/pdf/font/face.ts';
import { prepareFonts } from '#scripts/prepare-font.ts';

const faces = loadFaces();

describe('the prepared font', () => {
  it('is the output of scripts/prepare-font.ts', () => {
    for (const [name, text] of prepareFonts()) {
      const committed = readFileSync(new URL(`../../app/pdf/font-data/${name}`, import.meta.url));
      expect(text === committed.toString(), `${name} is current`).toBe(true);
    }
  });

  it.each(['regular', 'semiBold'] as const)('covers the promised scripts in %s', (name) => {
    const { glyphOf } = faces[name];
    const ranges = [
      [0x20, 0x7e],
      [0xa0, 0x17f],
      [0x1ea0, 0x1ef9],
      [0x391, 0x3a1],
      [0x3b1, 0x3ce],
      [0x400, 0x45f],
      [0x490, 0x491],
    ];
    const missing = ranges.flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
        // The soft hyphen is never printed; U+0149 is deprecated in Unicode.
        (code) => !glyphOf[code] && code !== 0xad && code !== 0x149,
      ),
    );
    expect(missing).toEqual([]);
    for (const symbol of '$€£¥₹łčţ') expect(glyphOf[symbol.charCodeAt(0)]).toBeGreaterThan(0);
  });
});
