import { asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { credentials, sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { invoiceLinks } from '#db/link-schema.ts';
import { paidDays } from '#db/paid-day-schema.ts';
import { readBatch } from '#db/read.server.ts';
import {
  appStorePurchases,
  clients,
  invoices,
  paymentEvents,
  productsServices,
  userSettings,
} from '#db/schema.ts';

const { userId: ofSettings, ...settingsColumns } = getTableColumns(userSettings);
const { userId: ofClient, ...clientColumns } = getTableColumns(clients);
const { userId: ofProduct, ...productColumns } = getTableColumns(productsServices);
const {
  userId: ofInvoice,
  saveKey,
  logo,
  signature,
  ...invoiceColumns
} = getTableColumns(invoices);

/**
 * All that is kept about a user but their invoices, and how many of those there are; no secret, neither a password's hash
 * nor a session's. One snapshot, one round trip.
 */
export async function readAccountToExport(db: Database, userId: string) {
  const [[user], waysIn, browsers, [settings], customers, products, purchases, [counted]] =
    await readBatch(db, [
      db.select().from(users).where(eq(users.id, userId)),
      db
        .select({
          kind: credentials.kind,
          subject: credentials.subject,
          createdAt: credentials.createdAt,
          updatedAt: credentials.updatedAt,
        })
        .from(credentials)
        .where(eq(credentials.userId, userId)),
      db
        .select({
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          expiresAt: sessions.expiresAt,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
      db.select(settingsColumns).from(userSettings).where(eq(ofSettings, userId)),
      db
        .select(clientColumns)
        .from(clients)
        .where(eq(ofClient, userId))
        .orderBy(desc(clients.createdAt), desc(clients.id)),
      db
        .select(productColumns)
        .from(productsServices)
        .where(eq(ofProduct, userId))
        .orderBy(desc(productsServices.createdAt), desc(productsServices.id)),
      db
        .select({ reference: appStorePurchases.reference, signedAt: appStorePurchases.signedAt })
        .from(appStorePurchases)
        .where(eq(appStorePurchases.userId, userId)),
      db.select({ invoices: count() }).from(invoices).where(eq(ofInvoice, userId)),
    ]);
  return {
    ...{ user, waysIn, browsers, settings, clients: customers, products, purchases },
    invoices: counted?.invoices ?? 0,
  };
}

export type AccountToExport = Awaited<ReturnType<typeof readAccountToExport>>;

/** Where a page of invoices ended. */
type Place = { archived: boolean; createdAt: number; id: string };

/**
 * A page of a user's invoices without their pictures, the archived ones last, the oldest first, with what was counted on
 * their public pages and the links that were withdrawn or made since; one round trip.
 * @param after the last invoice of the page before; null for the first
 */
export async function readInvoicesToExport(
  db: Database,
  userId: string,
  { after, limit }: { after: Place | null; limit: number },
) {
  const { archived, createdAt, id } = invoices;
  const isAfter: SQL = after
    ? sql`(${archived}, ${createdAt}, ${id}) > (${Number(after.archived)}, ${after.createdAt}, ${after.id})`
    : sql`true`;
  const isWanted = sql`${ofInvoice} = ${userId} AND ${isAfter}`;
  const order = [asc(archived), asc(createdAt), asc(id)];
  const ids = db
    .select({ id })
    .from(invoices)
    .where(isWanted)
    .orderBy(...order)
    .limit(limit);
  const [rows, events, links] = await readBatch(db, [
    db
      .select({ ...invoiceColumns, paidOn: paidDays.paidOn })
      .from(invoices)
      .leftJoin(paidDays, eq(paidDays.invoiceId, invoices.id))
      .where(isWanted)
      .orderBy(...order)
      .limit(limit),
    db.select().from(paymentEvents).where(inArray(paymentEvents.invoiceId, ids)),
    db.select().from(invoiceLinks).where(inArray(invoiceLinks.invoiceId, ids)),
  ]);
  return rows.map((row) => ({
    ...row,
    events: events.filter(({ invoiceId }) => invoiceId === row.id),
    links: links.filter(({ invoiceId }) => invoiceId === row.id),
  }));
}

export type InvoiceToExport = Awaited<ReturnType<typeof readInvoicesToExport>>[number];
