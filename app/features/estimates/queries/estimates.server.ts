import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import {
  editEffects,
  newestRevision,
  recordEdit,
  startHistory,
} from '#app/features/history/public.server.ts';
import {
  editedColumns,
  hasInvoice,
  isAsExpected,
  recordCorrection,
  wantedColumns,
} from '#app/features/invoice-form/public.server.ts';
import {
  describePart,
  documentColumns,
  documentContent,
  type toContentColumns,
} from '#app/features/invoice-sheet/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect, isBelowRowLimit } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

const { id, userId, kind, status, saveKey, sourceId, updatedAt } = invoices;

type Columns = ReturnType<typeof toContentColumns>;

export type EstimateToSave = {
  id: string;
  userId: string;
  saveKey: string;
  /** The result of `toContentColumns`. */
  columns: Columns;
  /** ms. */
  now: number;
};

/** The state after an attempt to save an estimate. */
export type EstimateFacts = {
  saved: {
    id: string;
    status: StoredStatus;
    version: number;
    createdAt: number;
    invoiceNumber: string;
    currency: CurrencyCode;
    isAsExpected: boolean;
    isIssued: boolean;
    /** Whether invoices were created from it. */
    isInvoiced: boolean;
  } | null;
  numberTaken: boolean;
};

/** A condition on the query's document: an invoice that isn't void was created from it. */
export const isCopiedFrom = sql`EXISTS (SELECT 1 FROM invoices AS made WHERE made.source_id = invoices.id
  AND made.kind = 'invoice' AND made.status <> 'void')`;

const hasNumber = (number: string) =>
  sql`${eq(kind, 'estimate')} AND ${eq(invoices.invoiceNumber, number)}`;

/**
 * Inserts a new estimate, or nothing, in one transaction and one round trip; it doesn't count toward the plan's limit.
 * Nothing is written if the save key or the number already exists.
 */
export async function insertEstimate(
  db: Database,
  estimate: EstimateToSave,
): Promise<EstimateFacts> {
  const { userId: owner, columns, now } = estimate;
  const isFree = and(
    eq(userSettings.userId, owner),
    isBelowRowLimit(invoices, 'invoices', { owner }),
    sql`NOT ${hasInvoice(owner, eq(saveKey, estimate.saveKey))}`,
    sql`NOT ${hasInvoice(owner, hasNumber(columns.invoiceNumber))}`,
  );
  const results = await writeBatch(db, [
    insertSelect(
      invoices,
      {
        ...wantedColumns(columns, owner),
        id: estimate.id,
        userId: owner,
        saveKey: estimate.saveKey,
        kind: 'estimate',
        status: 'open',
        archived: false,
        createdAt: now,
        updatedAt: now,
        logoId: sql`${userSettings.logoId}`,
        signatureId: sql`${userSettings.signatureId}`,
      },
      sql`FROM ${userSettings} WHERE ${isFree}`,
    ),
    ...startHistory(eq(id, estimate.id)),
    selectFacts(owner, eq(saveKey, estimate.saveKey), columns),
  ]);
  return getFacts(results.at(-1)?.rows[0]);
}

export type EstimateToChange = Omit<EstimateToSave, 'saveKey'> & {
  /** The version that the edit started from. */
  version: number;
  /** The reason for changing an estimate that its client may already have. */
  reason: string | null;
};

/**
 * Updates an estimate that is open or declined, or does nothing, in one transaction and one round trip. A changed
 * declined estimate is open again. An estimate that its client may have keeps its number, currency and look, and gets a
 * new issued version.
 */
