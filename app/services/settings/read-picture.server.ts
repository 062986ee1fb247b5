import { Buffer } from 'node:buffer';
import { readPictureText } from '#app/domain/picture/picture-text.ts';
import type { PictureName } from '#app/domain/settings/picture-name.ts';
import type { Database } from '#db/client.server.ts';
import { readInvoicePicture, readSettingsPicture } from '#db/queries/settings/pictures.server.ts';

/** A picture of the owner's settings, or of one of their invoices; null when there is none or it is another user's. */
export async function readPicture(
  db: Database,
  userId: string,
  { name, invoiceId }: { name: PictureName; invoiceId: string | null },
): Promise<{ type: 'png' | 'jpeg'; bytes: Uint8Array } | null> {
  const stored = await (invoiceId === null
    ? readSettingsPicture(db, userId, name)
    : readInvoicePicture(db, userId, invoiceId, name));
  const picture = readPictureText(stored);
  return picture && { type: picture.type, bytes: Buffer.from(picture.base64, 'base64') };
}
