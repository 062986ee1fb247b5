import type { PngFile } from '#app/domain/picture/png-file.ts';
import { passesOf, unfilterRow } from './png-rows.ts';

/** Decoded pixels: three bytes of color and one of opacity each. */
export type Pixels = { width: number; height: number; colors: Uint8Array; alpha: Uint8Array };

type Sample = { red: number; green: number; blue: number; alpha: number };

// Enough for 300 dpi at the largest printed size.
const maxSide = 1200;

/** Decodes the inflated rows of a PNG, averaging neighboring pixels when it is larger than printing needs. */
export function decodePixels(png: PngFile, raw: Uint8Array): Pixels {
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
