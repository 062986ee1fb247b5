import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceTemplate } from '#app/domain/invoices/sheet.ts';
import type { KnownBusiness } from '#app/domain/settings/business-profile-defaults.ts';
import type { Database } from '#db/client.server.ts';
import { type InsertValues, insertSelect, isBelowRowLimit } from '#db/insert-select.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';

/** The defaults that an account's first invoice sets for later ones. */
export type FirstInvoiceDefaults = {
  business: KnownBusiness;
  template: InvoiceTemplate;
  /** The invoice's country. */
  country: CountryCode;
};

const { totalInvoicesCreated, businessName, address, postalCode, country, template } = userSettings;

const isFirst = sql`${totalInvoicesCreated} = 0`;
const isUnknown = sql`coalesce(${businessName}, ${address}, ${postalCode}) IS NULL`;
/** Condition: the settings take the country of the invoice being counted. */
export const learnsCountry = sql`(${isFirst} AND ${isUnknown})`;

/**
 * Returns the settings columns for the update that counts an invoice. The account's first invoice fills in what the
 * settings lack. Fields that differ by country are filled in only if the settings are for the invoice's country or the
 * business is still unknown.
 */
export function firstInvoiceColumns({ business, ...of }: FirstInvoiceDefaults) {
  const here = sql.param(of.country, country);
  const learned = (name: keyof KnownBusiness, condition?: SQL) => {
    const column = userSettings[name];
    return sql`CASE WHEN ${and(isFirst, condition)} THEN coalesce(${column}, ${business[name]}) ELSE ${column} END`;
  };
  const isOfCountry = sql`(${isUnknown} OR ${country} = ${here})`;
  return {
    country: sql`CASE WHEN ${learnsCountry} THEN ${here} ELSE ${country} END`,
    template: sql`CASE WHEN ${isFirst} AND ${template} = 'classic' THEN ${of.template} ELSE ${template} END`,
    businessName: learned('businessName'),
    email: learned('email'),
    phone: learned('phone'),
    website: learned('website'),
    address: learned('address'),
    postalCode: learned('postalCode', isOfCountry),
    taxNumber: learned('taxNumber', isOfCountry),
  };
}

/**
 * Returns two statements to run directly after an invoice is inserted. They save its new client, if this is the
 * account's first invoice, the client limit isn't reached and no client has that name, and link the invoice to the
 * client.
 */
export function saveFirstClient(
  db: Database,
  client: InsertValues<typeof clients> & { userId: string },
  invoiceId: string,
) {
  return [
    insertSelect(
      clients,
      client,
      sql`FROM ${userSettings} WHERE ${eq(userSettings.userId, client.userId)} AND changes() = 1
        AND ${totalInvoicesCreated} = 1 AND ${isBelowRowLimit(clients, 'clients', { owner: client.userId })} AND NOT EXISTS (
          SELECT 1 FROM ${clients} WHERE ${eq(clients.userId, client.userId)}
          AND ${clients.name} = ${client.name} COLLATE NOCASE)`,
    ),
    db
      .update(invoices)
      .set({ clientId: sql`${client.id}` })
      .where(and(eq(invoices.id, invoiceId), sql`changes() = 1`)),
  ];
}
