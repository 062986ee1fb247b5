import { describe, expect, it } from 'vitest';
import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
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

it('a JPEG logo in CMYK has the same colors as in browsers', () => {
  expectNear(
    logoColors(inkJpeg, [
      [4, 4],
      [12, 4],
    ]),
    [[219, 0, 4], white],
  );
});

describe('a PNG logo', () => {
  const shape = { width: 40, height: 30 };
  const places: [number, number][] = [
    [10, 15],
    [30, 15],
  ];

  it.each([0, 1, 2, 3, 4])('in RGB with row filter %i', (filter) => {
    const png = makePng({ ...shape, colorType: 2, filter }, halves);
    expectNear(logoColors(asImage('png', png), places), [green, red]);
  });

  it.each([0, 1, 2, 3, 4])('in RGB with opacity and row filter %i', (filter) => {
    const png = makePng({ ...shape, colorType: 6, filter }, (x) => [
      ...halves(x),
      x < 20 ? 255 : 0,
    ]);
    expectNear(logoColors(asImage('png', png), places), [green, white]);
  });

  it('in RGB with 16 bits, opaque and with opacity', () => {
    const wide = (x: number) => halves(x).map((part) => part * 257);
    const opaque = makePng({ ...shape, colorType: 2, bitDepth: 16 }, wide);
    expectNear(logoColors(asImage('png', opaque), places), [green, red]);
    const clear = makePng({ ...shape, colorType: 6, bitDepth: 16 }, (x) => [...wide(x), 0xffff]);
    expectNear(logoColors(asImage('png', clear), places), [green, red]);
  });

  it.each([1, 2, 4, 8] as const)(
    'with a palette of %i bits, with and without transparent entries',
    (bitDepth) => {
      const palette = [...green, ...red];
      const pixel = (x: number) => [x < 20 ? 0 : 1];
      const plain = makePng({ ...shape, colorType: 3, bitDepth, palette }, pixel);
      expectNear(logoColors(asImage('png', plain), places), [green, red]);
      const transparency = [255, 0];
      const clear = makePng({ ...shape, colorType: 3, bitDepth, palette, transparency }, pixel);
      expectNear(logoColors(asImage('png', clear), places), [green, white]);
    },
  );

  it.each([1, 2, 4, 8, 16] as const)(
    'in grayscale with %i bits, with and without a transparent shade',
    (bitDepth) => {
      const most = 2 ** bitDepth - 1;
      const pixel = (x: number) => [x < 20 ? 0 : most];
      const plain = makePng({ ...shape, colorType: 0, bitDepth }, pixel);
      expectNear(logoColors(asImage('png', plain), places), [[0, 0, 0], white]);
      const clear = makePng({ ...shape, colorType: 0, bitDepth, transparency: [0, 0] }, pixel);
      expectNear(logoColors(asImage('png', clear), places), [white, white]);
    },
  );

  it('in grayscale with opacity', () => {
    const png = makePng({ ...shape, colorType: 4 }, (x) => [0, x < 20 ? 255 : 0]);
    expectNear(logoColors(asImage('png', png), places), [[0, 0, 0], white]);
  });

  it.each([2, 6] as const)('that is interlaced, with color type %i', (colorType) => {
    const png = makePng({ ...shape, colorType, interlaced: true }, (x) =>
      colorType === 6 ? [...halves(x), 255] : halves(x),
    );
    expectNear(logoColors(asImage('png', png), places), [green, red]);
  });

  it('with one pixel, interlaced', () => {
    const png = makePng({ width: 1, height: 1, colorType: 6, interlaced: true }, () => [
      0, 0, 0, 255,
    ]);
    expect(
      readPdf(renderInvoicePdf(sampleSheet({ logo: asImage('png', png) }))).complaints,
    ).toEqual([]);
  });

  it('that is large is scaled down without changing its colors', () => {
    const large = { width: 3400, height: 1120 };
    const png = makePng({ ...large, colorType: 6, filter: 0 }, (x) => [
      ...halves(x < 1700 ? 0 : 20),
      x < 1700 ? 255 : 0,
    ]);
    const logo = asImage('png', png);
    // Printed 170 points wide.
    expectNear(
      logoColors(logo, [
        [40, 28],
        [130, 28],
      ]),
      [green, white],
    );
    expect(renderInvoicePdf(sampleSheet({ logo })).length).toBeLessThan(60_000);
  }, 60_000);

  it('has soft edges and transparent corners where it is transparent', () => {
    const [corner, middle] = logoColors(discLogo(56), [
      [2, 2],
      [28, 28],
    ]);
    expect(corner).toEqual(white);
    expectNear([middle ?? []], [green]);
  });
});

