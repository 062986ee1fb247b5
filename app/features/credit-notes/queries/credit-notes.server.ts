import { and, eq, sql } from 'drizzle-orm';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { InvoiceTotals } from '#app/domain/invoices/totals.ts';
import { issueDocuments, startHistory } from '#app/features/history/public.server.ts';
import {
  describePart,
  documentColumns,
  documentContent,
  toContentColumns,
} from '#app/features/invoice-sheet/public.server.ts';
import { ledgerEffects } from '#app/features/payments/public.server.ts';
import { nextNumberOf } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { queryBatch } from '#db/read.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

const { id, userId, kind, status, saveKey, sourceId, updatedAt } = invoices;
/** The maximum number of credit notes per invoice. */
export const maxCreditNotes = 50;

const isIssued = sql<number>`EXISTS (SELECT 1 FROM ${issuedVersions}
  WHERE ${issuedVersions.invoiceId} = ${invoices}.id)`;

/**
 * Gets an invoice of the owner with its credit notes in creation order; null if it isn't an invoice, is unknown or
 * another user's. One round trip.
 */
export async function getCreditable(db: Database, owner: string, invoiceId: string) {
  const [[row], notes] = await queryBatch(db, [
    db
      .select({ ...documentColumns, isIssued })
      .from(invoices)
      .where(and(eq(id, invoiceId), eq(userId, owner), eq(kind, 'invoice'))),
    db
      .select(documentColumns)
      .from(invoices)
      .where(and(eq(sourceId, invoiceId), eq(userId, owner), eq(kind, 'credit-note')))
      .orderBy(sql`${invoices}.rowid`),
  ]);
  if (!row) return null;
  return {
    content: documentContent(row),
    status: row.status,
    isIssued: row.isIssued === 1,
    /** Changes with every edit: a credit note is only created for the version that was read. */
    version: row.updatedAt,
    notes: notes.map(describePart),
  };
}

export type NewCreditNote = {
  userId: string;
  invoiceId: string;
  /** The version of the invoice that was read. */
  version: number;
  id: string;
  saveKey: string;
  /** Without a number: the write assigns the next one. */
  content: InvoiceContent;
  totals: InvoiceTotals;
  reason: string;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  /** ms. */
  now: number;
};

/**
 * Creates a credit note and lowers its invoice's balance by it, or does nothing, in one transaction and one round trip.
 * The note is issued at once; the database writes that, the history and the status.
 * @returns the note with this save key; null if there is none because the invoice has changed or isn't the owner's
 */
export async function insertCreditNote(
  db: Database,
  note: NewCreditNote,
): Promise<{ id: string; number: string; totalMinor: number } | null> {
  const { invoiceId, now, totals, content } = note;
  const columns = toContentColumns(content, totals);
  const source = and(
    eq(id, invoiceId),
    eq(userId, note.userId),
    eq(kind, 'invoice'),
    eq(updatedAt, note.version),
    sql`${status} <> 'void' AND ${isIssued}`,
    sql`NOT EXISTS (SELECT 1 FROM invoices AS other WHERE other.user_id = ${note.userId} AND other.save_key = ${note.saveKey})`,
    sql`(SELECT count(*) FROM invoices AS other WHERE other.source_id = ${invoiceId}) < ${maxCreditNotes}`,
  );
  const results = await writeBatch(db, [
    insertSelect(
      invoices,
      {
        ...columns,
        id: note.id,
        userId: note.userId,
        saveKey: note.saveKey,
        kind: 'credit-note',
        invoiceNumber: nextNumberOf(note.userId, 'credit-note'),
        status: 'issued',
        archived: false,
        createdAt: now,
        updatedAt: now,
        sourceId: invoiceId,
        reason: note.reason,
        logoId: sql`${invoices.logoId}`,
        signatureId: sql`${invoices.signatureId}`,
      },
      sql`FROM ${invoices} INNER JOIN ${userSettings} ON ${userSettings.userId} = ${userId} WHERE ${source}`,
    ),
    insertSelect(
      payments,
      {
        id: `${note.id} credited`,
        invoiceId,
        userId: note.userId,
        at: now,
        day: note.today,
        kind: 'credited',
        origin: 'note',
        method: 'other',
        amountMinor: totals.total,
        undoes: note.id,
        otherInvoiceId: note.id,
      },
      sql`WHERE changes() = 1`,
    ),
    ...startHistory(eq(id, note.id)),
    ...issueDocuments(eq(id, note.id), { cause: 'made', at: now }),
    ...ledgerEffects({ invoiceId, now }),
    db
      .select({ id, invoiceNumber: invoices.invoiceNumber, totalMinor: invoices.totalMinor })
      .from(invoices)
      .where(and(eq(userId, note.userId), eq(saveKey, note.saveKey), eq(kind, 'credit-note'))),
  ]);
  const row = results.at(-1)?.rows[0];
  if (!row) return null;
  const [made, number, totalMinor] = Array.from(row);
  return { id: String(made), number: String(number), totalMinor: Number(totalMinor) };
}
