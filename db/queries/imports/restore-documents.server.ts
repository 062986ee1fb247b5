import { and, eq, sql } from 'drizzle-orm';
import type { AllowanceAccount } from '#app/domain/billing/allowance.ts';
import type { EstimateAnswer } from '#app/domain/documents/estimate-answer.ts';
import type { ExportedEntry } from '#app/domain/import/exported-document.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { Database } from '#db/client.server.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { hasRoom } from '#db/has-room.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { documentEvents } from '#db/life-schema.ts';
import { nextVersion } from '#db/next-version.ts';
import { invoiceReminders } from '#db/reminder-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import { answerEffects } from '../documents/estimate-answers.server.ts';
import { insertFirstVersion, issueDocuments } from '../history/issue-version.server.ts';
import { startHistory } from '../history/new-document.server.ts';
import { recordHistory } from '../history/record-history.server.ts';
import {
  type AllowanceClaim,
  claimedCounters,
  claimHolds,
  planFacts,
} from '../invoices/allowance-claim.server.ts';
import type { InvoiceRow } from '../invoices/invoice-rows.server.ts';
import { type NumberInSequence, raisedLastNumber } from '../invoices/number-sequence.server.ts';
import { hasInvoice, ownClientId } from '../invoices/save-invoice.server.ts';
import { issuePaidInvoices, recordEntries } from '../payments/ledger-effects.server.ts';
import { scheduleStatements } from '../payments/schedules.server.ts';
import type { ImportFacts } from './import-invoices.server.ts';

/** How things stand after a lot; numbers with their kinds. */
type RestoreFacts = Omit<ImportFacts, 'numbers'> & { numbers: Set<string> };

type OwnLater = 'paidMinor' | 'creditedMinor' | 'nextDue' | 'sourceId';

export type DocumentToRestore = {
  row: Omit<InvoiceRow, 'logoId' | 'signatureId' | OwnLater>;
  /** The save key of what it was made from, restored before it. */
  sourceKey: string | null;
  sequence: NumberInSequence | null;
  isIssued: boolean;
  schedule: readonly ScheduleStep[] | null;
  /** It has a plan of its own by which nobody is reminded. */
  isNeverReminded: boolean;
  /** Of an issued estimate; its owner was told before. */
  answer: EstimateAnswer | null;
};

/**
 * Restores documents of one owner, each whole or not at all, in one transaction and one round trip: invoices each claim their place in
 * the plan, other kinds cost none of it; one whose save key or number is there stays as it is.
 * @returns null when the owner has no settings row
 */
export async function restoreDocumentRows(
  db: Database,
  lot: {
    userId: string;
    documents: readonly DocumentToRestore[];
    claim: AllowanceClaim;
    now: number;
  },
): Promise<RestoreFacts | null> {
  const { userId, documents } = lot;
  const keys = JSON.stringify(documents.map(({ row }) => row.saveKey));
  const numbers = JSON.stringify(documents.map(({ row }) => row.invoiceNumber));
  const results = await writeBatch(db, [
    ...documents.flatMap((document) => documentStatements(db, lot, document)),
    sql`SELECT id, save_key AS saveKey FROM invoices
      WHERE user_id = ${userId} AND save_key IN (SELECT value FROM json_each(${keys}))`,
    sql`SELECT kind, invoice_number AS number FROM invoices WHERE user_id = ${userId}
      AND kind IN ('invoice', 'estimate', 'credit-note') AND invoice_number IN (SELECT value FROM json_each(${numbers}))`,
    sql`SELECT ${planFacts} FROM user_settings s WHERE s.user_id = ${userId}`,
  ]);
  const [kept, taken, plan] = results.slice(-3);
  const [facts] = plan?.rows ?? [];
  if (!facts) return null;
  return {
    ...(facts as unknown as AllowanceAccount),
    kept: new Map(kept?.rows.map(({ saveKey, id }) => [String(saveKey), String(id)])),
    numbers: new Set(taken?.rows.map(({ kind, number }) => `${kind} ${number}`)),
  };
}

