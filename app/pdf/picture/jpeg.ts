import type { PictureTurn } from '../page/page-canvas.ts';
import type { EncodedPicture } from './embed-picture.ts';
import { readOrientation } from './exif-orientation.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const adobeMarker = 0xee;
const exifMarker = 0xe1;
// Baseline, extended and progressive frames: the ones that DCTDecode knows (ISO 32000-1, 7.4.8).
const frames = new Set([0xc0, 0xc1, 0xc2]);

type Frame = { width: number; height: number; components: number };

/**
 * A JPEG file as a DCTDecode stream, turned as its Exif orientation says and without its metadata, which may tell
 * where a photo was taken. Null when it is no JPEG that PDF can show.
 */
export function readJpeg(file: Uint8Array): EncodedPicture | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  const kept: Uint8Array[] = [file.subarray(0, 2)];
  let frame: Frame | null = null;
  let orientation = 1;
  let isAdobe = false;
  for (let at = 2; at + 4 <= file.length; ) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > file.length) return null;
    if (marker === startOfScan) {
      if (!frame || !hasEnd(file, end)) return null;
      kept.push(file.subarray(at));
      return encode(frame, kept, orientation, isAdobe);
    }
    if (frames.has(marker)) {
      if (file[at + 4] !== 8) return null;
      frame = {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components: file[at + 9] ?? 0,
      };
      if (frame.width === 0 || frame.height === 0) return null;
    } else if (
      marker > 0xc2 &&
      marker < 0xd0 &&
      marker !== 0xc4 &&
      marker !== 0xc8 &&
      marker !== 0xcc
    ) {
      return null;
    }
    if (marker === adobeMarker) isAdobe = true;
    if (marker === exifMarker) orientation = readOrientation(file.subarray(at + 4, end));
    const isMetadata =
      (marker >= 0xe0 && marker < 0xf0 && marker !== adobeMarker) || marker === 0xfe;
    if (!isMetadata) kept.push(file.subarray(at, end));
    at = end;
  }
  return null;
}

/** Whether the end marker comes after the scans; a file cut short would show half a picture. */
function hasEnd(file: Uint8Array, from: number): boolean {
  for (let at = file.length - 2; at >= from; at--) {
    if (file[at] === 0xff && file[at + 1] === endOfImage) return true;
  }
  return false;
}

const colorSpaces: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

// The unit square's corners for the eight values of the orientation tag (Exif 2.3, tag 0x0112).
const turns: Record<number, PictureTurn> = {
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

function encode(
  { width, height, components }: Frame,
  parts: Uint8Array[],
  orientation: number,
  isAdobe: boolean,
): EncodedPicture | null {
  const space = colorSpaces[components];
  if (!space) return null;
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  // Adobe's programs store CMYK inverted.
  const decode = components === 4 && isAdobe ? '/Decode[1 0 1 0 1 0 1 0]' : '';
  const sideways = orientation > 4;
  return {
    width: sideways ? height : width,
    height: sideways ? width : height,
    turn: turns[orientation] ?? [1, 0, 0, 1, 0, 0],
    entries:
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${space}` +
      `/BitsPerComponent 8/Filter/DCTDecode${decode}`,
    bytes,
    mask: null,
  };
}
