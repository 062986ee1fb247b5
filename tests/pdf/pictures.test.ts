import { describe, expect, it, test } from 'vitest';
import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import { parseJpegFile } from '#app/domain/picture/jpeg-file.ts';
import { canDrawPicture } from '#app/pdf/picture/embed-picture.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { jpegFiles } from '#tests/fixtures/jpeg-files.ts';
import {
  asImage,
  discLogo,
  inkJpeg,
  makePng,
  photo,
  redBlueJpeg,
} from '#tests/fixtures/pictures.ts';
import { sampleSheet } from '#tests/fixtures/sheets.ts';
import { rasterize, readPdf } from '#tests/support/read-pdf.ts';

const green = [31, 91, 69];
const red = [200, 20, 30];
const white = [255, 255, 255];
// The position of the logo in Classic: left margin, a little below the top margin.
const logoLeft = 52;
const logoTop = 52;

/** The colors at points of the logo, given from its top left corner. */
function logoColors(logo: SheetImage, places: [number, number][]): number[][] {
  const bytes = renderInvoicePdf(sampleSheet({ logo }));
  expect(readPdf(bytes, { draw: true }).complaints).toEqual([]);
  const colorAt = rasterize(bytes);
  return places.map(([x, y]) => colorAt(logoLeft + x, logoTop + y));
}

function expectNear(found: number[][], wanted: number[][]): void {
  const distances = found.map((color, i) =>
    Math.max(...color.map((part, at) => Math.abs(part - (wanted[i]?.[at] ?? 0)))),
  );
  expect(Math.max(...distances)).toBeLessThan(12);
}

/** Green on the left half, red on the right half, as RGB. */
const halves = (x: number) => (x < 20 ? green : red);

type Kind = Omit<Parameters<typeof makePng>[0], 'width' | 'height'>;
type Pixel = (x: number) => number[];

it('a JPEG logo in CMYK has the same colors as in browsers', () => {
  const places: [number, number][] = [4, 12].map((x) => [x, 4]);
  expectNear(logoColors(inkJpeg, places), [[219, 0, 4], white]);
});

describe('a PNG logo', () => {
  const places: [number, number][] = [10, 30].map((x) => [x, 15]);
  const palette = [...green, ...red];
  const black = [0, 0, 0];
  const clear: Pixel = (x) => [...halves(x), x < 20 ? 255 : 0];
  const wide: Pixel = (x) => halves(x).map((part) => part * 257);
  const index: Pixel = (x) => [x < 20 ? 0 : 1];
  const shades =
    (bits: number): Pixel =>
    (x) => [x < 20 ? 0 : 2 ** bits - 1];
  const filters = [1, 2, 3, 4] as const;
  const depths = [1, 2, 4, 8, 16] as const;

  it.each<[string, Kind, Pixel, number[][]]>([
    ['RGB', { colorType: 2 }, halves, [green, red]],
    ['RGB with 16 bits', { colorType: 2, bitDepth: 16 }, wide, [green, red]],
    ['RGBA', { colorType: 6 }, clear, [green, white]],
    ['RGBA, interlaced', { colorType: 6, interlaced: true }, clear, [green, white]],
    ['gray with opacity', { colorType: 4 }, (x) => [0, x < 20 ? 255 : 0], [black, white]],
    ['a palette', { colorType: 3, bitDepth: 1, palette }, index, [green, red]],
    ['a palette of 4 bits', { colorType: 3, bitDepth: 4, palette }, index, [green, red]],
    ['a clear entry', { colorType: 3, palette, transparency: [255, 0] }, index, [green, white]],
    ['a clear shade', { colorType: 0, transparency: [0, 0] }, shades(8), [white, white]],
    ...filters.flatMap((filter): [string, Kind, Pixel, number[][]][] => [
      [`RGB, row filter ${filter}`, { colorType: 2, filter }, halves, [green, red]],
      [`RGBA, row filter ${filter}`, { colorType: 6, filter }, clear, [green, white]],
    ]),
    ...depths.map((bitDepth): [string, Kind, Pixel, number[][]] => {
      const shade = shades(bitDepth);
      return [`gray, ${bitDepth} bits`, { colorType: 0, bitDepth }, shade, [black, white]];
    }),
  ])('in %s has its colors', (_, kind, pixel, colors) => {
    const png = makePng({ width: 40, height: 30, ...kind }, pixel);
    expectNear(logoColors(asImage('png', png), places), colors);
  });
});

