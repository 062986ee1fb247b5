import { and, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { EventActor, EventCode } from '#app/domain/history/document-event.ts';
import type { IssueCause } from '#app/domain/history/issued-version.ts';
import { statusBeforePayment } from '#app/domain/invoices/status.ts';
import { answerRestoredAt } from '#app/features/estimates/public.server.ts';
import { type StoredInvoice, toStoredInvoice } from '#app/features/invoice-sheet/public.server.ts';
import { invoiceOfLink, type VisitorSession } from '#app/features/public-invoice/public.server.ts';
import { logos, shownPictures, signatures } from '#app/features/settings/public.server.ts';
import { sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { documentSource } from '#db/document-source.ts';
import { documentCodes, documentEvents, issuedVersions } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { contentColumns, headColumns } from '#db/invoice-columns.ts';
import { read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** A history event of a document, for a statement in the write that causes it. */
export type HistoryEvent = {
  /** The invoice's id and owner; SQL if the statement reads them from a row. */
  invoiceId: string | SQL;
  userId: string | SQL;
  /** Milliseconds since the epoch. */
  at: number | SQL;
  actor: EventActor | SQL;
  code: EventCode | SQL;
  /** JSON text; null if there is none. */
  detail?: SQL | string | null;
  /** The ledger entry that the event is about. */
  paymentId?: SQL;
};

/**
 * Adds a history event for each row of `from` (default: one event if the previous statement changed exactly one row).
 */
export function recordHistory(event: HistoryEvent, from: SQL = sql`WHERE changes() = 1`): SQL {
  return insertSelect(documentEvents, event, from);
}

/** How many events of a long history, and how many versions, are shown. */
const maxShown = 100;

/**
 * Selects the latest events of an invoice, newest first, for an active session of its owner; no rows for anyone else.
 */
export function selectHistoryForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  { id, now }: VisitorSession,
) {
  const { at, code, detail } = documentEvents;
  return db
    .select({ at, code, detail })
    .from(documentEvents)
    .innerJoin(sessions, eq(sessions.userId, documentEvents.userId))
    .where(
      and(
        eq(documentEvents.invoiceId, invoiceId),
        eq(sessions.id, id),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(documentEvents.id))
    .limit(maxShown);
}

type ContentName = keyof ReturnType<typeof headColumns> | keyof ReturnType<typeof contentColumns>;

/** The number of the newest issued version of the query's invoice, from 1; null before it is issued. */
export const newestRevision = sql<
  number | null
>`(SELECT max(${issuedVersions.revision}) FROM ${issuedVersions}
  WHERE ${issuedVersions.invoiceId} = ${invoices.id})`;

/** When the query's invoice was last corrected, ms; null if it never was. */
export const correctedAt = sql<
  number | null
>`(SELECT max(${issuedVersions.issuedAt}) FROM ${issuedVersions}
  WHERE ${issuedVersions.invoiceId} = ${invoices.id} AND ${issuedVersions.cause} = 'edited')`;

/**
 * The code for verifying the query's document; null if its answer was restored from a file, since that proves nothing.
 */
export const documentCode = () =>
  sql<
    string | null
  >`(SELECT ${documentCodes.code} FROM ${documentCodes} WHERE ${documentCodes.invoiceId} = ${invoices.id} AND ${answerRestoredAt} IS NULL)`;

/** The columns that an issued version copies from the document's row. */
export function documentContent() {
  const row = getTableColumns(invoices);
  const names = Object.keys({ ...headColumns(), ...contentColumns() }) as ContentName[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, sql`${row[name]}`])) as Record<
      ContentName,
      SQL
    >),
    invoiceId: sql`${row.id}`,
    userId: sql`${row.userId}`,
    version: sql`${row.updatedAt}`,
  };
}

type Issue = { cause: Exclude<IssueCause, 'edited'>; at: number | SQL };

/** Issues documents in their current state if they aren't issued yet, and records it in their history. */
export function issueDocuments(documents: SQL | undefined, issue: Issue): SQL[] {
  return [insertFirstVersion(documents, issue), recordIssue(documents, issue.cause)];
}

/** Inserts the first version of documents that have none. */
export function insertFirstVersion(documents: SQL | undefined, { cause, at }: Issue): SQL {
  return insertSelect(
    issuedVersions,
    { ...documentContent(), revision: 1, issuedAt: at, cause },
    sql`FROM ${invoices} WHERE ${and(documents, sql`${newestRevision} IS NULL`)}`,
  );
}

