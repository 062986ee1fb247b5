import { Buffer } from 'node:buffer';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { PDFHexString } from 'pdf-lib';
import { type PngFile, parsePngFile } from '#app/domain/picture/png-file.ts';
import { upright } from '#app/pdf/page/page-canvas.ts';
import type { EncodedPicture } from './embed-picture.ts';
import { decodePixels, passesOf } from './png-pixels.ts';

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
    return keepRows(png, new Uint8Array(packed));
  }
  const { width, height, colors, alpha } = decodePixels(png, raw);
  const entries = (ColorSpace: string) => ({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace,
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
  });
  const isSolid = alpha.every((value) => value === 255);
  return {
    width: png.width,
    height: png.height,
    turn: upright,
    entries: entries('DeviceRGB'),
    bytes: deflateSync(colors),
    mask: isSolid ? null : { entries: entries('DeviceGray'), bytes: deflateSync(alpha) },
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

function keepRows(png: PngFile, bytes: Uint8Array): EncodedPicture {
  const { width, height, bitDepth, channels, palette } = png;
  const direct = channels === 1 ? 'DeviceGray' : 'DeviceRGB';
  const colors = PDFHexString.of(Buffer.from(palette).toString('hex'));
  const ColorSpace =
    png.colorType === 3 ? ['Indexed', 'DeviceRGB', palette.length / 3 - 1, colors] : direct;
  return {
    width,
    height,
    turn: upright,
    entries: {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace,
      BitsPerComponent: bitDepth,
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: bitDepth, Columns: width },
    },
    bytes,
    mask: null,
    hasInks: false,
  };
}
