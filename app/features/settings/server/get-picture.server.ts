import type { Picture } from '#app/domain/settings/picture.ts';
import type { PictureName } from '#app/domain/settings/picture-name.ts';
import type { Database } from '#db/client.server.ts';
import { getInvoicePicture, getSettingsPicture } from '../queries/pictures.server.ts';

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
