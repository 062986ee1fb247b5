import { Buffer } from 'node:buffer';
import { deflateSync, inflateSync } from 'node:zlib';
import { upright } from '../page/page-canvas.ts';
import type { EncodedPicture } from './embed-picture.ts';
import { decodePixels } from './png-pixels.ts';
import { type PngPicture, passesOf } from './png-rows.ts';

// A worker has 128 MB: larger pictures, of which only a sliver would be seen, are left out.
const mostRawBytes = 48_000_000;
const mostDirectSide = 2400;
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depthsOf: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/**
 * A PNG file (W3C PNG, third edition) for PDF. Opaque pictures keep their compressed rows, which PDF reads as they
 * are; the others are decoded into colours and a mask. Null or an error for a file that is broken or too large.
 */
export function readPng(file: Uint8Array): EncodedPicture | null {
  const png = readChunks(file);
  if (!png) return null;
  const rawLength = passesOf(png).reduce((sum, pass) => sum + pass.height * (pass.rowBytes + 1), 0);
  if (rawLength > mostRawBytes) return null;
  const packed = Buffer.concat(png.data);
  const raw = inflateSync(packed, { maxOutputLength: rawLength });
  if (raw.length !== rawLength) return null;
  const isOpaque = png.colorType !== 4 && png.colorType !== 6 && png.transparency === null;
  if (isOpaque && !png.interlaced && Math.max(png.width, png.height) <= mostDirectSide) {
    return keepRows(png, new Uint8Array(packed));
  }
  const { width, height, colors, alpha } = decodePixels(png, raw);
  const size = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/Filter/FlateDecode`;
  const isSolid = alpha.every((value) => value === 255);
  return {
    width: png.width,
    height: png.height,
    turn: upright,
    entries: `${size}/ColorSpace/DeviceRGB`,
    bytes: deflateSync(colors),
    mask: isSolid ? null : { entries: `${size}/ColorSpace/DeviceGray`, bytes: deflateSync(alpha) },
  };
}

function keepRows(png: PngPicture, bytes: Uint8Array): EncodedPicture {
  const { width, height, bitDepth, channels, palette } = png;
  const space =
    png.colorType === 3
      ? `[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${Buffer.from(palette).toString('hex')}>]`
      : channels === 1
        ? '/DeviceGray'
        : '/DeviceRGB';
  return {
    width,
    height,
    turn: upright,
    entries:
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${space}` +
      `/BitsPerComponent ${bitDepth}/Filter/FlateDecode` +
      `/DecodeParms<</Predictor 15/Colors ${channels}/BitsPerComponent ${bitDepth}/Columns ${width}>>`,
    bytes,
    mask: null,
  };
}

function readChunks(file: Uint8Array): PngPicture | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 45 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) {
    return null;
  }
  let png: PngPicture | null = null;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = view.getUint32(at);
    if (at + 12 + length > file.length) return null;
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const content = file.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') png = readHeader(content);
    else if (!png) return null;
    else if (name === 'PLTE') png.palette = content;
    else if (name === 'tRNS') png.transparency = content;
    else if (name === 'IDAT') png.data.push(content);
    else if (name === 'IEND') return isWhole(png) ? png : null;
    at += 12 + length;
  }
  return null;
}

function readHeader(content: Uint8Array): PngPicture | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (content.length !== 13) return null;
  const colorType = view.getUint8(9);
  const bitDepth = view.getUint8(8);
  if (!depthsOf[colorType]?.includes(bitDepth) || view.getUint8(12) > 1) return null;
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bitDepth,
    colorType,
    channels: channelsOf[colorType] ?? 1,
    interlaced: view.getUint8(12) === 1,
    palette: new Uint8Array(),
    transparency: null,
    data: [],
  };
}

function isWhole(png: PngPicture): boolean {
  const colors = png.palette.length / 3;
  const hasPalette = Number.isInteger(colors) && colors >= 1 && colors <= 256;
  return (
    png.width > 0 && png.height > 0 && png.data.length > 0 && (png.colorType !== 3 || hasPalette)
  );
}
