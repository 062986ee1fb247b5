import { and, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { statusBeforePayment } from '#app/domain/invoices/status.ts';
import { documentSource } from '#app/features/invoice-form/public.server.ts';
import { type StoredInvoice, toStoredInvoice } from '#app/features/invoice-sheet/public.server.ts';
import { type AskingSession, invoiceOfLink } from '#app/features/public-invoice/public.server.ts';
import { logos, shownPictures, signatures } from '#app/features/settings/public.server.ts';
import { sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { documentCode } from './issue-version.server.ts';

/** How many versions are listed. */
const maxShown = 100;

/** A list entry of an issued version; `issuedAt` in ms. */
export type VersionFacts = { revision: number; issuedAt: number };

/**
 * Selects the newest issued versions of an invoice, newest first, for an active session of its owner; no rows for
 * anyone else.
 */
export function selectVersionsForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  { id, now }: AskingSession,
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
export type IssuedVersion = VersionFacts & {
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
  of: { revision: number; session: AskingSession },
): Promise<IssuedVersion | null> {
  const { id, now } = of.session;
  const [found] = await read(
    db
      .select({
        ...columns,
        id: invoices.id,
        ...shownPictures,
        code: documentCode,
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
