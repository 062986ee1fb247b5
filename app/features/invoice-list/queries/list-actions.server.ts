import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import { isBeingPaid } from '#app/features/cards/public.server.ts';
import { recordHistory } from '#app/features/history/public.server.ts';
import { cancelScheduledEmails } from '#app/features/sending/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { nextVersion } from '#db/next-version.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { isOpenRow, isOwedRow } from './list-figures.server.ts';

const { id, updatedAt, userId, status, paidMinor, creditedMinor } = invoices;

/**
 * Archives or unarchives invoices; unknown ones and another user's are ignored.
 * @returns how many of them are the owner's, whether or not they changed, so that a retry returns the same
 */
export async function archiveInvoices(
  db: Database,
  change: { userId: string; invoiceIds: readonly string[]; archived: boolean; now: number },
): Promise<number> {
  const { archived, now } = change;
  const ids = [...new Set(change.invoiceIds)];
  const isOwners = and(inArray(id, ids), eq(userId, change.userId));
  const version = nextVersion(updatedAt, now);
  const [, changed] = await writeBatch(db, [
    recordHistory(
      {
        invoiceId: sql`${id}`,
        userId: sql`${userId}`,
        at: version,
        actor: 'owner',
        code: archived ? 'archived' : 'unarchived',
      },
      sql`FROM ${invoices} WHERE ${and(isOwners, ne(invoices.archived, archived))}`,
    ),
    db.update(invoices).set({ archived, updatedAt: version }).where(isOwners),
  ]);
  return changed?.rowsAffected ?? 0;
}

const { invoiceId: ofInvoice, code, at } = documentEvents;

/** When the query's invoice was voided, ms; null if it isn't void. */
export const voidedAt = sql<number | null>`CASE WHEN ${status} = 'void' THEN (SELECT max(${at})
  FROM ${documentEvents} WHERE ${ofInvoice} = ${id} AND ${code} = 'voided') END`;

/**
 * Voids an invoice of the owner unless it is partly or fully paid or credited, or already void, in one transaction and
 * one round trip. The reason is recorded in its history.
 * @param change.reason already cleaned and checked
 * @param change.now ms
 * @returns the resulting status: `under-way` while its client may be paying it, `credited` also if it is only partly
 * credited and unpaid; null if the invoice is unknown or another user's
 */
export async function voidInvoiceRow(
  db: Database,
  change: { userId: string; invoiceId: string; reason: string; now: number },
): Promise<StoredStatus | 'under-way' | null> {
  const { invoiceId, reason, now } = change;
  const isOwners = and(eq(id, invoiceId), eq(userId, change.userId));
  const isVoidable: SQL | undefined = and(isOwners, isOpenRow, sql`NOT ${isBeingPaid}`);
  const version = nextVersion(updatedAt, now);
  const results = await writeBatch(db, [
    recordHistory(
      {
        invoiceId,
        userId: change.userId,
        at: version,
        actor: 'owner',
        code: 'voided',
        detail: JSON.stringify({ reason }),
      },
      sql`FROM ${invoices} WHERE ${isVoidable}`,
    ),
    db.update(invoices).set({ status: 'void', updatedAt: version }).where(isVoidable),
    ...cancelScheduledEmails(
      sql`${emails.invoiceId} IN (SELECT ${id} FROM ${invoices} WHERE ${and(isOwners, eq(status, 'void'))})`,
      { reason: 'void', at: now },
    ),
    db
      .select({
        status: sql`CASE WHEN ${isOpenRow} AND ${isBeingPaid} THEN 'under-way'
          WHEN ${isOwedRow} AND ${creditedMinor} > 0 AND ${paidMinor} = ${creditedMinor} THEN 'credited'
          ELSE ${status} END`.as('status'),
      })
      .from(invoices)
      .where(isOwners),
  ]);
  return (results.at(-1)?.rows[0]?.status as StoredStatus | 'under-way' | undefined) ?? null;
}
