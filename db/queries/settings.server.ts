import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { Database } from '../client.server.ts';
import { userSettings } from '../schema.ts';
import { writeBatch } from '../write.server.ts';

const { logo, signature, ...columnsWithoutPictures } = getTableColumns(userSettings);

/** What every signed-in request reads: of the pictures, which may weigh a megabyte, only whether they are there. */
export const settingsColumns = {
  ...columnsWithoutPictures,
  hasLogo: sql<boolean>`${logo} IS NOT NULL`.mapWith(Boolean),
  hasSignature: sql<boolean>`${signature} IS NOT NULL`.mapWith(Boolean),
};

/** A user's settings row without its pictures. */
export type UserSettings = Omit<typeof userSettings.$inferSelect, 'logo' | 'signature'> & {
  hasLogo: boolean;
  hasSignature: boolean;
};

/** The bank and payment details that settings and invoices share; other links as JSON text. */
export type PaymentDetails = Pick<
  typeof userSettings.$inferSelect,
  | 'bankName'
  | 'accountHolder'
  | 'iban'
  | 'swiftBic'
  | 'accountNumber'
  | 'routingNumber'
  | 'institutionNumber'
  | 'bankAddress'
  | 'payid'
  | 'interacEmail'
  | 'checkPayeeName'
  | 'checkMailingAddress'
  | 'acceptCardPayments'
  | 'stripePaymentLink'
  | 'paypalPaymentLink'
  | 'otherPaymentLinks'
  | 'paymentNotes'
>;

/** Keeps what the country switcher chose (`platform.md` section 4). */
export async function updatePreferredCountry(
  db: Database,
  userId: string,
  preferredCountry: CountryCode,
  now: number,
): Promise<void> {
  await writeBatch(db, [
    db
      .update(userSettings)
      .set({ preferredCountry, updatedAt: now })
      .where(eq(userSettings.userId, userId)),
  ]);
}
