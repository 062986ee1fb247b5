import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { EarlierPayment } from '#app/domain/history/payment-places.ts';
import { statusBeforePayment } from '#app/domain/invoices/status.ts';
import { editEffects, newestRevision, recordEdit } from '#app/features/history/public.server.ts';
import { isOpenRow } from '#app/features/invoice-list/public.server.ts';
import type { InvoiceRow } from '#app/features/invoice-sheet/public.server.ts';
import { scheduleStatements } from '#app/features/payments/public.server.ts';
import {
  hasOtherPayment,
  otherPayment,
  parseEarlierPayment,
  paymentToSave,
} from '#app/features/public-invoice/public.server.ts';
import {
  lastNumberInUse,
  ownBankColumns,
  preserveOtherBank,
  raisedLastNumber,
} from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import {
  editedColumns,
  hasInvoice,
  hasNumber,
  type InvoiceToSave,
  invoicedTotalOf,
  isAsExpected,
  wantedColumns,
} from './save-invoice.server.ts';

type ChangeableColumns = Omit<
  InvoiceToSave['row'],
  'id' | 'userId' | 'saveKey' | 'status' | 'archived' | 'createdAt' | 'updatedAt'
>;

export type InvoiceToChange = Pick<InvoiceToSave, 'sequence' | 'paymentDetails' | 'schedule'> & {
  invoiceId: string;
  /** The owner. */
  userId: string;
  /** The invoice's `updatedAt` when the edit began; if it differs now, the invoice was changed in between. */
  version: number;
  /** The full new content. The client is stored only if it is the owner's; the pictures don't change. */
  columns: ChangeableColumns;
  /** Why an issued invoice is corrected. */
  reason: string | null;
  /** The version of an earlier invoice whose different payment details the user has accepted. */
  accepted: EarlierPayment | null;
  /** Milliseconds since the epoch. */
  now: number;
};

/** The invoice's state after the attempt, whether or not the attempt changed it. */
export type ChangeFacts = {
  hasChanged: boolean;
  status: InvoiceRow['status'];
  totalMinor: number;
  paidMinor: number;
  version: number;
  /** The invoice and its schedule are exactly as requested, through this change or an earlier identical request. */
  isAsExpected: boolean;
  isIssued: boolean;
  /** Its total fits what is left of the estimate that it was created from. */
  fitsEstimate: boolean;
  /** Another invoice of the owner has this number. */
  isNumberTaken: boolean;
  /** If payment details or client change: the invoice to compare with, if its payment details differ. */
  otherPayment: EarlierPayment | null;
} & Pick<InvoiceRow, 'invoiceNumber' | 'currency'>;

/**
 * Changes an invoice, in one transaction and one round trip. Does nothing if anything was paid or credited, the invoice
 * is void, or its version isn't the given one. Uses no allowance. An issued invoice keeps its number, currency and look.
 *
 * The order of the statements matters. The schedule comes first, so that the previous one isn't applied to the new
 * total. The invoice is updated under the same conditions. If that changed a row, the next statements set the last
 * invoice number and save the payment details, separately if they are another country's. Then the correction's reason
 * is added to the history, and the last statement reads the resulting state.
 * @returns null if the invoice is unknown or another user's
 */
export async function changeInvoiceRow(
  db: Database,
  change: InvoiceToChange,
): Promise<ChangeFacts | null> {
  const { sequence, paymentDetails, columns, userId, now } = change;
  const before = [
    ...writeSteps(change),
    recordEdit(editedColumns(columns, userId), recordedVersion(change), isFree(change)),
  ];
  const results = await writeBatch(db, [
    ...before,
    updateInvoice(db, change),
    db
      .update(userSettings)
      .set({
        ...ownBankColumns(paymentDetails, columns.country),
        lastInvoiceNumber:
          sequence === null ? lastNumberInUse(userId) : raisedLastNumber(userId, sequence),
        updatedAt: nextVersion(userSettings.updatedAt, now),
      })
      .where(and(eq(userSettings.userId, userId), sql`changes() = 1`)),
    ...preserveOtherBank(userId, columns.country, paymentDetails, sql`changes() = 1`),
    ...editEffects(eq(invoices.id, change.invoiceId)),
    recordCorrection(change),
    selectFacts(change),
  ]);
  const facts = results.at(-1)?.rows[0];
  if (!facts) return null;
  return {
    hasChanged: results[before.length]?.rowsAffected === 1,
    status: facts.status as InvoiceRow['status'],
    totalMinor: Number(facts.totalMinor),
    paidMinor: Number(facts.paidMinor),
    version: Number(facts.version),
    isAsExpected: facts.isAsExpected === 1,
    isIssued: facts.isIssued === 1,
    fitsEstimate: facts.fitsEstimate === 1,
    isNumberTaken: facts.isNumberTaken === 1,
    otherPayment: parseEarlierPayment(facts.otherPayment),
    invoiceNumber: String(facts.invoiceNumber),
    currency: facts.currency as InvoiceRow['currency'],
  };
}

function writeSteps(change: InvoiceToChange): SQL[] {
  const { schedule: steps, version, now } = change;
  if (!steps) return [];
  return scheduleStatements(
    { ...change, steps, at: recordedVersion({ version, now }) },
    isFree(change),
  );
}

