import type { SheetImage } from '../../app/domain/invoices/sheet.ts';
import { saveInvoice } from '../../app/features/invoice-form/server/save-invoice.server.ts';
import type { UserSettings } from '../../app/features/settings/queries/settings-row.server.ts';
import type { Database } from '../../db/client.server.ts';
import { goldenInvoices } from '../fixtures/golden-invoices.ts';
import { asImage, discLogo, redBlueJpeg } from '../fixtures/pictures.ts';
import { settingsOf } from '../support/sample-user.ts';
import { storePicture } from '../support/stored-picture.ts';

/**
 * Saves the given number of invoices for a seller, cycling through the golden ones, all with one logo. Returns their
 * ids.
 */
export async function saveForZip(
  db: Database,
  email: string,
  count: number,
  logo: SheetImage,
): Promise<string[]> {
  const settings = await unlimited(db, email, logo);
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const golden = goldenInvoices[number % goldenInvoices.length];
    if (!golden) throw new Error('There are no golden invoices.');
    const content = { ...golden.content, invoiceNumber: `ZIP-${String(number).padStart(4, '0')}` };
    const order = { settings, content, saveKey: `zip-${number}`, now: Date.now() };
    let saved = await saveInvoice(db, order);
    if (saved.outcome === 'payment-changed') {
      saved = await saveInvoice(db, { ...order, confirmed: saved.confirmation });
    }
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    ids.push(saved.id);
  }
  return ids;
}

/** Removes the seller's invoice limit, sets a logo that every save copies, and returns the settings. */
async function unlimited(db: Database, email: string, logo: SheetImage): Promise<UserSettings> {
  const found = await db.$client.execute({
    sql: 'SELECT id FROM users WHERE email = ?',
    args: [email],
  });
  const userId = String(found.rows[0]?.id);
  await db.$client.execute({
    sql: 'UPDATE user_settings SET invoice_limit = -1, logo_id = ? WHERE user_id = ?',
    args: [await storePicture(db, logo), userId],
  });
  return settingsOf(db, userId);
}

/** A typical logo of about a kilobyte. */
export function plainLogo(): SheetImage {
  return discLogo();
}

/** A logo of about 490 kB, close to the maximum size; a PDF embeds its bytes unchanged. */
export function heavyLogo(): SheetImage {
  const jpeg = Buffer.from(redBlueJpeg.base64, 'base64');
  const end = jpeg.length - 2;
  const noise = Buffer.from(Array.from({ length: 490_000 }, (_, at) => (at * 97) % 251));
  const bytes = Buffer.concat([jpeg.subarray(0, end), noise, jpeg.subarray(end)]);
  return asImage('jpeg', bytes);
}
