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

/** A picture of the owner's settings, or of one of their invoices; null when there is none or it is another user's. */
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
  /** What may be stored of what was posted: nothing but the picture itself. */
  pictures: Pictures;
  /** What is wrong with the others. */
  issues: { field: PictureName; message: string }[];
};

/**
 * Checks posted pictures by what is in them, the last part by drawing them as a PDF would: whatever is stored can be
 * printed. An address is never followed.
 * @param posted a `data:` URL sets a picture, null or an empty text takes it away, an absent one stays as it is
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
  // Named by what it is, not by what it was said to be.
  return { ok: true, picture: { type: check.type, bytes: check.bytes } };
}