/** Records in the history that documents were issued, unless it is already recorded. */
export function recordIssue(documents: SQL | undefined, cause: Issue['cause']): SQL {
  const { invoiceId, userId, issuedAt, revision } = issuedVersions;
  const isRecorded = sql`EXISTS (SELECT 1 FROM ${documentEvents}
    WHERE ${documentEvents.invoiceId} = ${invoiceId} AND ${documentEvents.code} = 'issued')`;
  return recordHistory(
    {
      invoiceId: sql`${invoiceId}`,
      userId: sql`${userId}`,
      at: sql`${issuedAt}`,
      actor: cause === 'served' ? 'client' : 'owner',
      code: 'issued',
      detail: JSON.stringify({ cause }),
    },
    sql`FROM ${issuedVersions} WHERE ${and(
      sql`${invoiceId} IN (SELECT ${invoices.id} FROM ${invoices} WHERE ${documents})`,
      eq(revision, 1),
      eq(issuedVersions.cause, cause),
    )} AND NOT ${isRecorded}`,
  );
}

/**
 * Issues an invoice in the version that was read, because someone else is about to see it.
 * @param seen.version its `updatedAt` when it was read
 * @param seen.now ms
 * @returns false if it was issued or changed since: then it has to be read again
 */
export async function issueServed(
  db: Database,
  seen: { invoiceId: string; version: number; now: number },
): Promise<boolean> {
  const isAsRead = and(eq(invoices.id, seen.invoiceId), eq(invoices.updatedAt, seen.version));
  const [issued] = await writeBatch(
    db,
    issueDocuments(isAsRead, { cause: 'served', at: seen.now }),
  );
  return issued?.rowsAffected === 1;
}

/** A list entry of an issued version; `issuedAt` in ms. */
export type VersionFacts = { revision: number; issuedAt: number };

/**
 * Selects the newest issued versions of an invoice, newest first, for an active session of its owner; no rows for
 * anyone else.
 */
export function selectVersionsForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  { id, now }: VisitorSession,
) {
  const { revision, issuedAt } = issuedVersions;
  return db
    .select({ revision, issuedAt })
    .from(issuedVersions)
    .innerJoin(sessions, eq(sessions.userId, issuedVersions.userId))
    .where(
      and(
        eq(issuedVersions.invoiceId, invoiceId),
        eq(sessions.id, id),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(revision))
    .limit(maxShown);
}

/** An issued version as stored, without later events of the invoice. */
type IssuedVersion = VersionFacts & {
  invoice: StoredInvoice;
  /** When the next version was issued, ms; null for the newest. */
  replacedAt: number | null;
  /** IANA name; null means UTC. */
  timeZone: string | null;
};

const {
  userId: ofUser,
  version,
  cause,
  invoiceId: ofInvoice,
  ...columns
} = getTableColumns(issuedVersions);
const next = alias(issuedVersions, 'next');

/**
 * Gets an issued version for its owner, in one round trip.
 * @param key the invoice's key in its pages' URLs
 * @param of.revision from 1
 * @returns null if there is none, or the session has expired or belongs to another user
 */
export async function getIssuedVersion(
  db: Database,
  key: string,
  of: { revision: number; session: VisitorSession },
): Promise<IssuedVersion | null> {
  const { id, now } = of.session;
  const [found] = await read(
    db
      .select({
        ...columns,
        id: invoices.id,
        ...shownPictures,
        code: documentCode(),
        kind: invoices.kind,
        reason: invoices.reason,
        source: documentSource,
        timeZone: users.timeZone,
        replacedAt: sql<
          number | null
        >`(SELECT ${next.issuedAt} FROM ${issuedVersions} AS next WHERE ${next.invoiceId} = ${ofInvoice} AND ${next.revision} = ${columns.revision} + 1)`,
      })
      .from(issuedVersions)
      .innerJoin(invoices, eq(invoices.id, ofInvoice))
      .innerJoin(users, eq(users.id, invoices.userId))
      .innerJoin(sessions, eq(sessions.userId, invoices.userId))
      .leftJoin(logos, eq(logos.id, invoices.logoId))
      .leftJoin(signatures, eq(signatures.id, invoices.signatureId))
      .where(
        and(
          eq(ofInvoice, invoiceOfLink(key, of.session)),
          eq(columns.revision, of.revision),
          eq(sessions.id, id),
          gt(sessions.expiresAt, now),
        ),
      ),
  );
  if (!found) return null;
  const { revision, issuedAt, replacedAt, ...row } = found;
  const isCorrection = revision > 1;
  const invoice = toStoredInvoice({
    ...row,
    status: statusBeforePayment(row.totalMinor),
    paidOn: null,
    paidMinor: 0,
    creditedMinor: 0,
    nextDue: null,
    voidedAt: null,
    // The payment schedule belongs to the current invoice, not to its versions.
    schedule: null,
    correctedAt: isCorrection ? issuedAt : null,
  });
  return { invoice, revision, issuedAt, replacedAt, timeZone: row.timeZone };
}