export async function updateEstimate(
  db: Database,
  change: EstimateToChange,
): Promise<EstimateFacts & { hasChanged: boolean }> {
  const { userId: owner, columns, now, version } = change;
  const isThis = and(eq(id, change.id), eq(userId, owner), eq(kind, 'estimate'));
  const wanted = editedColumns(columns, owner);
  const isFree = and(
    isThis,
    // Saving a declined estimate without changes creates no new version to answer.
    or(eq(status, 'open'), and(eq(status, 'declined'), sql`NOT ${isAsExpected(wanted)}`)),
    eq(updatedAt, version),
    sql`NOT ${isCopiedFrom}`,
    sql`NOT ${hasInvoice(owner, sql`${hasNumber(columns.invoiceNumber)} AND ${ne(id, change.id)}`)}`,
    or(
      sql`${newestRevision} IS NULL`,
      and(
        eq(invoices.invoiceNumber, columns.invoiceNumber),
        eq(invoices.currency, columns.currency),
      ),
    ),
  );
  const nextUpdatedAt = nextVersion(updatedAt, now);
  const results = await writeBatch(db, [
    recordEdit(wanted, nextUpdatedAt, isFree),
    db
      .update(invoices)
      .set({ ...wanted, status: 'open', updatedAt: nextUpdatedAt })
      .where(isFree),
    ...editEffects(eq(id, change.id)),
    recordCorrection({ ...change, invoiceId: change.id }),
    selectFacts(owner, eq(id, change.id), columns),
  ]);
  return { ...getFacts(results.at(-1)?.rows[0]), hasChanged: results[1]?.rowsAffected === 1 };
}

function selectFacts(owner: string, which: SQL, columns: Columns): SQL {
  return sql`SELECT ${id} AS id, ${status} AS status, ${updatedAt} AS version, ${invoices.createdAt} AS createdAt,
      ${invoices.invoiceNumber} AS invoiceNumber, ${invoices.currency} AS currency,
      ${isAsExpected(editedColumns(columns, owner))} AS isAsExpected, ${newestRevision} IS NOT NULL AS isIssued,
      ${isCopiedFrom} AS isInvoiced, ${hasInvoice(owner, hasNumber(columns.invoiceNumber))} AS numberTaken
    FROM (SELECT 1) LEFT JOIN ${invoices} ON ${and(eq(userId, owner), which, eq(kind, 'estimate'))}`;
}

type FactsRow = Record<string, unknown> | undefined;

function getFacts(row: FactsRow): EstimateFacts {
  if (!row) throw new Error('A write batch returned no final row');
  return {
    numberTaken: row.numberTaken === 1,
    saved:
      row.id === null
        ? null
        : {
            id: String(row.id),
            status: row.status as StoredStatus,
            version: Number(row.version),
            createdAt: Number(row.createdAt),
            invoiceNumber: String(row.invoiceNumber),
            currency: row.currency as CurrencyCode,
            isAsExpected: row.isAsExpected === 1,
            isIssued: row.isIssued === 1,
            isInvoiced: row.isInvoiced === 1,
          },
  };
}

/**
 * Gets an estimate of the owner with the invoices created from it, except void ones; null if there is none. One round
 * trip.
 */
export async function getInvoiceable(db: Database, owner: string, estimateId: string) {
  const [[row], made, [terms]] = await queryBatch(db, [
    db
      .select(documentColumns)
      .from(invoices)
      .where(and(eq(id, estimateId), eq(userId, owner), eq(kind, 'estimate'))),
    db
      .select(documentColumns)
      .from(invoices)
      .where(
        and(eq(sourceId, estimateId), eq(userId, owner), eq(kind, 'invoice'), ne(status, 'void')),
      )
      .orderBy(invoices.createdAt),
    selectPaymentTerms(db, owner, estimateId),
  ]);
  if (!row) return null;
  return {
    content: documentContent(row),
    status: row.status,
    made: made.map(describePart),
    /** The code of the client's payment terms, else of those in Settings; null if neither is set. */
    paymentTerms: terms?.code ?? null,
  };
}

function selectPaymentTerms(db: Database, owner: string, estimateId: string) {
  return db
    .select({
      code: sql<string | null>`coalesce(${clients.paymentTerms}, ${userSettings.paymentTerms})`,
    })
    .from(invoices)
    .innerJoin(userSettings, eq(userSettings.userId, userId))
    .leftJoin(clients, and(eq(clients.id, invoices.clientId), eq(clients.userId, owner)))
    .where(and(eq(id, estimateId), eq(userId, owner)));
}

/**
 * Gets the lines of an invoice of the owner, which refer to the estimate lines that they invoice; empty if there is no
 * such invoice.
 */
export async function getOwnLines(db: Database, owner: string, invoiceId: string) {
  const [row] = await read(
    db
      .select(documentColumns)
      .from(invoices)
      .where(and(eq(id, invoiceId), eq(userId, owner), eq(kind, 'invoice'))),
  );
  return row ? documentContent(row).items : [];
}
