import { Buffer } from 'node:buffer';
import { parsePictureText } from '#app/domain/picture/picture-text.ts';
import {
  checkPicture,
  type Picture,
  type PictureRefusal,
  type Pictures,
  type PictureTexts,
} from '#app/domain/settings/picture.ts';
import { type PictureName, pictureNames } from '#app/domain/settings/picture-address.ts';
import {
  getInvoicePicture,
  getSettingsPicture,
} from '#app/features/settings/queries/pictures.server.ts';
import { pictureTexts } from '#app/features/settings/texts.ts';
import { canDrawPicture } from '#app/pdf/picture/embed-picture.ts';
import type { Database } from '#db/client.server.ts';

/**
 * Returns a picture of the owner's settings or of one of their invoices; null if there is none or it is another user's.
 */
export function getPicture(
  db: Database,
  userId: string,
  { name, invoiceId }: { name: PictureName; invoiceId: string | null },
): Promise<Picture | null> {
  return invoiceId === null
    ? getSettingsPicture(db, userId, name)
    : getInvoicePicture(db, userId, invoiceId, name);
}

type CheckedPictures = {
  /** The valid pictures, ready to store. */
  pictures: Pictures;
  /** The problems of the others. */
  issues: { field: PictureName; message: string }[];
};

/**
 * Validates posted pictures by their bytes, finally by drawing them as a PDF would, so that every stored picture can be
 * printed. URLs are never fetched.
 * @param posted a `data:` URL sets a picture, null or an empty text removes it, an absent one stays unchanged
 */
export function checkPictures(posted: PictureTexts): CheckedPictures {
  const pictures: Pictures = {};
  const issues: CheckedPictures['issues'] = [];
  for (const field of pictureNames) {
    const text = posted[field];
    if (text === undefined) continue;
    if (text === null || text === '') pictures[field] = null;
    else {
      const checked = checkText(text);
      if (checked.ok) pictures[field] = checked.picture;
      else issues.push({ field, message: pictureTexts.refused[checked.refusal] });
    }
  }
  return { pictures, issues };
}

function checkText(
  text: string,
): { ok: true; picture: Picture } | { ok: false; refusal: PictureRefusal } {
  const posted = parsePictureText(text);
  if (!posted) return { ok: false, refusal: 'wrongKind' };
  const check = checkPicture(Buffer.from(posted.base64, 'base64'));
  if (!check.ok) return check;
  if (!canDrawPicture(check.bytes)) return { ok: false, refusal: 'unreadable' };
  // The type comes from the bytes, not from the `data:` URL.
  return { ok: true, picture: { type: check.type, bytes: check.bytes } };
}
