import { type JpegFile, parseJpegFile } from '../picture/jpeg-file.ts';
import { parsePngFile } from '../picture/png-file.ts';
import type { PictureName } from './picture-address.ts';

/** 512 kB, in units of 1024 bytes. */
export const maxPictureBytes = 512 * 1024;

/**
 * Maximum length of the longer side in pixels: more than printing needs (350 dpi), and small enough not to slow down
 * PDFs. The browser scales larger pictures down.
 */
export const maxPictureSide = 1000;

/** Why a picture is refused; `pictureTexts.refused` has the messages. */
export type PictureRefusal = 'tooHeavy' | 'wrongKind' | 'tooLarge' | 'unreadable';

/** Posted pictures as `data:` URLs, null to remove one; an absent one is unchanged. */
export type PictureTexts = Partial<Record<PictureName, string | null>>;

/** A picture's file as stored. */
export type Picture = { type: 'png' | 'jpeg'; bytes: Uint8Array };

/** Validated pictures, null to remove one; an absent one is unchanged. */
export type Pictures = Partial<Record<PictureName, Picture | null>>;

export type PictureCheck =
  /** `bytes` contains only the picture: no photo location or time, no texts, no trailing data. */
  ({ ok: true } & Picture) | { ok: false; refusal: PictureRefusal };

/**
 * Validates a file by its content, whatever its name: PNG or JPEG, at most 512 kB, with a size and type that PDF
 * supports. Callers check whether its pixels can be decoded.
 */
export function checkPicture(file: Uint8Array): PictureCheck {
  if (file.length > maxPictureBytes) return { ok: false, refusal: 'tooHeavy' };
  const type = typeOf(file);
  if (!type) return { ok: false, refusal: 'wrongKind' };
  const jpeg = type === 'jpeg' ? parseJpegFile(file) : null;
  const png = type === 'png' ? parsePngFile(file) : null;
  const picture = jpeg ?? png;
  if (!picture) return { ok: false, refusal: 'unreadable' };
  if (Math.max(picture.width, picture.height) > maxPictureSide) {
    return { ok: false, refusal: 'tooLarge' };
  }
  return { ok: true, type, bytes: join(jpeg ? jpegParts(jpeg) : picture.parts) };
}

function typeOf(file: Uint8Array): 'png' | 'jpeg' | null {
  if (startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return startsWith(file, [0xff, 0xd8, 0xff]) ? 'jpeg' : null;
}

function startsWith(file: Uint8Array, bytes: number[]): boolean {
  return bytes.every((byte, at) => file[at] === byte);
}

/** Returns the picture without metadata except its orientation, in an Exif segment with that single entry. */
function jpegParts({ orientation, parts }: JpegFile): Uint8Array[] {
  if (orientation === 1) return parts;
  const [start = new Uint8Array(), ...rest] = parts;
  const exif = Uint8Array.of(
    0xff,
    0xe1,
    0,
    34,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  );
  return [start, exif, ...rest];
}

function join(parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
