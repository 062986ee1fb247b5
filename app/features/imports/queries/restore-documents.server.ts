import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AllowanceAccount } from '#app/domain/billing/allowance.ts';
import { countryByName } from '#app/domain/country/detect-country.ts';
import type { Delivery } from '#app/domain/deliveries/delivery.ts';
import { formatDeliveryLines } from '#app/domain/deliveries/delivery-json.ts';
import type { EstimateAnswer } from '#app/domain/documents/estimate-answer.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import {
  type AllowanceClaim,
  claimedCounters,
  isClaimValid,
  planFacts,
} from '#app/features/billing/public.server.ts';
import { answerEffects } from '#app/features/estimates/public.server.ts';
import {
  insertFirstVersion,
  recordHistory,
  startHistory,
} from '#app/features/history/public.server.ts';
import { hasInvoice, ownClientId } from '#app/features/invoice-form/public.server.ts';
import type { InvoiceRow } from '#app/features/invoice-sheet/public.server.ts';
import { scheduleStatements } from '#app/features/payments/public.server.ts';
import { type NumberInSequence, raisedLastNumber } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { deliveries } from '#db/delivery-schema.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { insertSelect, isBelowRowLimit } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { invoiceReminders } from '#db/reminder-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';

/** The columns that compare a stored document with one of an export. */
export type StoredDocument = Pick<
  InvoiceRow,
  'id' | 'invoiceDate' | 'dueDate' | 'clientName' | 'currency' | 'country' | 'totalMinor' | 'items'
>;

/** The state after restoring a batch. */
type RestoreFacts = AllowanceAccount & {
  /** Stored documents by save key, and by kind and number. */
  kept: Map<string, StoredDocument>;
  numbers: Map<string, StoredDocument>;
};

type OwnLater =
  | 'paidMinor'
  | 'creditedMinor'
  | 'nextDue'
  | 'sourceId'
  | 'issuedAt'
  | 'openedAt'
  | 'payClickedAt';

export type DocumentToRestore = {
  row: Omit<InvoiceRow, 'logoId' | 'signatureId' | OwnLater>;
  /** The save key of the document it was created from, which is restored before it. */
  sourceKey: string | null;
  sequence: NumberInSequence | null;
  isIssued: boolean;
  schedule: readonly ScheduleStep[] | null;
  /** Whether reminders are turned off for this document. */
  isNeverReminded: boolean;
  /** The answer to an issued estimate; its owner was already notified. */
  answer: Omit<EstimateAnswer, 'restoredAt'> | null;
  /** Its delivery notes, oldest first. */
  deliveries: readonly Omit<Delivery, 'id' | 'n'>[];
};

