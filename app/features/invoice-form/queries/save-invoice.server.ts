import { and, eq, getTableColumns, SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { AllowanceAccount } from '#app/domain/billing/allowance.ts';
import type { EarlierPayment } from '#app/domain/history/payment-places.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { Pictures } from '#app/domain/settings/picture.ts';
import type { PaymentColumns } from '#app/domain/settings/settings-columns.ts';
import {
  type AllowanceClaim,
  claimedCounters,
  isClaimValid,
  planFacts,
} from '#app/features/billing/public.server.ts';
import { newestRevision, startHistory } from '#app/features/history/public.server.ts';
import type { InvoiceRow } from '#app/features/invoice-sheet/public.server.ts';
import { hasSteps, scheduleStatements } from '#app/features/payments/public.server.ts';
import {
  hasOtherPayment,
  otherPayment,
  parseEarlierPayment,
  paymentToSave,
} from '#app/features/public-invoice/public.server.ts';
import {
  deleteUnusedPictures,
  lastNumberAsWritten,
  type NumberInSequence,
  ownBankColumns,
  pictureColumns,
  preserveOtherBank,
  raisedLastNumber,
  savePictures,
  type UserSettings,
} from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import {
  type FirstInvoiceDefaults,
  firstInvoiceColumns,
  learnsCountry,
  saveFirstClient,
} from './first-invoice.server.ts';

/** The estimate that an invoice is made from, and what its other invoices came to when that was read, minor units. */
export type EstimateAsRead = { id: string; totalInvoicedMinor: number };

/** Columns that no save of an invoice writes, and its source. */
type OwnLater =
  | 'paidMinor'
  | 'creditedMinor'
  | 'nextDue'
  | 'kind'
  | 'sourceId'
  | 'reason'
  | 'issuedAt'
  | 'openedAt'
  | 'payClickedAt';

export type InvoiceToSave = {
  /** The new row; the client is kept only when it is the owner's. */
  row: Omit<InvoiceRow, 'logoId' | 'signatureId' | OwnLater>;
  claim: AllowanceClaim;
  /** The digits after the prefix, when the number is the given prefix + digits; raises the last number. */
  sequence: NumberInSequence | null;
  /** Payment details to keep for the next invoice. */
  paymentDetails: Partial<PaymentColumns>;
  /** The settings' are copied where none is given. */
  pictures: Pictures;
  /** What it leaves in the settings if it is the account's first. */
  defaults: FirstInvoiceDefaults;
  /** Its client is a new one, and kept if it is the account's first: their row. The invoice's own names their id. */
  newClient: ClientRow | null;
  /** In which steps it is to be paid, checked against the total; none, or null where nothing is said of it. */
  schedule: readonly ScheduleStep[] | null;
  /** The last invoice to the client, where its other payment details are no reason to refuse: as it was when that was decided. */
  accepted: EarlierPayment | null;
  /** What it is made from; null where it stands by itself. */
  source: EstimateAsRead | null;
};

type ClientRow = Omit<typeof clients.$inferSelect, 'phone'>;

/** How things stand after the attempt, whether it saved or not. */
export type SaveFacts = AllowanceAccount &
  Pick<UserSettings, 'invoicePrefix' | 'startingNumber' | 'lastNumber'> & {
    /** The invoice with this save key: the new one, or the one that an earlier sending made. */
    saved: SavedUnderKey | null;
    /** The client whom it left behind, as long as there is one. */
    keptClient: { id: string; name: string } | null;
    /** Whether the owner has an invoice of this number. */
    numberTaken: boolean;
    /** The last invoice to the client, where it has other payment details. */
    otherPayment: EarlierPayment | null;
    /** Whether the estimate that it is made from is as it was read. */
    isSourceValid: boolean;
  };

export type SavedUnderKey = Pick<InvoiceRow, 'id' | 'invoiceNumber' | 'createdAt'> & {
  version: number;
  /** It says exactly what was to be saved, whatever its number. */
  isAsExpected: boolean;
};

/**
 * Saves a new invoice, or nothing, in one transaction and one round trip.
 *
 * Its own pictures are stored first, and deleted again where it is not saved. The next statement claims the allowance, refuses a known save key, a taken number and payment details that the client does
 * not know, raises the counters and keeps payment details and, of a first invoice, the business; the second inserts if the first claimed; then its new
 * client is kept, and its schedule; the last tells how things stand.
 * @returns null when the owner has no settings row
 */
export async function saveInvoiceRow(
  db: Database,
  invoice: InvoiceToSave,
): Promise<SaveFacts | null> {
  const { row, newClient } = invoice;
  const { logoId, signatureId } = pictureColumns(invoice.pictures);
  const results = await writeBatch(db, [
    ...savePictures(invoice.pictures),
    claimAllowance(db, invoice),
    insertSelect(
      invoices,
      {
        ...row,
        sourceId: invoice.source?.id ?? null,
        clientId: ownClientId(row.userId, row.clientId),
        logoId: logoId ?? sql`${userSettings.logoId}`,
        signatureId: signatureId ?? sql`${userSettings.signatureId}`,
      },
      sql`FROM ${userSettings} WHERE ${eq(userSettings.userId, row.userId)} AND changes() = 1`,
    ),
    ...startHistory(eq(invoices.id, row.id)),
    ...(newClient ? saveFirstClient(db, { ...newClient, phone: null }, row.id) : []),
    ...preserveOtherBank(
      row.userId,
      row.country,
      invoice.paymentDetails,
      hasInvoice(row.userId, eq(invoices.id, row.id)),
    ),
    ...newSchedule(invoice),
    ...(logoId || signatureId ? [deleteUnusedPictures([logoId, signatureId])] : []),
    selectFacts(invoice),
  ]);
  const facts = results.at(-1)?.rows[0];
  if (!facts) return null;
  const { savedId, savedNumber, savedAt, savedVersion, isAsExpected, keptName, ...account } = facts;
  return {
    ...(account as unknown as SaveFacts),
    keptClient:
      newClient && keptName !== null ? { id: newClient.id, name: String(keptName) } : null,
    numberTaken: facts.numberTaken === 1,
    isSourceValid: facts.isSourceValid === 1,
    otherPayment: parseEarlierPayment(facts.otherPayment),
    saved:
      savedId === null
        ? null
        : {
            id: String(savedId),
            invoiceNumber: String(savedNumber),
            createdAt: Number(savedAt),
            version: Number(savedVersion),
            isAsExpected: isAsExpected === 1,
          },
  };
}

function newSchedule({ row, schedule }: InvoiceToSave): SQL[] {
  if (!schedule?.length) return [];
  const { id: invoiceId, userId, createdAt: at } = row;
  return scheduleStatements({ invoiceId, userId, steps: schedule, at }, undefined);
}

function claimAllowance(db: Database, invoice: InvoiceToSave) {
  const { row, claim, sequence, paymentDetails, defaults, accepted } = invoice;
  return db
    .update(userSettings)
    .set({
      ...ownBankColumns(paymentDetails, row.country, learnsCountry),
      ...firstInvoiceColumns(defaults),
      ...claimedCounters(claim),
      ...(sequence === null ? {} : { lastInvoiceNumber: raisedLastNumber(row.userId, sequence) }),
      updatedAt: nextVersion(userSettings.updatedAt, row.updatedAt),
    })
    .where(
      and(
        isClaimValid(row.userId, claim),
        sql`NOT ${hasInvoice(row.userId, eq(invoices.saveKey, row.saveKey))}`,
        sql`NOT ${hasInvoice(row.userId, hasNumber(row.invoiceNumber))}`,
        sql`NOT ${hasOtherPayment(payment(invoice), accepted)}`,
        isSourceValid(invoice),
      ),
    );
}

/** The client's id when it is the owner's, else null. */
export function ownClientId(userId: string, clientId: string | null): SQL {
  return sql`(SELECT ${clients.id} FROM ${clients} WHERE ${and(
    eq(clients.id, clientId ?? ''),
    eq(clients.userId, userId),
  )})`;
}

/** Whether the owner has an invoice of which the condition is true. */
export function hasInvoice(userId: string, condition: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${invoices} WHERE ${eq(invoices.userId, userId)} AND ${condition})`;
}

/** Of another kind it is another number. */
export function hasNumber(invoiceNumber: string): SQL {
  return sql`${eq(invoices.kind, 'invoice')} AND ${eq(invoices.invoiceNumber, invoiceNumber)}`;
}

/** The content's columns as they are to be stored: the client is kept only when it is the owner's. */
export function wantedColumns<Columns extends { clientId: string | null }>(
  columns: Columns,
  userId: string,
) {
  return { ...columns, clientId: ownClientId(userId, columns.clientId) };
}

/** The columns as an edit stores them: a document that its client may have keeps its look. */
export function editedColumns<Columns extends { clientId: string | null; look: string | null }>(
  columns: Columns,
  userId: string,
) {
  const look = sql`CASE WHEN ${newestRevision} IS NULL THEN ${columns.look} ELSE ${invoices.look} END`;
  return { ...wantedColumns(columns, userId), look };
}

/** Whether an invoice's columns hold exactly these values, and it has this schedule; null is said of none. */
export function isAsExpected(
  wanted: Record<string, unknown>,
  schedule: InvoiceToSave['schedule'] = null,
): SQL {
  const tableColumns: Record<string, SQLiteColumn> = getTableColumns(invoices);
  const areAllExpected = Object.entries(wanted).flatMap(([property, value]) => {
    const column = tableColumns[property];
    if (!column) return [];
    return [
      sql`${column} IS ${value instanceof SQL || value === null ? value : sql.param(value, column)}`,
    ];
  });
  const isAll = schedule ? [...areAllExpected, hasSteps(schedule)] : areAllExpected;
  return sql`(${sql.join(isAll, sql` AND `)})`;
}

/** Whether the estimate can be invoiced, and the same was made from it as when that was read. */
function isSourceValid({ row, source }: InvoiceToSave): SQL | undefined {
  if (!source) return undefined;
  return sql`EXISTS (SELECT 1 FROM invoices AS estimate WHERE estimate.id = ${source.id}
    AND estimate.user_id = ${row.userId} AND estimate.kind = 'estimate' AND estimate.status IN ('open', 'accepted')
    AND ${invoicedTotalOf(sql`estimate.id`)} = ${source.totalInvoicedMinor})`;
}

/** What the invoices that were made from an estimate come to, without void and fully credited ones, minor units. */
export function invoicedTotalOf(estimateId: SQL, excludingId: SQL = sql`NULL`): SQL {
  return sql`(SELECT coalesce(sum(made.total), 0) FROM invoices AS made WHERE made.source_id = ${estimateId}
    AND made.kind = 'invoice' AND made.status <> 'void' AND made.credited < made.total AND made.id IS NOT ${excludingId})`;
}

/** A new client is in no earlier invoice. */
function payment({ row, newClient }: InvoiceToSave) {
  return paymentToSave({ ...row, clientId: newClient ? null : row.clientId });
}

function selectFacts(invoice: InvoiceToSave): SQL {
  const { row, newClient } = invoice;
  const keptId = newClient?.id ?? null;
  const { id, userId, saveKey, invoiceNumber, status, archived, createdAt, updatedAt, ...content } =
    row;
  return sql`SELECT
      ${planFacts}, s.invoice_prefix AS invoicePrefix,
      s.starting_number AS startingNumber, ${lastNumberAsWritten(sql`s`)} AS lastNumber,
      ${invoices.id} AS savedId, ${invoices.invoiceNumber} AS savedNumber,
      ${invoices.createdAt} AS savedAt, ${invoices.updatedAt} AS savedVersion,
      ${isAsExpected(wantedColumns(content, userId), invoice.schedule)} AS isAsExpected,
      ${hasInvoice(userId, hasNumber(invoiceNumber))} AS numberTaken,
      ${otherPayment(payment(invoice))} AS otherPayment, ${isSourceValid(invoice) ?? sql`1`} AS isSourceValid,
      (SELECT ${clients.name} FROM ${clients} WHERE ${clients.id} = ${keptId} AND ${clients.userId} = ${userId}) AS keptName
    FROM user_settings s
    LEFT JOIN ${invoices} ON ${invoices.userId} = s.user_id AND ${eq(invoices.saveKey, saveKey)}
    WHERE s.user_id = ${userId}`;
}
