import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { invoiceLinks } from '#db/link-schema.ts';
import { invoices } from '#db/schema.ts';
import { type StatementResult, writeBatch } from '#db/write.server.ts';

const { token, invoiceId: ofInvoice, withdrawnAt } = invoiceLinks;
const query = new QueryBuilder();

/** A session whose user may open their own invoices; `now` in ms. */
export type VisitorSession = { id: string; now: number };

/** A visitor's session in a query: its values, or the placeholders of a prepared query. */
export type SessionInQuery = { id: string | Placeholder; now: number | Placeholder };

/**
 * Returns the id of the invoice that a key in an address names, as an expression; null if the link was withdrawn or
 * never existed. The owner can open it by its id and by a withdrawn link too.
 */
export function invoiceOfLink(
  key: string | Placeholder,
  session: SessionInQuery | null,
): SQL<string | null> {
  const made = query
    .select({ id: ofInvoice })
    .from(invoiceLinks)
    .where(and(eq(token, key), isNull(withdrawnAt)));
  const noted = query.select({ one: sql`1` }).from(invoiceLinks).where(eq(token, key));
  const anyOf = query.select({ id: ofInvoice }).from(invoiceLinks).where(eq(token, key));
  const owners = query
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(sessions, eq(sessions.userId, invoices.userId))
    .where(
      and(
        sql`${invoices.id} = coalesce(${anyOf}, ${key})`,
        eq(sessions.id, session?.id ?? ''),
        gt(sessions.expiresAt, session?.now ?? 0),
      ),
    );
  const first = sql`CASE WHEN NOT ${exists(noted)} THEN ${key} END`;
  return sql`coalesce(${made}, ${first}${session ? sql`, ${owners}` : sql``})`;
}

/** Returns the token of the active link of a query over `invoices`; null while it is withdrawn. */
export function linkGivenOut(): SQL<string | null> {
  const isFirstOne = and(eq(ofInvoice, invoices.id), eq(token, invoices.id));
  const noted = query.select({ one: sql`1` }).from(invoiceLinks).where(isFirstOne);
  const made = query
    .select({ token })
    .from(invoiceLinks)
    .where(and(eq(ofInvoice, invoices.id), isNull(withdrawnAt)))
    .orderBy(desc(invoiceLinks.madeAt))
    .limit(1);
  return sql<string | null>`CASE WHEN ${exists(noted)} THEN ${made} ELSE ${invoices.id} END`;
}

/** Returns the active link as a column. */
export function currentLink(): SQL.Aliased<string | null> {
  return linkGivenOut().as('link');
}

type OwnersInvoice = { userId: string; invoiceId: string; now: number };

/**
 * Withdraws all links of an owner's invoice; idempotent. False if it is unknown or another user's.
 * @param change.now ms
 */
export async function withdrawLinks(
  db: Database,
  { now, ...owned }: OwnersInvoice,
): Promise<boolean> {
  const { invoiceId } = owned;
  const first = {
    token: invoiceId,
    invoiceId,
    madeAt: sql`${invoices.createdAt}`,
    withdrawnAt: now,
  };
  const results = await writeBatch(db, [
    insertSelect(
      invoiceLinks,
      first,
      sql`FROM ${invoices} WHERE ${isOwners(owned)} ON CONFLICT DO NOTHING`,
    ),
    db
      .update(invoiceLinks)
      .set({ withdrawnAt: now })
      .where(and(inArray(ofInvoice, idIfOwners(owned)), isNull(withdrawnAt))),
    idIfOwners(owned),
  ]);
  return isFoundInLastResult(results);
}

/**
 * Creates a new link for an owner's invoice if all others are withdrawn; an active one is kept, so that a repeated
 * request creates no second one. Withdrawn links except the first are deleted: an unknown token opens nothing either.
 * @param change.newToken a secret of 256 bits
 * @returns false if it is unknown or another user's
 */
export async function createLink(
  db: Database,
  { now, newToken, ...owned }: OwnersInvoice & { newToken: string },
): Promise<boolean> {
  const { invoiceId } = owned;
  const isOf = eq(ofInvoice, invoiceId);
  const anyWithdrawn = query
    .select({ token })
    .from(invoiceLinks)
    .where(and(isOf, isNotNull(withdrawnAt)));
  const anyWorking = query
    .select({ token })
    .from(invoiceLinks)
    .where(and(isOf, isNull(withdrawnAt)));
  const results = await writeBatch(db, [
    insertSelect(
      invoiceLinks,
      { token: newToken, invoiceId, madeAt: now },
      sql`FROM ${invoices} WHERE ${isOwners(owned)} AND ${exists(anyWithdrawn)} AND NOT ${exists(anyWorking)}`,
    ),
    db
      .delete(invoiceLinks)
      .where(
        and(inArray(ofInvoice, idIfOwners(owned)), isNotNull(withdrawnAt), ne(token, ofInvoice)),
      ),
    idIfOwners(owned),
  ]);
  return isFoundInLastResult(results);
}

function isOwners({ userId, invoiceId }: Omit<OwnersInvoice, 'now'>): SQL | undefined {
  return and(eq(invoices.id, invoiceId), eq(invoices.userId, userId));
}

function idIfOwners(owned: Omit<OwnersInvoice, 'now'>) {
  return query.select({ id: invoices.id }).from(invoices).where(isOwners(owned));
}

function isFoundInLastResult(results: StatementResult[]): boolean {
  return results.at(-1)?.rows.length === 1;
}

/** What is shown of a document that this one was created from, or that was created from it. */
export type RelatedRow = Pick<
  typeof invoices.$inferSelect,
  'id' | 'kind' | 'invoiceNumber' | 'totalMinor' | 'status' | 'createdAt'
>;

/**
 * Selects the document that this one was created from and those created from it, unordered, for a valid session of
 * their owner; no rows for anyone else.
 */
export function selectRelativesForOwner(
  db: Database,
  documentId: SQL<string | null>,
  { id: sessionId, now }: VisitorSession,
) {
  const { id, kind, invoiceNumber, totalMinor, status, sourceId, createdAt } = invoices;
  const source = sql`(SELECT made.source_id FROM invoices AS made WHERE made.id = ${documentId})`;
  return db
    .select({ id, kind, invoiceNumber, totalMinor, status, createdAt })
    .from(invoices)
    .innerJoin(sessions, eq(sessions.userId, invoices.userId))
    .where(
      and(
        or(eq(sourceId, documentId), eq(id, source)),
        eq(sessions.id, sessionId),
        gt(sessions.expiresAt, now),
      ),
    );
}
