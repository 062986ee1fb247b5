import { Buffer } from 'node:buffer';
import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import { parseJpegFile } from '#app/domain/picture/jpeg-file.ts';
import { writeCmykProfile } from '#app/pdf/color/color-profiles.ts';
import { addEncodedStream, addStream, type PdfFile } from '#app/pdf/document/pdf-file.ts';
import { type PictureTurn, upright } from '#app/pdf/page/page-canvas.ts';
import type { Block } from '#app/pdf/page/page-flow.ts';
import { canDecodeJpeg } from './jpeg-scans.ts';
import { canDecodePng, parsePng } from './png.ts';

/** A picture encoded for PDF: its color space, the other entries of its image dictionary, and its bytes, possibly with an opacity mask. */
export type EncodedPicture = {
  /** Size as displayed, in pixels. */
  width: number;
  height: number;
  turn: PictureTurn;
  colors: string;
  entries: string;
  bytes: Uint8Array;
  mask: { entries: string; bytes: Uint8Array } | null;
  /** Whether its colors are CMYK, which need their own profile. */
  hasInks: boolean;
};

/** A picture in the file, drawn by its resource name. */
export type PlacedPicture = Pick<EncodedPicture, 'width' | 'height' | 'turn'> & {
  name: string;
  /** The number of its object. */
  object: number;
};

/** Adds a picture to the file. Null without one and for one that can't be decoded; never throws. */
export function embedPicture(
  file: PdfFile,
  name: string,
  image: SheetImage | null,
): PlacedPicture | null {
  const picture = image ? readPicture(image) : null;
  if (!picture) return null;
  const mask = picture.mask
    ? `/SMask ${addEncodedStream(file, picture.mask.bytes, picture.mask.entries)} 0 R`
    : '';
  const colors = picture.hasInks ? addInks(file) : picture.colors;
  const entries = `${picture.entries}/ColorSpace${colors}${mask}`;
  const object = addEncodedStream(file, picture.bytes, entries);
  return { name, object, width: picture.width, height: picture.height, turn: picture.turn };
}

function addInks(file: PdfFile): string {
  return `[/ICCBased ${addStream(file, writeCmykProfile(), '/N 4')} 0 R]`;
}

/** A picture's block, which also has a width. */
export type PictureBlock = Block & { width: number };

/** Sizes a picture as large as the space allows without distortion, at most one point per pixel. */
export function pictureBlock(
  picture: PlacedPicture,
  room: { width: number; height: number },
): PictureBlock {
  const scale = Math.min(room.width / picture.width, room.height / picture.height, 1);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    height,
    width,
    draw: (page, x, y) => page.picture(picture.name, { x, y, width, height }, picture.turn),
  };
}

// A zip of invoices contains the same logo many times, so decoded pictures are cached by their bytes; the oldest is
// evicted when there are too many.
const remembered = new Map<string, EncodedPicture | null>();
const maxRemembered = 6;

function readPicture({ base64 }: SheetImage): EncodedPicture | null {
  const known = remembered.get(base64);
  if (known !== undefined) return known;
  const picture = readBytes(new Uint8Array(Buffer.from(base64, 'base64')));
  const [oldest] = remembered.keys();
  if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest);
  remembered.set(base64, picture);
  return picture;
}

/**
 * Whether PDF and browsers can show a picture: of a known type, not too large to unpack, and complete, which requires
 * decoding all of it.
 */
export function canDrawPicture(bytes: Uint8Array): boolean {
  try {
    const jpeg = parseJpegFile(bytes);
    return jpeg ? canDecodeJpeg(jpeg) : canDecodePng(bytes);
  } catch {
    return false;
  }
}

function readBytes(bytes: Uint8Array): EncodedPicture | null {
  try {
    // The first bytes decide, not the stated type, so that a mislabeled picture still shows.
    return bytes[0] === 0xff ? parseJpeg(bytes) : parsePng(bytes);
  } catch {
    return null;
  }
}

/** Writes the entries of every picture's dictionary. */
export function imageEntries(width: number, height: number, bits: number): string {
  return `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent ${bits}`;
}

const colorSpaces: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB' };

// Transformations for the eight values of the orientation tag (Exif 2.3, tag 0x0112).
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
 * Encodes a JPEG file as a DCTDecode stream, rotated by its Exif orientation and without metadata, which may contain
 * the location of a photo. Null when PDF doesn't support it.
 */
export function parseJpeg(file: Uint8Array): EncodedPicture | null {
  const jpeg = parseJpegFile(file);
  if (!jpeg) return null;
  const { width, height, components, orientation } = jpeg;
  const isInverted = components === 4 && jpeg.isAdobe;
  const sideways = orientation > 4;
  return {
    width: sideways ? height : width,
    height: sideways ? width : height,
    turn: turns[orientation] ?? upright,
    colors: colorSpaces[components] ?? '',
    entries: `${imageEntries(width, height, 8)}/Filter/DCTDecode${isInverted ? '/Decode[1 0 1 0 1 0 1 0]' : ''}`,
    bytes: new Uint8Array(Buffer.concat(jpeg.parts)),
    mask: null,
    hasInks: components === 4,
  };
}
