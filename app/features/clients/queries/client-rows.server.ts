import { and, count, desc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ClientColumns, SavedClient } from '#app/domain/clients/client.ts';
import type { Cursor } from '#app/domain/lists/page-window.ts';
import { searchWords } from '#app/features/invoice-list/public.server.ts';
import { ownLookId } from '#app/features/looks/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { containsWord } from '#db/contains-word.ts';
import { holdsCredit } from '#db/credit-keys.ts';
import { insertSelect, isBelowRowLimit } from '#db/insert-select.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { clients, invoices } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { loadSizeLimited, sizeLimitedIds } from '#db/size-limited-page.server.ts';
import { writeBatch } from '#db/write.server.ts';

const { userId, ...allColumns } = getTableColumns(clients);
const { createdAt, ...clientColumns } = allColumns;
/** The columns of a client that its owner sees. */
export const ownClientColumns = clientColumns;
export type ClientRow = SavedClient & { createdAt: number };
const { id, name, email, phone, address, language, region, contact, taxNumber } = clients;

export type ClientListQuestion = {
  userId: string;
  /** Each word must occur in name, email, phone, address, contact or tax number; empty matches all. */
  search: string;
  limit: number;
  after: Cursor | null;
};

/** Lists a page of the owner's clients, newest first, with the number of matches; one round trip. */
export async function listClientPage(
  db: Database,
  { userId: owner, search, limit, after }: ClientListQuestion,
): Promise<{ rows: SavedClient[]; end: Cursor | null; total: number }> {
  const found = and(eq(clients.userId, owner), ...searchWords(search).map(hasWord));
  const isAfter = after && sql`(${clients.createdAt}, ${id}) < (${after.createdAt}, ${after.id})`;
  const [rows, [counted]] = await queryBatch(db, [
    db
      .select({ ...ownClientColumns, createdAt })
      .from(clients)
      .where(and(found, isAfter ?? undefined))
      .orderBy(desc(clients.createdAt), desc(id))
      .limit(limit + 1),
    db.select({ total: count() }).from(clients).where(found),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ createdAt: moment, ...client }) => client),
    end: last ? { day: null, createdAt: last.createdAt, id: last.id } : null,
    total: counted?.total ?? 0,
  };
}

/** Lists all clients of the owner, newest first, in batches that fit into one response. */
export async function* listAllClients(db: Database, owner: string): AsyncGenerator<ClientRow[]> {
  const ids = await read(
    db
      .select({ id })
      .from(clients)
      .where(eq(clients.userId, owner))
      .orderBy(desc(clients.createdAt), desc(id)),
  );
  yield* loadSizeLimited(
    ids.map((row) => row.id),
    (row: ClientRow) => row.id,
    (asked) => {
      const fitting = sizeLimitedIds(clients, allColumns, { owner, ids: asked });
      return read(db.select(allColumns).from(clients).where(sql`${id} IN (${fitting})`));
    },
  );
}

function hasWord(word: string): SQL | undefined {
  return or(
    ...[name, email, phone, address, contact, taxNumber].map((text) => containsWord(text, word)),
  );
}

/**
 * Inserts a client; a retry with the same id and owner updates the row to the latest values.
 * @returns false if the owner has reached the maximum number of clients
 */
export async function insertClient(
  db: Database,
  row: SavedClient & { userId: string; createdAt: number },
): Promise<boolean> {
  const { id: ofRow, userId: owner, createdAt: moment, ...texts } = row;
  const columns = { ...texts, lookId: ownLookId(owner, row.lookId) };
  const results = await writeBatch(db, [
    db
      .update(clients)
      .set(columns)
      .where(and(eq(id, ofRow), eq(clients.userId, owner))),
    insertSelect(
      clients,
      { ...row, ...columns },
      sql`WHERE changes() = 0 AND ${isBelowRowLimit(clients, 'clients', { owner })}`,
    ),
  ]);
  return results.some(({ rowsAffected }) => rowsAffected > 0);
}