describe('a logo in the other templates', () => {
  const logo = asImage('png', makePng({ width: 40, height: 30, colorType: 2 }, halves));

  it('is on white in Modern, whose band is green', () => {
    const colorAt = rasterize(renderInvoicePdf(sampleSheet({ template: 'modern', logo })));
    // The backing plate extends 7 points around the logo, which starts at 55, 45.
    const places = [colorAt(20, 60), colorAt(51, 60), colorAt(65, 60), colorAt(85, 60)];
    expectNear(places, [green, white, green, red]);
  });

  it('is one line high in Compact', () => {
    const colorAt = rasterize(renderInvoicePdf(sampleSheet({ template: 'compact', logo })));
    expectNear([colorAt(45, 40), colorAt(70, 40), colorAt(60, 57)], [green, red, white]);
  });
});

describe('a JPEG logo', () => {
  const redPart = [204, 0, 0];
  const bluePart = [0, 0, 204];
  it('is printed in its colors', () => {
    const found = logoColors(redBlueJpeg, [
      [12, 6],
      [36, 18],
      [36, 6],
    ]);
    expectNear(found, [redPart, bluePart, white]);
  });

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
    ['nothing', new Uint8Array()],
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['a truncated PNG', png.subarray(0, png.length - 20)],
    ['a PNG with too little data', Buffer.from(bomb).fill(0, 41, 46)],
    ['a PNG with zero width', withByte(png, 19, 0)],
    ['a PNG that is extremely wide', withByte(png, 16, 0x7f)],
    ['a PNG that claims a larger size', withByte(png, 19, 21)],
    ['a PNG with an unknown color type', withByte(png, 25, 5)],
    ['a PNG with an unknown bit depth', withByte(png, 24, 3)],
    ['a PNG palette without colors', makePng({ width: 2, height: 2, colorType: 3 }, () => [0])],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length - 30)],
    ['the first bytes of a JPEG', jpeg.subarray(0, 4)],
    [
      'a JPEG without a frame',
      Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffda0002ffd9', 'hex')]),
    ],
    [
      'a JPEG with arithmetic coding',
      withByte(jpeg, jpeg.indexOf(Buffer.from('ffc0', 'hex')) + 1, 0xc9),
    ],
  ])('%s: is omitted and the rest is printed', (_, bytes) => {
    const broken = asImage('png', bytes);
    const pdf = renderInvoicePdf(sampleSheet({ logo: broken, signature: broken }));
    const read = readPdf(pdf);
    expect(read.complaints).toEqual([]);
    expect(read.text).toContain('$3,464.77');
    expect(pdf).toEqual(renderInvoicePdf(sampleSheet()));
  });
});

describe('a signature', () => {
  it.each(['classic', 'modern'] as const)(
    'is next to the totals above a line in %s',
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

  it('is below the totals in Compact, which has the payment options next to them', () => {
    const sheet = sampleSheet({ template: 'compact', signature: redBlueJpeg });
    const lines = readPdf(renderInvoicePdf(sheet), { draw: true }).pages[0]?.lines ?? [];
    const placeOf = (wanted: string) => lines.find(({ text }) => text === wanted);
    const [caption, total, options] = ['Signature', 'Total', 'Payment Options'].map(placeOf);
    expect(caption?.y).toBeGreaterThan(total?.y ?? 0);
    expect(options?.y).toBeLessThan(caption?.y ?? 0);
    expect(options?.x).toBeLessThan(caption?.x ?? 0);
  });
});