describe('a JPEG logo', () => {
  const redPart = [204, 0, 0];
  const bluePart = [0, 0, 204];

  // The positions of the red and blue quarters of the 48 x 24 image after rotation, in points of the logo.
  it.each<[number, [number, number], [number, number]]>([
    [1, [12, 6], [36, 18]],
    [2, [36, 6], [12, 18]],
    [3, [36, 18], [12, 6]],
    [4, [12, 18], [36, 6]],
    [5, [6, 12], [18, 36]],
    [6, [18, 12], [6, 36]],
    [7, [18, 36], [6, 12]],
    [8, [6, 36], [18, 12]],
  ])('is rotated by Exif orientation %i', (orientation, redPlace, bluePlace) => {
    expectNear(logoColors(photo(orientation), [redPlace, bluePlace]), [redPart, bluePart]);
  });

  it('is embedded without its metadata, which may reveal where a photo was taken', () => {
    const pdf = Buffer.from(renderInvoicePdf(sampleSheet({ logo: photo(6) }))).toString('latin1');
    expect(pdf).toContain('/DCTDecode');
    expect(pdf).not.toContain('Exif');
    expect(pdf).not.toContain('ICC_PROFILE');
  });
});

describe('an unreadable picture', () => {
  const jpeg = Buffer.from(redBlueJpeg.base64, 'base64');
  const png = Buffer.from(discLogo(20).base64, 'base64');
  const withByte = (file: Buffer, at: number, byte: number) => {
    const copy = Buffer.from(file);
    copy[at] = byte;
    return copy;
  };
  const bomb = makePng({ width: 8, height: 8, colorType: 6 }, () => [0, 0, 0, 0]);

  it.each<[string, Uint8Array]>([
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a truncated PNG', png.subarray(0, png.length - 20)],
    ['a PNG with too little data', Buffer.from(bomb).fill(0, 41, 46)],
    ['a PNG that claims a larger size', withByte(png, 19, 21)],
    ['a PNG with an unknown color type', withByte(png, 25, 5)],
    ['a PNG palette without colors', makePng({ width: 2, height: 2, colorType: 3 }, () => [0])],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length - 30)],
    ['a JPEG with arithmetic coding', withByte(jpeg, jpeg.indexOf('ffc0', 0, 'hex') + 1, 0xc9)],
  ])('%s: is omitted and the rest is printed', (_, bytes) => {
    const broken = asImage('png', bytes);
    const pdf = renderInvoicePdf(sampleSheet({ logo: broken, signature: broken }));
    const read = readPdf(pdf);
    expect(read.complaints).toEqual([]);
    expect(read.text).toContain('$3,464.77');
    expect(pdf).toEqual(renderInvoicePdf(sampleSheet()));
  });
});

it.each(['classic', 'modern'] as const)(
  'a signature is next to the totals above a line in %s',
  (template) => {
    const sheet = sampleSheet({ template, signature: redBlueJpeg });
    const { pages } = readPdf(renderInvoicePdf(sheet), { draw: true });
    const lines = pages[0]?.lines ?? [];
    const caption = lines.find(({ text }) => text === 'Signature');
    const subtotal = lines.find(({ text }) => text === 'Subtotal');
    expect(caption?.x).toBeLessThan(subtotal?.x ?? 0);
    expect(caption?.y).toBeGreaterThan(subtotal?.y ?? 0);
  },
);

// An uploaded image is decoded once, so that a stored image is known to render on screen and in the PDF.

const files = Object.entries(jpegFiles).map(([kind, base64]) => ({
  kind,
  file: Buffer.from(base64, 'base64'),
}));
const segment = (marker: number, content: number[]) =>
  [0xff, marker, 0, content.length + 2].concat(content);
const zeros = (length: number) => new Array<number>(length).fill(0);
/**
 * Grayscale, 8 pixels high, one block per 8 pixels of width with a restart marker after each: every block is the bits
 * `00`.
 */
function restartedJpeg(width: number, scan: number[]): Uint8Array {
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...zeros(64).fill(1)]),
    ...segment(0xc0, [8, 0, 8, 0, width, 1, 1, 0x11, 0]),
    ...segment(0xc4, [0x00, 1, ...zeros(16)]),
    ...segment(0xc4, [0x10, 1, ...zeros(16)]),
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
    const noise = Buffer.alloc(300, 0xfe);
    const other = Buffer.concat([file.subarray(0, begin), noise, file.subarray(-2)]);
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
    const isDrawn = (filter: number) =>
      canDrawPicture(makePng({ width: 9, height: 5, colorType: 2, filter }, () => [1, 2, 3]));
    expect([0, 7].map(isDrawn)).toEqual([true, false]);
  });

  test('with a corrupted chunk is refused, as in browsers', () => {
    const palette = [255, 0, 0, 0, 0, 255];
    const file = Buffer.from(makePng({ width: 2, height: 1, colorType: 3, palette }, (x) => [x]));
    expect(canDrawPicture(file)).toBe(true);
    file[file.indexOf('PLTE') + 5] = 99;
    expect(canDrawPicture(file)).toBe(false);
  });
});
