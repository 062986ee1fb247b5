import { Buffer } from 'node:buffer';
import { readPictureText, writePictureText } from '#app/domain/picture/picture-text.ts';
import {
  checkPicture,
  type PictureRefusal,
  type PictureTexts,
} from '#app/domain/settings/picture.ts';
import { type PictureName, pictureNames } from '#app/domain/settings/picture-name.ts';
import { canDrawPicture } from '#app/pdf/picture/embed-picture.ts';
import { pictureTexts } from '#app/texts/pictures.ts';

export type CheckedPictures = {
  /** What may be written of what was posted: nothing but the picture itself, null to take one away. */
  columns: PictureTexts;
  /** What is wrong with the others. */
  issues: { field: PictureName; message: string }[];
};

/**
 * Checks posted pictures by what is in them, the last part by drawing them as a PDF would: whatever is stored can be
 * printed. An address is never followed.
 * @param posted a `data:` URL sets a picture, null or an empty text takes it away, an absent one stays as it is
 */
export function checkPictures(posted: PictureTexts): CheckedPictures {
  const columns: PictureTexts = {};
  const issues: CheckedPictures['issues'] = [];
  for (const field of pictureNames) {
    const text = posted[field];
    if (text === undefined) continue;
    if (text === null || text === '') columns[field] = null;
    else {
      const checked = checkText(text);
      if (checked.ok) columns[field] = checked.picture;
      else issues.push({ field, message: pictureTexts.refused[checked.refusal] });
    }
  }
  return { columns, issues };
}

function checkText(
  text: string,
): { ok: true; picture: string } | { ok: false; refusal: PictureRefusal } {
  const posted = readPictureText(text);
  if (!posted) return { ok: false, refusal: 'wrongKind' };
  const check = checkPicture(Buffer.from(posted.base64, 'base64'));
  if (!check.ok) return check;
  if (!canDrawPicture(check.bytes)) return { ok: false, refusal: 'unreadable' };
  // Named by what it is, not by what it was said to be.
  const base64 = Buffer.from(check.bytes).toString('base64');
  return { ok: true, picture: writePictureText({ type: check.type, base64 }) };
}
