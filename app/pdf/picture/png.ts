import { Buffer } from 'node:buffer';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { type PngFile, parsePngFile } from '#app/domain/picture/png-file.ts';
import { upright } from '#app/pdf/page/page-canvas.ts';
import { type EncodedPicture, imageEntries } from './embed-picture.ts';

/** One of the reduced pictures of an interlaced file; a plain file has one pass with every pixel. */
type Pass = {
  left: number;
  top: number;
  stepX: number;
  stepY: number;
  width: number;
  height: number;
  /** Bytes per row without the filter byte. */
  rowBytes: number;
};

// Adam7: left, top, horizontal step, vertical step (PNG, section 8.1).
const adam7: [number, number, number, number][] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/** Lists the passes of a picture in data order, without empty ones. */
function passesOf(png: PngFile): Pass[] {
  const steps = png.interlaced ? adam7 : ([[0, 0, 1, 1]] as typeof adam7);
  return steps
    .map(([left, top, stepX, stepY]) => {
      const width = Math.ceil((png.width - left) / stepX);
      const height = Math.ceil((png.height - top) / stepY);
      const rowBytes = Math.ceil((width * png.channels * png.bitDepth) / 8);
      return { left, top, stepX, stepY, width, height, rowBytes };
    })
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

/**
 * Reverses a row's filter in place (PNG, section 9.2): `row` and `above` are the offsets of the rows' first bytes in
 * `raw`, `above` is -1 for the first row of a pass, `pixelBytes` the bytes per pixel, rounded up. Throws on an unknown
 * filter.
 */
function unfilterRow(
  raw: Uint8Array,
  filter: number,
  row: number,
  above: number,
  rowBytes: number,
  pixelBytes: number,
): void {
  if (filter > 4) throw new Error('unknown PNG filter');
  if (filter === 0) return;
  for (let i = 0; i < rowBytes; i++) {
    const left = i >= pixelBytes ? (raw[row + i - pixelBytes] ?? 0) : 0;
    const up = above >= 0 ? (raw[above + i] ?? 0) : 0;
    let guess = left;
    if (filter === 2) guess = up;
    else if (filter === 3) guess = (left + up) >> 1;
    else if (filter === 4) {
      const corner = above >= 0 && i >= pixelBytes ? (raw[above + i - pixelBytes] ?? 0) : 0;
      guess = paeth(left, up, corner);
    }
    raw[row + i] = (raw[row + i] ?? 0) + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Decoded pixels: three bytes of color and one of opacity each. */
type Pixels = { width: number; height: number; colors: Uint8Array; alpha: Uint8Array };

type Sample = { red: number; green: number; blue: number; alpha: number };

// Enough for 300 dpi at the largest printed size.
const maxSide = 1200;

/** Decodes the inflated rows of a PNG, averaging neighboring pixels when it is larger than printing needs. */
function decodePixels(png: PngFile, raw: Uint8Array): Pixels {
  const shrink = Math.ceil(Math.max(png.width, png.height) / maxSide);
  const width = Math.ceil(png.width / shrink);
  const height = Math.ceil(png.height / shrink);
  const sums = new Float32Array(width * height * 4);
  const counts = new Uint16Array(width * height);
  const sample: Sample = { red: 0, green: 0, blue: 0, alpha: 0 };
  const pixelBytes = Math.max(1, (png.channels * png.bitDepth) >> 3);
  let at = 0;
  for (const pass of passesOf(png)) {
    let above = -1;
    for (let y = 0; y < pass.height; y++) {
      const row = at + 1;
      unfilterRow(raw, raw[at] ?? 0, row, above, pass.rowBytes, pixelBytes);
      const line = Math.floor((pass.top + y * pass.stepY) / shrink) * width;
      for (let x = 0; x < pass.width; x++) {
        parseSample(png, raw, row, x, sample);
        const place = line + Math.floor((pass.left + x * pass.stepX) / shrink);
        // Colors are weighted by opacity, otherwise invisible pixels would tint the edges.
        sums[place * 4] = (sums[place * 4] ?? 0) + sample.red * sample.alpha;
        sums[place * 4 + 1] = (sums[place * 4 + 1] ?? 0) + sample.green * sample.alpha;
        sums[place * 4 + 2] = (sums[place * 4 + 2] ?? 0) + sample.blue * sample.alpha;
        sums[place * 4 + 3] = (sums[place * 4 + 3] ?? 0) + sample.alpha;
        counts[place] = (counts[place] ?? 0) + 1;
      }
      above = row;
      at += pass.rowBytes + 1;
    }
  }
  return average(width, height, sums, counts);
}

function average(width: number, height: number, sums: Float32Array, counts: Uint16Array): Pixels {
  const colors = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  for (let i = 0; i < alpha.length; i++) {
    const weight = sums[i * 4 + 3] ?? 0;
    alpha[i] = Math.round(weight / Math.max(1, counts[i] ?? 1));
    for (let channel = 0; channel < 3; channel++) {
      colors[i * 3 + channel] =
        weight > 0 ? Math.round((sums[i * 4 + channel] ?? 0) / weight) : 255;
    }
  }
  return { width, height, colors, alpha };
}

function parseSample(png: PngFile, raw: Uint8Array, row: number, x: number, to: Sample): void {
  const { colorType, channels } = png;
  const first = channelAt(png, raw, row, x * channels);
  to.alpha = 255;
  if (colorType === 3) {
    to.red = png.palette[first * 3] ?? 0;
    to.green = png.palette[first * 3 + 1] ?? 0;
    to.blue = png.palette[first * 3 + 2] ?? 0;
    to.alpha = png.transparency?.[first] ?? 255;
    return;
  }
  const isColored = channels >= 3;
  const second = isColored ? channelAt(png, raw, row, x * channels + 1) : first;
  const third = isColored ? channelAt(png, raw, row, x * channels + 2) : first;
  if (colorType >= 4) to.alpha = byteOf(png, channelAt(png, raw, row, x * channels + channels - 1));
  else if (png.transparency && isKeyColor(png.transparency, first, second, third)) to.alpha = 0;
  to.red = byteOf(png, first);
  to.green = byteOf(png, second);
  to.blue = byteOf(png, third);
}

function channelAt({ bitDepth }: PngFile, raw: Uint8Array, row: number, index: number): number {
  if (bitDepth === 8) return raw[row + index] ?? 0;
  if (bitDepth === 16) return ((raw[row + index * 2] ?? 0) << 8) | (raw[row + index * 2 + 1] ?? 0);
  const bit = index * bitDepth;
  const byte = raw[row + (bit >> 3)] ?? 0;
  return (byte >> (8 - bitDepth - (bit & 7))) & ((1 << bitDepth) - 1);
}

function byteOf({ bitDepth }: PngFile, value: number): number {
  return bitDepth === 8 ? value : Math.round((value * 255) / ((1 << bitDepth) - 1));
}

/** Whether this is the color that the file declares transparent (PNG, section 11.3.1.1). */
function isKeyColor(key: Uint8Array, red: number, green: number, blue: number): boolean {
  const at = (index: number) => ((key[index * 2] ?? 0) << 8) | (key[index * 2 + 1] ?? 0);
  if (key.length < 6) return red === at(0);
  return red === at(0) && green === at(1) && blue === at(2);
}

// A worker has 128 MB, so larger pictures, which would be scaled down anyway, are left out.
const maxRawBytes = 48_000_000;
const maxDirectSide = 2400;
// workerd grows its buffer in steps, and fails when a step exceeds the limit even though the bytes would fit.
const spareBytes = 131_072;

/**
 * Encodes a PNG file (W3C PNG, third edition) for PDF. Opaque pictures keep their compressed rows, which PDF reads
 * directly; others are decoded into colors and a mask. Null or an error for a file that is broken or too large.
 */
export function parsePng(file: Uint8Array): EncodedPicture | null {
  const unpacked = unpackRows(file);
  if (!unpacked) return null;
  const { png, packed, raw } = unpacked;
  const isOpaque = png.colorType !== 4 && png.colorType !== 6 && png.transparency === null;
  if (isOpaque && !png.interlaced && Math.max(png.width, png.height) <= maxDirectSide) {
    return retainRows(png, new Uint8Array(packed));
  }
  const { width, height, colors, alpha } = decodePixels(png, raw);
  const entries = `${imageEntries(width, height, 8)}/Filter/FlateDecode`;
  const isSolid = alpha.every((value) => value === 255);
  return {
    width: png.width,
    height: png.height,
    turn: upright,
    colors: '/DeviceRGB',
    entries,
    bytes: deflateSync(colors),
    mask: isSolid
      ? null
      : { entries: `${entries}/ColorSpace/DeviceGray`, bytes: deflateSync(alpha) },
    hasInks: false,
  };
}

/**
 * Whether every pixel of a PNG file can be decoded and every chunk is intact, which browsers require.
 * @throws for a broken file
 */
export function canDecodePng(file: Uint8Array): boolean {
  const unpacked = unpackRows(file);
  if (!unpacked) return false;
  const { png, raw } = unpacked;
  const [, ...chunks] = png.parts;
  decodePixels(png, raw);
  return chunks.every((chunk) => {
    const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const end = chunk.length - 4;
    return crc32(chunk.subarray(4, end)) === view.getUint32(end);
  });
}

/**
 * Inflates the rows of a PNG file, still filtered; null when it isn't a PNG, is too large, or has the wrong amount of
 * data.
 */
function unpackRows(file: Uint8Array) {
  const png = parsePngFile(file);
  if (!png) return null;
  const rawLength = passesOf(png).reduce((sum, pass) => sum + pass.height * (pass.rowBytes + 1), 0);
  if (rawLength > maxRawBytes) return null;
  const packed = Buffer.concat(png.data);
  const raw = inflateSync(packed, { maxOutputLength: rawLength + spareBytes });
  return raw.length === rawLength ? { png, packed, raw } : null;
}

function retainRows(png: PngFile, bytes: Uint8Array): EncodedPicture {
  const { width, height, bitDepth, channels, palette } = png;
  const direct = channels === 1 ? '/DeviceGray' : '/DeviceRGB';
  const indexed = `[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${Buffer.from(palette).toString('hex')}>]`;
  return {
    width,
    height,
    turn: upright,
    colors: png.colorType === 3 ? indexed : direct,
    entries:
      `${imageEntries(width, height, bitDepth)}/Filter/FlateDecode/DecodeParms` +
      `<</Predictor 15/Colors ${channels}/BitsPerComponent ${bitDepth}/Columns ${width}>>`,
    bytes,
    mask: null,
    hasInks: false,
  };
}