/**
 * Restores documents of one owner, each completely or not at all, in one transaction and one round trip. Invoices count
 * toward the plan's limit; other kinds don't. A document whose save key or number exists is unchanged.
 * @returns null if the owner has no settings row
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
    // Separate queries, so that each uses its own index.
    sql`SELECT ${storedColumns} FROM invoices
      WHERE user_id = ${userId} AND save_key IN (SELECT value FROM json_each(${keys}))`,
    sql`SELECT ${storedColumns} FROM invoices WHERE user_id = ${userId}
      AND kind IN ('invoice', 'estimate', 'credit-note') AND invoice_number IN (SELECT value FROM json_each(${numbers}))`,
    sql`SELECT ${planFacts} FROM user_settings s WHERE s.user_id = ${userId}`,
  ]);
  const [kept, taken, plan] = results.slice(-3);
  const [facts] = plan?.rows ?? [];
  if (!facts) return null;
  return {
    ...(facts as unknown as AllowanceAccount),
    kept: new Map(kept?.rows.map((row) => [String(row.saveKey), asStored(row)])),
    numbers: new Map(taken?.rows.map((row) => [`${row.kind} ${row.number}`, asStored(row)])),
  };
}

const storedColumns = sql`id, save_key AS saveKey, kind, invoice_number AS number, invoice_date AS invoiceDate,
  due_date AS dueDate, client_name AS clientName, currency, country, total AS totalMinor, items`;

function asStored({ country, ...row }: Record<string, unknown>): StoredDocument {
  return { ...(row as Omit<StoredDocument, 'country'>), country: countryByName(country) ?? 'us' };
}

function documentStatements(
  db: Database,
  lot: { userId: string; claim: AllowanceClaim; now: number },
  document: DocumentToRestore,
): Statement[] {
  const { userId, claim, now } = lot;
  const {
    row,
    sourceKey,
    sequence,
    isIssued,
    schedule,
    isNeverReminded,
    answer,
    deliveries: notes,
  } = document;
  const isThere = sql`FROM ${invoices} WHERE ${eq(invoices.id, row.id)}`;
  const isFree = sql`NOT ${hasInvoice(userId, eq(invoices.saveKey, row.saveKey))}
    AND NOT ${hasInvoice(userId, sql`${eq(invoices.kind, row.kind)} AND ${eq(invoices.invoiceNumber, row.invoiceNumber)}`)}`;
  const source =
    sourceKey === null || row.kind === 'estimate'
      ? sql`NULL`
      : idOfSource(userId, sourceKey, row.kind === 'invoice' ? 'estimate' : 'invoice');
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
            .where(and(isClaimValid(userId, claim), isFree)),
        ]
      : []),
    insertSelect(
      invoices,
      values,
      isInvoice
        ? sql`WHERE changes() = 1`
        : sql`WHERE ${isFree} AND ${isBelowRowLimit(invoices, 'invoices', { owner: userId })}
          AND ${row.kind === 'estimate' ? sql`1` : keepsMinimum(row, source)}`,
    ),
    ...startHistory(eq(invoices.id, row.id)),
    event('imported', {}),
    ...(row.status === 'void' ? [event('voided', {})] : []),
    // A credit note is always issued when it is created.
    ...(isIssued || row.kind === 'credit-note'
      ? [insertFirstVersion(eq(invoices.id, row.id), { cause: 'taken-over', at: now })]
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
            invoiceId: row.id,
            userId,
            at: now,
            actor: 'owner',
            code: 'remindersSet',
          }),
        ]
      : []),
    ...notes.map(({ lines, ...note }, at) =>
      insertSelect(
        deliveries,
        {
          ...note,
          id: crypto.randomUUID(),
          invoiceId: row.id,
          userId,
          n: at + 1,
          lines: formatDeliveryLines(lines),
        },
        isThere,
      ),
    ),
    ...(answer
      ? [
          insertSelect(
            estimateAnswers,
            { ...answer, invoiceId: row.id, revision: 1, toldAt: now, restoredAt: now },
            isThere,
          ),
          ...answerEffects({ ...answer, estimateId: row.id, restoredAt: now }),
          // The answer's effects set a status; an estimate that was invoiced later keeps that status.
          db
            .update(invoices)
            .set({ status: row.status })
            .where(and(eq(invoices.id, row.id), eq(invoices.userId, userId))),
        ]
      : []),
  ];
}

/** The id of the owner's document with a save key and kind; null if there is none. */
function idOfSource(userId: string, saveKey: string, kind: 'invoice' | 'estimate') {
  return sql`(SELECT made.id FROM invoices AS made
    WHERE made.user_id = ${userId} AND made.save_key = ${saveKey} AND made.kind = ${kind})`;
}

/** Whether the credit note's invoice has enough left to credit. */
function keepsMinimum({ currency, totalMinor }: DocumentToRestore['row'], source: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM invoices AS made
    WHERE made.id = ${source} AND made.status <> 'void' AND made.currency = ${currency}
      AND made.total - (SELECT coalesce(sum(note.total), 0) FROM invoices AS note
        WHERE note.source_id = made.id AND note.kind = 'credit-note') >= ${totalMinor})`;
}
