import type { Picture } from '#app/domain/settings/picture.ts';
import type { PictureName } from '#app/domain/settings/picture-name.ts';
import type { Database } from '#db/client.server.ts';
import { readInvoicePicture, readSettingsPicture } from '../queries/pictures.server.ts';

/** A picture of the owner's settings, or of one of their invoices; null when there is none or it is another user's. */
export function readPicture(
  db: Database,
  userId: string,
  { name, invoiceId }: { name: PictureName; invoiceId: string | null },
): Promise<Picture | null> {
  return invoiceId === null
    ? readSettingsPicture(db, userId, name)
    : readInvoicePicture(db, userId, invoiceId, name);
}
