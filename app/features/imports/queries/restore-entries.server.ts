import { and, eq, sql } from 'drizzle-orm';
import {
  isMoved,
  type LedgerDocument,
  type LedgerEntry,
} from '#app/domain/import/replay-ledger.ts';
import { insertFirstVersion } from '#app/features/history/public.server.ts';
import { recordEntries } from '#app/features/payments/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { readBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

const { id, userId, saveKey } = invoices;

const valuesOf = (texts: readonly string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(texts)}))`;

/**
 * Gets the owner's documents with the given save keys, with their ledger entries in the order they were written, in the
 * format of `replayLedger` with save keys as ids; one round trip.
 * @param asked.entryIds entry ids from an export: `ownIds` are those that already exist in this account
 */
export async function getRestoredLedger(
  db: Database,
  owner: string,
  asked: { keys: readonly string[]; entryIds: readonly string[] },
): Promise<{ documents: LedgerDocument[]; entries: LedgerEntry[]; ownIds: Set<string> }> {
  const isAsked = and(eq(userId, owner), sql`${saveKey} IN ${valuesOf(asked.keys)}`);
  const keyOf = (column: 'invoices.source_id' | 'payments.other_invoice_id') =>
    sql<string | null>`(SELECT other.save_key FROM invoices AS other
      WHERE other.id = ${sql.raw(column)} AND other.user_id = ${owner})`;
  const [documents, entries, own] = await readBatch(db, [
    db
      .select({
        id: saveKey,
        number: invoices.invoiceNumber,
        kind: invoices.kind,
        status: invoices.status,
        currency: invoices.currency,
        country: invoices.country,
        totalMinor: invoices.totalMinor,
        sourceId: keyOf('invoices.source_id'),
      })
      .from(invoices)
      .where(isAsked),
    db
      .select({
        id: payments.id,
        kind: payments.kind,
        origin: payments.origin,
        day: payments.day,
        amountMinor: payments.amountMinor,
        method: payments.method,
        note: payments.note,
        reference: payments.reference,
        undoes: payments.undoes,
        invoiceId: saveKey,
        otherInvoiceId: keyOf('payments.other_invoice_id'),
      })
      .from(payments)
      .innerJoin(invoices, eq(id, payments.invoiceId))
      .where(isAsked)
      .orderBy(sql`${payments}.rowid`),
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.userId, owner), sql`${payments.id} IN ${valuesOf(asked.entryIds)}`)),
  ]);
  return {
    documents: documents.map(({ status, ...row }) => ({ ...row, isVoid: status === 'void' })),
    entries,
    ownIds: new Set(own.map((row) => row.id)),
  };
}

export type EntryToRestore = LedgerEntry & {
  /** ms. */
  at: number;
  /** The paid amounts (minor units) that the replay computed for its invoice and for the one whose credit it uses. */
  paidBefore: number;
  otherPaidBefore: number;
};

/**
 * Restores the entries that `replayLedger` accepted, identified by save keys, in order, in one transaction and one
 * round trip. An entry whose invoice got another payment in between is skipped.
 * @returns how many were added
 */
export async function restoreEntryRows(
  db: Database,
  owner: string,
  entries: readonly EntryToRestore[],
): Promise<number> {
  const rows = entries.filter((entry) => !isMoved(entry));
  if (rows.length === 0) return 0;
  const keys = rows.map(({ invoiceId }) => invoiceId);
  const isRestored = sql`${userId} = ${owner} AND ${saveKey} IN ${valuesOf(keys)}`;
  const results = await writeBatch(db, [
    ...rows.map(({ invoiceId, otherInvoiceId, paidBefore, otherPaidBefore, ...entry }) => {
      const other = sql`(SELECT made.id FROM invoices AS made
        WHERE made.user_id = ${owner} AND made.save_key = ${otherInvoiceId})`;
      const isOtherAsRead =
        entry.origin === 'credit'
          ? sql`(SELECT made.paid FROM invoices AS made WHERE made.user_id = ${owner} AND made.save_key = ${otherInvoiceId}) = ${otherPaidBefore}`
          : sql`(${otherInvoiceId} IS NULL OR ${other} IS NOT NULL)`;
      return insertSelect(
        payments,
        {
          ...entry,
          userId: owner,
          invoiceId: sql`${id}`,
          undoes: entry.kind === 'credited' ? other : entry.undoes,
          otherInvoiceId: otherInvoiceId === null ? null : other,
        },
        sql`FROM ${invoices} WHERE ${eq(userId, owner)} AND ${eq(saveKey, invoiceId)}
          AND ${invoices.kind} = 'invoice' AND ${invoices.paidMinor} = ${paidBefore} AND ${isOtherAsRead}
          AND NOT EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, entry.id)})`,
      );
    }),
    // An invoice paid elsewhere was also issued there, so its version is not signed here.
    insertFirstVersion(
      sql`${isRestored} AND ${invoices.kind} = 'invoice' AND ${invoices.paidMinor} > 0`,
      { cause: 'taken-over', at: sql`${invoices.updatedAt}` },
    ),
    recordEntries(
      sql`${payments.invoiceId} IN (SELECT ${id} FROM ${invoices} WHERE ${isRestored})`,
    ),
  ]);
  return results
    .slice(0, rows.length)
    .reduce((sum, { rowsAffected }) => sum + Math.min(1, rowsAffected), 0);
}