function updateInvoice(db: Database, change: InvoiceToChange) {
  return db
    .update(invoices)
    .set({
      ...editedColumns(change.columns, change.userId),
      // A stored `overdue` would outlive a new due date; overdue is derived from the date instead.
      status: statusBeforePayment(change.columns.totalMinor),
      updatedAt: nextVersion(invoices.updatedAt, change.now),
    })
    .where(isFree(change));
}

/** Condition: the invoice may be changed this way. */
function isFree(change: InvoiceToChange): SQL | undefined {
  return and(
    isOwnersInvoice(change),
    isOpenRow,
    eq(invoices.updatedAt, change.version),
    sql`NOT ${hasOtherOfNumber(change)}`,
    fitsEstimate(change),
    or(sql`${newestRevision} IS NULL`, hasHeadOf(change)),
    or(
      hasPaymentOf(change),
      sql`NOT ${hasOtherPayment(payment(change), change.accepted, isIssued())}`,
    ),
  );
}

/**
 * Condition: the total of an invoice created from an estimate doesn't exceed what other invoices left of it, in its
 * currency.
 */
function fitsEstimate({ columns: { totalMinor, currency } }: InvoiceToChange): SQL {
  const most = sql`(SELECT CASE WHEN estimate.currency = ${currency} THEN estimate.total END FROM invoices AS estimate
    WHERE estimate.id = ${invoices.sourceId}) - ${invoicedTotalOf(sql`${invoices.sourceId}`, sql`${invoices.id}`)}`;
  return sql`(${invoices.sourceId} IS NULL OR coalesce(${totalMinor} <= ${most}, 0))`;
}

/** Returns the version that the change creates, like `nextVersion` in SQL. */
function recordedVersion({ version, now }: Pick<InvoiceToChange, 'version' | 'now'>): number {
  return Math.max(now, version + 1);
}

/** Condition: number and currency are unchanged, as they must be for an issued invoice. */
function hasHeadOf({ columns: { invoiceNumber, currency } }: InvoiceToChange) {
  return and(eq(invoices.invoiceNumber, invoiceNumber), eq(invoices.currency, currency));
}

const isIssued = () => sql`${newestRevision} IS NOT NULL`;

const payment = ({ columns, userId, invoiceId }: InvoiceToChange) =>
  paymentToSave({ ...columns, userId, id: invoiceId });

/** Condition: payment details and client are unchanged, so they don't need to be confirmed again. */
function hasPaymentOf(change: InvoiceToChange): SQL {
  const { id, ...wanted } = payment(change);
  return isAsExpected(wantedColumns(wanted, change.userId));
}

/** Records why the version that this change created was corrected. A repeated request records nothing. */
export function recordCorrection({
  invoiceId,
  userId,
  version,
  now,
  reason,
}: Pick<InvoiceToChange, 'invoiceId' | 'userId' | 'version' | 'now' | 'reason'>) {
  const { revision, issuedAt } = issuedVersions;
  const isMade = and(
    eq(issuedVersions.invoiceId, invoiceId),
    eq(issuedVersions.userId, userId),
    eq(issuedVersions.cause, 'edited'),
    eq(issuedVersions.version, recordedVersion({ version, now })),
  );
  const isTold = sql`SELECT 1 FROM ${documentEvents} WHERE ${documentEvents.invoiceId} = ${invoiceId}
    AND ${documentEvents.code} = 'corrected' AND ${documentEvents.at} = ${issuedAt}`;
  return insertSelect(
    documentEvents,
    {
      invoiceId,
      userId,
      at: sql`${issuedAt}`,
      actor: 'owner',
      code: 'corrected',
      detail: sql`json_object('revision', ${revision}, 'reason', ${reason})`,
    },
    sql`FROM ${issuedVersions} WHERE ${isMade} AND NOT EXISTS (${isTold})`,
  );
}

function isOwnersInvoice({ invoiceId, userId }: InvoiceToChange) {
  return and(eq(invoices.id, invoiceId), eq(invoices.userId, userId));
}

function hasOtherOfNumber({ invoiceId, userId, columns }: InvoiceToChange): SQL {
  const { invoiceNumber } = columns;
  return hasInvoice(userId, sql`${hasNumber(invoiceNumber)} AND ${ne(invoices.id, invoiceId)}`);
}

function selectFacts(change: InvoiceToChange): SQL {
  return sql`SELECT
      ${invoices.status} AS status, ${invoices.totalMinor} AS totalMinor, ${invoices.paidMinor} AS paidMinor,
      ${invoices.updatedAt} AS version,
      ${invoices.invoiceNumber} AS invoiceNumber, ${invoices.currency} AS currency,
      ${isIssued()} AS isIssued,
      ${fitsEstimate(change)} AS fitsEstimate, ${hasOtherOfNumber(change)} AS isNumberTaken,
      CASE WHEN NOT ${hasPaymentOf(change)} THEN ${otherPayment(payment(change), isIssued())} END AS otherPayment,
      ${isAsExpected(editedColumns(change.columns, change.userId), change.schedule)} AS isAsExpected
    FROM ${invoices} WHERE ${isOwnersInvoice(change)}`;
}
