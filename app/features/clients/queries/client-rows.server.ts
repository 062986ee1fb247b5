import { and, count, desc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ClientColumns, SavedClient } from '#app/domain/clients/client.ts';
import type { Cursor } from '#app/domain/lists/cursor.ts';
import { searchWords } from '#app/features/invoice-list/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { containsWord } from '#db/contains-word.ts';
import { holdsCredit } from '#db/credit-keys.ts';
import { insertSelect } from '#db/insert-select.ts';
import { isBelowRowLimit } from '#db/is-below-row-limit.ts';
import { read, readBatch } from '#db/read.server.ts';
import { clients, invoices } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { loadSizeLimited, sizeLimitedIds } from '#db/size-limited-page.server.ts';
import { writeBatch } from '#db/write.server.ts';

const { userId, ...allColumns } = getTableColumns(clients);
const { createdAt, ...clientColumns } = allColumns;
/** What of a client its owner sees. */
export const ownClientColumns = clientColumns;
export type ClientRow = SavedClient & { createdAt: number };
const { id, name, email, phone, address, language, region, contact, taxNumber } = clients;

export type ClientListQuestion = {
  userId: string;
  /** Each of its words must stand in name, email, phone, address, contact or tax number; empty asks for all. */
  search: string;
  limit: number;
  after: Cursor | null;
};

/** A page of the owner's clients, the newest first, and how many the search finds; one round trip. */
export async function listClientPage(
  db: Database,
  { userId: owner, search, limit, after }: ClientListQuestion,
): Promise<{ rows: SavedClient[]; end: Cursor | null; total: number }> {
  const found = and(eq(clients.userId, owner), ...searchWords(search).map(hasWord));
  const isAfter = after && sql`(${clients.createdAt}, ${id}) < (${after.createdAt}, ${after.id})`;
  const [rows, [counted]] = await readBatch(db, [
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

/** All clients of the owner, the newest first, as many at a time as fit into one answer. */
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
 * Stores a new client; sent again, the row of the same id and owner takes the values sent last.
 * @returns false when the owner has as many as an account keeps
 */
export async function insertClient(
  db: Database,
  row: SavedClient & { userId: string; createdAt: number },
): Promise<boolean> {
  const { id: ofRow, userId: owner, createdAt: moment, ...columns } = row;
  const results = await writeBatch(db, [
    db
      .update(clients)
      .set(columns)
      .where(and(eq(id, ofRow), eq(clients.userId, owner))),
    insertSelect(
      clients,
      row,
      sql`WHERE changes() = 0 AND ${isBelowRowLimit(clients, 'clients', { owner })}`,
    ),
  ]);
  return results.some(({ rowsAffected }) => rowsAffected > 0);
}

/** Changes the given columns of a client and no other; false when it is unknown or another user's. */
export async function updateClient(
  db: Database,
  owner: string,
  clientId: string,
  columns: Partial<ClientColumns>,
): Promise<boolean> {
  const [changed] = await writeBatch(db, [
    db
      .update(clients)
      // An edit that changes nothing still tells whether there is such a client.
      .set({ name: sql`${name}`, ...columns })
      .where(and(eq(id, clientId), eq(clients.userId, owner))),
  ]);
  return changed?.rowsAffected === 1;
}

/** Whether a series that has not ended makes invoices for the client of a query. */
const hasSeries = sql`EXISTS (SELECT 1 FROM ${series} WHERE ${series.userId} = ${clients.userId}
  AND ${series.state} <> 'ended' AND ${series.draft} ->> '$.selectedClientId' = ${clients.id})`;

/**
 * Deletes a client of the owner, unless more was paid on one of its invoices than it asks for, which is the client's credit, or a
 * recurring invoice of theirs has not ended. Its invoices keep what they say of it. One round trip.
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
 * Deletes a client whom a first invoice left behind and nobody has touched since: the client says what that invoice does,
 * no other invoice is theirs, and none is made for them again and again.
 * @returns `gone` also when there is no such client of the owner, `kept` when there is another
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
