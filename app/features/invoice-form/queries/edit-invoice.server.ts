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
  /** The invoice's `updatedAt` when its editing began; another one means that it was changed in between. */
  version: number;
  /** The whole content; the client is kept only when it is the owner's, the pictures stay the invoice's own. */
  columns: ChangeableColumns;
  /** Why an issued one is corrected. */
  reason: string | null;
  /** The invoice whose other payment details are no reason to refuse: as it was when that was decided. */
  accepted: EarlierPayment | null;
  /** Milliseconds since the epoch. */
  now: number;
};

/** How things stand after the attempt, whether it changed the invoice or not. */
export type ChangeFacts = {
  hasChanged: boolean;
  status: InvoiceRow['status'];
  totalMinor: number;
  paidMinor: number;
  version: number;
  /** The invoice says exactly what was to be saved, of its schedule, too: after a change, or when an earlier sending had done it. */
  isAsExpected: boolean;
  isIssued: boolean;
  /** It comes to no more than the estimate that it was made from allows. */
  fitsEstimate: boolean;
  /** Another invoice of the owner has the number. */
  isNumberTaken: boolean;
  /** Of a change of payment details or client: what it is compared with, where that has other payment details. */
  otherPayment: EarlierPayment | null;
} & Pick<InvoiceRow, 'invoiceNumber' | 'currency'>;

/**
 * Changes an invoice on which nothing was paid or credited, that is not void and still of the given version, or nothing, in
 * one transaction and one round trip. It counts for no allowance. An issued one keeps its number and its currency.
 *
 * First its schedule is written, so that the one of before is not taken for this total's; then the invoice is changed, where the
 * same holds; the next statement settles the last number and keeps the payment details if the
 * first did, that of another country beside them; then the reason of a correction joins the history that the database
 * wrote; the last tells how things stand.
 * @returns null when the invoice is unknown or another user's
 */
export async function changeInvoiceRow(
  db: Database,
  change: InvoiceToChange,
): Promise<ChangeFacts | null> {
  const { sequence, paymentDetails, columns, userId, now } = change;
  const before = [
    ...writeSteps(change),
    recordEdit(wantedColumns(columns, userId), recordedVersion(change), isFree(change)),
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
      ...wantedColumns(change.columns, change.userId),
      // A stored `overdue` would outlive a new due date; without it overdue derives from the date.
      status: statusBeforePayment(change.columns.totalMinor),
      updatedAt: nextVersion(invoices.updatedAt, change.now),
    })
    .where(isFree(change));
}

/** Whether the invoice may be changed so. */
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

/** An invoice that was made from an estimate never passes what others have left of it, in its currency. */
function fitsEstimate({ columns: { totalMinor, currency } }: InvoiceToChange): SQL {
  const most = sql`(SELECT CASE WHEN estimate.currency = ${currency} THEN estimate.total END FROM invoices AS estimate
    WHERE estimate.id = ${invoices.sourceId}) - ${invoicedTotalOf(sql`${invoices.sourceId}`, sql`${invoices.id}`)}`;
  return sql`(${invoices.sourceId} IS NULL OR coalesce(${totalMinor} <= ${most}, 0))`;
}

/** The version that a change of another one makes, see `nextVersion`. */
function recordedVersion({ version, now }: Pick<InvoiceToChange, 'version' | 'now'>): number {
  return Math.max(now, version + 1);
}

/** Number and currency, which an issued invoice keeps. */
function hasHeadOf({ columns: { invoiceNumber, currency } }: InvoiceToChange) {
  return and(eq(invoices.invoiceNumber, invoiceNumber), eq(invoices.currency, currency));
}

const isIssued = () => sql`${newestRevision} IS NOT NULL`;

const payment = ({ columns, userId, invoiceId }: InvoiceToChange) =>
  paymentToSave({ ...columns, userId, id: invoiceId });

/** The same payment details for the same client as before: that was asked when it was saved so. */
function hasPaymentOf(change: InvoiceToChange): SQL {
  const { id, ...wanted } = payment(change);
  return isAsExpected(wantedColumns(wanted, change.userId));
}

/** Of the version that this very change has made; sent again it tells nothing more. */
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
      ${isAsExpected(wantedColumns(change.columns, change.userId), change.schedule)} AS isAsExpected
    FROM ${invoices} WHERE ${isOwnersInvoice(change)}`;
}
