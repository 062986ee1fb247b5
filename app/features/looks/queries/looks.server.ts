import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { formatLook, type OwnLook, parseStoredLook } from '#app/domain/looks/check-look.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { looks } from '#db/look-schema.ts';
import { read } from '#db/read.server.ts';
import { clients } from '#db/schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';

/** Selects an owner's looks, oldest first. */
export function selectLooks(db: Database, userId: string) {
  const { id, name, template, look, isDefault } = looks;
  return db
    .select({ id, name, template, look, isDefault })
    .from(looks)
    .where(eq(looks.userId, userId))
    .orderBy(asc(looks.createdAt), asc(id));
}

/** Converts a row of `selectLooks`. */
export function toOwnLook(row: Awaited<ReturnType<typeof selectLooks>>[number]): OwnLook {
  return { ...row, look: parseStoredLook(row.look) };
}

/** Lists an owner's looks, oldest first; one round trip. */
export async function listLooks(db: Database, userId: string): Promise<OwnLook[]> {
  return (await read(selectLooks(db, userId))).map(toOwnLook);
}

/**
 * Saves a new look or changes one, in one transaction and one round trip; idempotent. A look that becomes the default
 * takes the place of the former one. Documents keep their copies.
 * @param save.max how many looks the owner may have
 * @returns false if it would be one too many, or the id is another owner's
 */
export async function saveLook(
  db: Database,
  save: { userId: string; look: OwnLook; max: number; now: number },
): Promise<boolean> {
  const { userId } = save;
  const { id, isDefault } = save.look;
  const others = and(eq(looks.userId, userId), ne(looks.id, id));
  const isOwn = sql`EXISTS (SELECT 1 FROM looks WHERE id = ${id} AND user_id = ${userId})`;
  const hasRoom = sql`(SELECT count(*) FROM looks WHERE user_id = ${userId}) < ${save.max}`;
  const isFree = sql`NOT EXISTS (SELECT 1 FROM looks WHERE id = ${id})`;
  const maySave = sql`(${isOwn} OR (${isFree} AND ${hasRoom}))`;
  const results = await writeBatch(db, [
    ...(isDefault ? [db.update(looks).set({ isDefault: false }).where(and(others, maySave))] : []),
    insertLook(save, sql`WHERE ${maySave}`),
  ]);
  return results.at(-1)?.rowsAffected === 1;
}

/**
 * Adds the looks of an export to an account that has none, in one transaction and one round trip; idempotent.
 * @param order.max how many looks the owner may have; the rest are left out
 */
export async function restoreLooks(
  db: Database,
  order: { userId: string; looks: readonly OwnLook[]; max: number; now: number },
): Promise<void> {
  const { userId, max, now } = order;
  const restored = order.looks.slice(0, max);
  if (restored.length === 0) return;
  const ids = JSON.stringify(restored.map(({ id }) => id));
  const hasNone = sql`WHERE NOT EXISTS (SELECT 1 FROM looks WHERE user_id = ${userId}
    AND id NOT IN (SELECT value FROM json_each(${ids})))`;
  await writeBatch(
    db,
    restored.map((look, at) => insertLook({ userId, look, now: now + at }, hasNone)),
  );
}

function insertLook(
  { userId, look, now }: { userId: string; look: OwnLook; now: number },
  tail: ReturnType<typeof sql>,
): Statement {
  return insertSelect(
    looks,
    { ...look, look: formatLook(look.look), userId, createdAt: now },
    sql`${tail} ON CONFLICT (id) DO UPDATE SET name = excluded.name, template = excluded.template,
      look = excluded.look, is_default = excluded.is_default WHERE user_id = excluded.user_id`,
  );
}

/** Deletes a look; clients that had it get the default one. One round trip; idempotent. */
export async function deleteLook(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await writeBatch(db, [
    db
      .update(clients)
      .set({ lookId: null })
      .where(and(eq(clients.userId, userId), eq(clients.lookId, id))),
    db.delete(looks).where(and(eq(looks.userId, userId), eq(looks.id, id))),
  ]);
}

/** Returns the id of a look if it is this owner's, else null, for a column that refers to it. */
export function ownLookId(userId: string, lookId: string | null): SQL<string | null> {
  return sql`(SELECT id FROM looks WHERE id = ${lookId} AND user_id = ${userId})`;
}