/** Updates only the given columns of a client; false if it is unknown or another user's. */
export async function updateClient(
  db: Database,
  owner: string,
  clientId: string,
  columns: Partial<ClientColumns>,
): Promise<boolean> {
  const [changed] = await writeBatch(db, [
    db
      .update(clients)
      // Sets the name even if nothing changes, so that the update still reports whether the client exists.
      .set({
        name: sql`${name}`,
        ...columns,
        ...(columns.lookId !== undefined && { lookId: ownLookId(owner, columns.lookId) }),
      })
      .where(and(eq(id, clientId), eq(clients.userId, owner))),
  ]);
  return changed?.rowsAffected === 1;
}

/** Whether an active recurring invoice exists for the query's client. */
const hasSeries = sql`EXISTS (SELECT 1 FROM ${series} WHERE ${series.userId} = ${clients.userId}
  AND ${series.state} <> 'ended' AND ${series.draft} ->> '$.selectedClientId' = ${clients.id})`;

/**
 * Deletes a client of the owner, unless an invoice of theirs is overpaid (the client's credit) or they have an active
 * recurring invoice. Their invoices keep the client's details. One round trip.
 */
export async function deleteClient(
  db: Database,
  owner: string,
  clientId: string,
): Promise<'deleted' | 'unknown' | 'has-credit' | 'has-series'> {
  const isOwners = and(eq(id, clientId), eq(clients.userId, owner));
  const hasCredit = sql`EXISTS (SELECT 1 FROM ${invoices} WHERE ${and(
    eq(invoices.clientId, clientId),
    eq(invoices.userId, owner),
    holdsCredit(invoices),
  )})`;
  const [deleted, left] = await writeBatch(db, [
    db.delete(clients).where(and(isOwners, sql`NOT ${hasCredit}`, sql`NOT ${hasSeries}`)),
    sql`SELECT ${hasCredit} AS hasCredit FROM ${clients} WHERE ${isOwners}`,
  ]);
  if (deleted?.rowsAffected === 1) return 'deleted';
  const [kept] = left?.rows ?? [];
  if (!kept) return 'unknown';
  return kept.hasCredit === 1 ? 'has-credit' : 'has-series';
}

/**
 * Deletes a client created by a first invoice if nobody has changed it since: it still matches that invoice, has no
 * other invoice and no recurring invoice.
 * @returns `gone` even if the owner has no such client; `kept` if it was changed or is used
 */
export async function deleteUntouchedClient(
  db: Database,
  owner: string,
  clientId: string,
): Promise<'gone' | 'kept'> {
  const isOwners = and(eq(id, clientId), eq(clients.userId, owner));
  const ofClient = sql`FROM ${invoices} WHERE ${eq(invoices.clientId, clients.id)}`;
  const [, left] = await writeBatch(db, [
    db.delete(clients).where(
      and(
        isOwners,
        isNull(phone),
        isNull(language),
        isNull(clients.lookId),
        isNull(clients.fields),
        isNull(clients.reference),
        isNull(clients.ccEmails),
        isNull(clients.paymentTerms),
        sql`NOT ${hasSeries}`,
        sql`(SELECT count(*) ${ofClient}) = 1`,
        sql`EXISTS (SELECT 1 ${ofClient} AND ${invoices.createdAt} = ${clients.createdAt}
          AND ${invoices.clientName} = ${name} AND ${invoices.clientEmail} IS ${email}
          AND ${invoices.clientAddress} IS ${address} AND ${invoices.country} = ${clients.country}
          AND ${invoices.clientContact} IS ${contact} AND ${invoices.clientRegion} IS ${region}
          AND ${invoices.clientTaxNumber} IS ${taxNumber} AND NOT (${holdsCredit(invoices)}))`,
      ),
    ),
    sql`SELECT 1 FROM ${clients} WHERE ${isOwners}`,
  ]);
  return left?.rows.length === 0 ? 'gone' : 'kept';
}
