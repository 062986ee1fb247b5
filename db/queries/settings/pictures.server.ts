import { and, eq } from 'drizzle-orm';
import type { PictureName } from '#app/domain/settings/picture-name.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { invoices, userSettings } from '#db/schema.ts';

/** A picture of a user's settings as it is stored; null when there is none. */
export async function readSettingsPicture(db: Database, userId: string, name: PictureName) {
  const [found] = await read(
    db
      .select({ picture: userSettings[name] })
      .from(userSettings)
      .where(eq(userSettings.userId, userId)),
  );
  return found?.picture ?? null;
}

/** A picture of an invoice of the owner's; null when there is none, or when the invoice is unknown or another user's. */
export async function readInvoicePicture(
  db: Database,
  owner: string,
  invoiceId: string,
  name: PictureName,
): Promise<string | null> {
  const [found] = await read(
    db
      .select({ picture: invoices[name] })
      .from(invoices)
      .where(and(eq(invoices.id, invoiceId), eq(invoices.userId, owner))),
  );
  return found?.picture ?? null;
}
