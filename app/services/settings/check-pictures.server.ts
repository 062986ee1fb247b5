import { Buffer } from 'node:buffer';
import { readPictureText, writePictureText } from '#app/domain/picture/picture-text.ts';
import {
  checkPicture,
  type PictureName,
  pictureMessages,
  pictureNames,
} from '#app/domain/settings/picture.ts';
import { canDrawPicture } from '#app/pdf/picture/embed-picture.ts';

/** Pictures as posted: a `data:` URL sets one, an empty text or null takes it away, an absent one stays as it is. */
export type PostedPictures = Partial<Record<PictureName, string | null>>;

export type CheckedPictures =
  /** Columns to write: only what was posted, without anything but the picture itself. */
  | { ok: true; columns: PostedPictures }
  | { ok: false; issues: { field: PictureName; message: string }[] };

/**
 * Checks posted pictures by what is in them, the last part by drawing them as a PDF would: whatever is stored can be
 * printed (`decisions.md`, Invoice form and invoice). An address is never followed.
 */
export function checkPictures(posted: PostedPictures): CheckedPictures {
  const columns: PostedPictures = {};
  const issues: { field: PictureName; message: string }[] = [];
  for (const field of pictureNames) {
    const text = posted[field];
    if (text === undefined) continue;
    if (text === null || text === '') columns[field] = null;
    else {
      const checked = checkText(text);
      if (checked.ok) columns[field] = checked.picture;
      else issues.push({ field, message: checked.message });
    }
  }
  return issues.length === 0 ? { ok: true, columns } : { ok: false, issues };
}

function checkText(text: string): { ok: true; picture: string } | { ok: false; message: string } {
  const posted = readPictureText(text);
  if (!posted) return { ok: false, message: pictureMessages.wrongKind };
  const check = checkPicture(Buffer.from(posted.base64, 'base64'));
  if (!check.ok) return check;
  if (!canDrawPicture(check.bytes)) return { ok: false, message: pictureMessages.unreadable };
  // Named by what it is, not by what it was said to be.
  const base64 = Buffer.from(check.bytes).toString('base64');
  return { ok: true, picture: writePictureText({ type: check.type, base64 }) };
}
