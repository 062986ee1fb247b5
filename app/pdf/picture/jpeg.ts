import { Buffer } from 'node:buffer';
import { readJpegFile } from '#app/domain/picture/jpeg-file.ts';
import { type PictureTurn, upright } from '../page/page-canvas.ts';
import type { EncodedPicture } from './embed-picture.ts';

const colorSpaces: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

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

/**
 * A JPEG file as a DCTDecode stream, turned as its Exif orientation says and without its metadata, which may tell
 * where a photo was taken. Null when it is no JPEG that PDF can show.
 */
export function readJpeg(file: Uint8Array): EncodedPicture | null {
  const jpeg = readJpegFile(file);
  if (!jpeg) return null;
  const { width, height, components, orientation } = jpeg;
  const isInverted = components === 4 && jpeg.isAdobe;
  const sideways = orientation > 4;
  return {
    width: sideways ? height : width,
    height: sideways ? width : height,
    turn: turns[orientation] ?? upright,
    entries: {
      ...{ Type: 'XObject', Subtype: 'Image', Width: width, Height: height },
      ...{ ColorSpace: colorSpaces[components], BitsPerComponent: 8, Filter: 'DCTDecode' },
      Decode: isInverted ? [1, 0, 1, 0, 1, 0, 1, 0] : undefined,
    },
    bytes: new Uint8Array(Buffer.concat(jpeg.parts)),
    mask: null,
  };
}

// @covers decisions-5.7
