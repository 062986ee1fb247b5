import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodeText, startSubset } from '#app/pdf/font/embed-font.ts';
import { loadFaces } from '#app/pdf/font/face.ts';
import { writeTrueType } from '#app/pdf/font/true-type.ts';
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

describe('the glyphs of one document', () => {
  it('are numbered in order of first use and encoded with kerning', () => {
    const subset = startSubset(faces.regular);
    expect(encodeText(subset, 'no on')).toMatch(/^\[<0001(>-?\d+<)?0002(>-?\d+<)?0003/);
    expect(subset.codes).toEqual([0xfffd, 0x6e, 0x6f, 0x20]);
    expect(encodeText(subset, 'AV')).toMatch(/<0004>\d+<0005>/);
  });

  it('form a font file with only these glyphs and the components of composite ones', () => {
    const { regular } = faces;
    const wanted = [0, ...Array.from('Å%i', (char) => regular.glyphOf[char.charCodeAt(0)] ?? 0)];
    const file = writeTrueType(regular, wanted);
    const view = new DataView(file.buffer);
    const tags = Array.from({ length: view.getUint16(4) }, (_, i) =>
      String.fromCharCode(...file.subarray(12 + i * 16, 16 + i * 16)),
    );
    expect(tags).toEqual(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
    const glyphs = view.getUint16(view.getUint32(12 + 5 * 16 + 8) + 4);
    expect(glyphs).toBeGreaterThanOrEqual(wanted.length);
    expect(glyphs).toBeLessThan(wanted.length + 8);
    expect(file.length).toBeLessThan(3000);
  });
});
