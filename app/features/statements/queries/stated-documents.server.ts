import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { SavedClient } from '#app/domain/clients/client.ts';
import type { StatedEntry, StatedInvoice } from '#app/domain/statements/statement.ts';
import { ownClientColumns } from '#app/features/clients/public.server.ts';
import { newestRevision } from '#app/features/history/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { dueKey } from '#db/list-keys.ts';
import { queryBatch } from '#db/read.server.ts';
import { clients, invoices } from '#db/schema.ts';

const { id, userId, clientId, kind, invoiceDate, status } = invoices;

/** The documents of a client's statements. */
export type StatedDocuments = {
  client: SavedClient;
  invoices: (StatedInvoice & { isIssued: boolean })[];
  entries: StatedEntry[];
};

/**
 * Returns an owner's client with all their invoices and their ledgers in insertion order, since a payment may be
 * earlier than its invoice. One round trip.
 * @returns null if the client is unknown or another user's
 */
export async function listStatedDocuments(
  db: Database,
  asked: { userId: string; clientId: string },
): Promise<StatedDocuments | null> {
  return listStated(db, asked.userId, sql<string>`${asked.clientId}`);
}

/** The same for the client of an owner's invoice. */
export async function getStatedOfInvoice(
  db: Database,
  asked: { userId: string; invoiceId: string },
): Promise<StatedDocuments | null> {
  const ofInvoice = sql<string>`(SELECT of_invoice.client_id FROM invoices AS of_invoice
    WHERE of_invoice.id = ${asked.invoiceId} AND of_invoice.user_id = ${asked.userId})`;
  return listStated(db, asked.userId, ofInvoice);
}

async function listStated(db: Database, owner: string, of: SQL<string>) {
  const ofClient = and(eq(clientId, of), eq(userId, owner), eq(kind, 'invoice'));
  const [[client], stated, entries] = await queryBatch(db, [
    db
      .select(ownClientColumns)
      .from(clients)
      .where(and(eq(clients.id, of), eq(clients.userId, owner))),
    db
      .select({
        id,
        number: invoices.invoiceNumber,
        day: invoiceDate,
        currency: invoices.currency,
        totalMinor: invoices.totalMinor,
        dueDay: sql<string>`${dueKey(invoices)}`,
        isVoid: sql<boolean>`${status} = 'void'`.mapWith(Boolean),
        isIssued: sql<boolean>`${newestRevision} IS NOT NULL`.mapWith(Boolean),
      })
      .from(invoices)
      .where(ofClient)
      .orderBy(asc(invoiceDate), asc(invoices.createdAt), asc(id)),
    db
      .select({
        id: payments.id,
        invoiceId: payments.invoiceId,
        kind: payments.kind,
        origin: payments.origin,
        amountMinor: payments.amountMinor,
        day: payments.day,
        undoes: payments.undoes,
      })
      .from(invoices)
      .innerJoin(payments, eq(payments.invoiceId, id))
      .where(ofClient)
      .orderBy(sql`${payments}.rowid`),
  ]);
  if (!client) return null;
  return {
    client,
    invoices: stated as StatedDocuments['invoices'],
    entries: entries as StatedEntry[],
  };
}
