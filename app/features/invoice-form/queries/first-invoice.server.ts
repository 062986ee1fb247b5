import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceTemplate } from '#app/domain/invoices/sheet.ts';
import type { KnownBusiness } from '#app/domain/settings/business-profile-defaults.ts';
import type { Database } from '#db/client.server.ts';
import { type InsertValues, insertSelect, isBelowRowLimit } from '#db/insert-select.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';

/** What an account's first invoice leaves for the next ones. */
export type FirstInvoiceDefaults = {
  business: KnownBusiness;
  template: InvoiceTemplate;
  /** Of the invoice. */
  country: CountryCode;
};

const { totalInvoicesCreated, businessName, address, postalCode, country, template } = userSettings;

const isFirst = sql`${totalInvoicesCreated} = 0`;
const isUnknown = sql`coalesce(${businessName}, ${address}, ${postalCode}) IS NULL`;
/** The settings become those of the country of the invoice that is counted. */
export const learnsCountry = sql`(${isFirst} AND ${isUnknown})`;

/**
 * Columns of the settings in the write that counts an invoice: of the account's first one what they do not hold yet.
 * What a country has its own kind of, only where the business is of that country; it is while nothing is known of it.
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
 * Two statements for right behind the one that inserts an invoice: its new client is kept if it is the account's first
 * there is room for one and none of that name, and the invoice is theirs then.
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