function documentStatements(
  db: Database,
  lot: { userId: string; claim: AllowanceClaim; now: number },
  document: DocumentToRestore,
): Statement[] {
  const { userId, claim, now } = lot;
  const { row, sourceKey, sequence, isIssued, schedule, isNeverReminded, answer } = document;
  const isThere = sql`FROM ${invoices} WHERE ${eq(invoices.id, row.id)}`;
  const isFree = sql`NOT ${hasInvoice(userId, eq(invoices.saveKey, row.saveKey))}
    AND NOT ${hasInvoice(userId, sql`${eq(invoices.kind, row.kind)} AND ${eq(invoices.invoiceNumber, row.invoiceNumber)}`)}`;
  const source = sourceKey === null ? sql`NULL` : idOfSaveKey(userId, sourceKey);
  const values = { ...row, clientId: ownClientId(userId, row.clientId), sourceId: source };
  const isInvoice = row.kind === 'invoice';
  const event = (code: 'imported' | 'voided', detail: object) =>
    insertSelect(
      documentEvents,
      { invoiceId: row.id, userId, at: now, actor: 'owner', code, detail: JSON.stringify(detail) },
      isThere,
    );
  return [
    ...(isInvoice
      ? [
          db
            .update(userSettings)
            .set({
              ...claimedCounters(claim),
              ...(sequence && { lastInvoiceNumber: raisedLastNumber(userId, sequence) }),
              updatedAt: nextVersion(userSettings.updatedAt, now),
            })
            .where(and(claimHolds(userId, claim), isFree)),
        ]
      : []),
    insertSelect(
      invoices,
      values,
      isInvoice
        ? sql`WHERE changes() = 1`
        : sql`WHERE ${isFree} AND ${hasRoom(invoices, 'invoices', { owner: userId })}`,
    ),
    ...startHistory(eq(invoices.id, row.id)),
    event('imported', {}),
    ...(row.status === 'void' ? [event('voided', {})] : []),
    ...(isIssued && row.kind !== 'credit-note'
      ? [insertFirstVersion(eq(invoices.id, row.id), { cause: 'taken-over', at: now })]
      : []),
    // A credit note is issued as it is made.
    ...(row.kind === 'credit-note'
      ? issueDocuments(eq(invoices.id, row.id), { cause: 'made', at: row.updatedAt })
      : []),
    ...(schedule?.length
      ? scheduleStatements({ invoiceId: row.id, userId, steps: schedule, at: now }, undefined)
      : []),
    ...(isNeverReminded
      ? [
          insertSelect(
            invoiceReminders,
            { invoiceId: row.id, plan: 'none', since: now, onAt: null },
            isThere,
          ),
          recordHistory({
            ...{ invoiceId: row.id, userId, at: now, actor: 'owner', code: 'remindersSet' },
          }),
        ]
      : []),
    ...(answer
      ? [
          insertSelect(
            estimateAnswers,
            { ...answer, invoiceId: row.id, revision: 1, toldAt: now },
            isThere,
          ),
          ...answerEffects({ ...answer, estimateId: row.id }),
          // An answer sets the status; what was invoiced of it since stays so.
          db
            .update(invoices)
            .set({ status: row.status })
            .where(and(eq(invoices.id, row.id), eq(invoices.userId, userId))),
        ]
      : []),
  ];
}

/** The id of the owner's document of a save key; null where there is none. */
function idOfSaveKey(userId: string, saveKey: string) {
  return sql`(SELECT made.id FROM invoices AS made WHERE made.user_id = ${userId} AND made.save_key = ${saveKey})`;
}

export type EntryToRestore = Omit<ExportedEntry, 'id' | 'invoiceId' | 'otherInvoiceId' | 'at'> & {
  id: string;
  at: number;
  /** The save keys of the documents that it is of. */
  invoiceKey: string;
  otherKey: string | null;
};

/**
 * Restores entries of the ledger on documents that were restored, in their order, one transaction, one round trip; one that is there
 * stays as it is, one whose document is not there is left out.
 * @returns how many were added
 */
export async function restoreEntryRows(
  db: Database,
  userId: string,
  entries: readonly EntryToRestore[],
): Promise<number> {
  const keys = JSON.stringify(entries.map(({ invoiceKey }) => invoiceKey));
  const isRestored = sql`${invoices.userId} = ${userId} AND ${invoices.saveKey} IN (SELECT value FROM json_each(${keys}))`;
  const results = await writeBatch(db, [
    ...entries.map(({ invoiceKey, otherKey, ...entry }) => {
      const other = otherKey === null ? sql`NULL` : idOfSaveKey(userId, otherKey);
      // What a credit note takes off names the note.
      const undoes = entry.kind === 'credited' ? other : (entry.undoes ?? sql`NULL`);
      const isThere = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, entry.id)})`;
      const hasOther = otherKey === null ? sql`1` : sql`${other} IS NOT NULL`;
      return insertSelect(
        payments,
        { ...entry, userId, invoiceId: sql`${invoices.id}`, undoes, otherInvoiceId: other },
        sql`FROM ${invoices} WHERE ${eq(invoices.userId, userId)} AND ${eq(invoices.saveKey, invoiceKey)}
          AND ${invoices.kind} = 'invoice' AND NOT ${isThere} AND ${hasOther}`,
      );
    }),
    ...issuePaidInvoices(isRestored),
    recordEntries(
      sql`${payments.invoiceId} IN (SELECT ${invoices.id} FROM ${invoices} WHERE ${isRestored})`,
    ),
  ]);
  return results
    .slice(0, entries.length)
    .reduce((sum, { rowsAffected }) => sum + Math.min(1, rowsAffected), 0);
}
