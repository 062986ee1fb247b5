import { describe, expect, test } from 'vitest';
import { parseJpegFile } from '#app/domain/picture/jpeg-file.ts';
import { canDrawPicture } from '#app/pdf/picture/embed-picture.ts';
import { jpegFiles } from '#tests/fixtures/jpeg-files.ts';
import { makePng } from '#tests/fixtures/pictures.ts';

// An uploaded image is decoded once, so that a stored image is known to render on screen and in the PDF.

const files = Object.entries(jpegFiles).map(([kind, base64]) => ({
  kind,
  file: Buffer.from(base64, 'base64'),
}));
const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  0,
  content.length + 2,
  ...content,
];
/**
 * Grayscale, 8 pixels high, one block per 8 pixels of width with a restart marker after each: every block is the bits
 * `00`.
 */
function restartedJpeg(width: number, scan: number[]): Uint8Array {
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    ...segment(0xc0, [8, 0, 8, 0, width, 1, 1, 0x11, 0]),
    ...segment(0xc4, [0x00, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    ...segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    ...segment(0xdd, [0, 1]),
    ...segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    ...scan,
    0xff,
    0xd9,
  ]);
}

describe('a JPEG', () => {
  test.each(files)('with $kind scans is decoded', ({ file }) => {
    expect(canDrawPicture(file)).toBe(true);
  });

  test.each(files)(
    'with $kind scans that end early is refused, even with an end marker',
    ({ file }) => {
      const begin = file.lastIndexOf(Buffer.from([0xff, 0xda])) + 14;
      for (const share of [0, 0.5, 0.9]) {
        const end = begin + Math.floor((file.length - 2 - begin) * share);
        const cut = Buffer.concat([file.subarray(0, end), Uint8Array.of(0xff, 0xd9)]);
        expect(canDrawPicture(cut)).toBe(false);
      }
    },
  );

  test('with something else in place of its scan is refused, even with complete markers', () => {
    const file = Buffer.from(jpegFiles.sequential, 'base64');
    const scan = file.indexOf(Buffer.from([0xff, 0xda]));
    const begin = scan + 2 + file.readUInt16BE(scan + 2);
    const other = Buffer.concat([
      file.subarray(0, begin),
      Buffer.alloc(300, 0xfe),
      file.subarray(-2),
    ]);
    expect(parseJpegFile(other)).not.toBeNull();
    expect(canDrawPicture(other)).toBe(false);
  });

  test.each([
    ['Huffman', 0xc4],
    ['quantization', 0xdb],
  ])('without its %s tables is refused', (_, marker) => {
    const file = Buffer.from(jpegFiles.sequential, 'base64');
    const jpeg = parseJpegFile(file);
    const rest = jpeg?.parts.filter((part) => part[1] !== marker) ?? [];
    expect(canDrawPicture(Buffer.concat(rest))).toBe(false);
  });

  test('with restarts has each in its place', () => {
    const block = 0x3f;
    const restart = (number: number) => [0xff, 0xd0 + number];
    const whole = [block, ...restart(0), block, ...restart(1), block];
    expect(canDrawPicture(restartedJpeg(24, whole))).toBe(true);
    for (const broken of [
      [block, ...restart(0), block],
      [block, ...restart(1), block, ...restart(0), block],
      [block, block, block],
    ]) {
      expect(canDrawPicture(restartedJpeg(24, broken))).toBe(false);
    }
  });
});

describe('a PNG', () => {
  test('with an unknown row filter is refused, even if a PDF would embed its rows unchanged', () => {
    const wrong = makePng({ width: 9, height: 5, colorType: 2, filter: 0 }, () => [1, 2, 3]);
    expect(canDrawPicture(wrong)).toBe(true);
    expect(
      canDrawPicture(makePng({ width: 9, height: 5, colorType: 2, filter: 7 }, () => [1, 2, 3])),
    ).toBe(false);
  });

  test('with a corrupted chunk is refused, as in browsers', () => {
    const palette = makePng(
      { width: 2, height: 1, colorType: 3, palette: [255, 0, 0, 0, 0, 255] },
      (x) => [x],
    );
    expect(canDrawPicture(palette)).toBe(true);
    const file = Buffer.from(palette);
    const at = file.indexOf('PLTE') + 5;
    file[at] = 99;
    expect(canDrawPicture(file)).toBe(false);
  });
});
