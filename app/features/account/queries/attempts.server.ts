import { inArray, lt, type SQL, sql } from 'drizzle-orm';
import { attempts } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';

/** Allows at most `limit` attempts under `key` in any window of `windowMs`. */
export type AttemptLimit = { key: string; limit: number; windowMs: number };

/** A limit that was reached, and when the next attempt is allowed (ms). */
export type ReachedLimit<Claimed extends AttemptLimit> = { limit: Claimed; endsAt: number };

/**
 * Counts an attempt under every given limit, or under none if one of them is reached. Exact under concurrency, since
 * one statement checks and counts. One round trip.
 * @param now milliseconds since the epoch
 * @returns null if the attempt is allowed, else the reached limit that ends last
 */
export async function claimAttempt<Claimed extends AttemptLimit>(
  db: Database,
  limits: readonly Claimed[],
  now: number,
): Promise<ReachedLimit<Claimed> | null> {
  const within = limits.map((each) => isWithin(each, now));
  const rows = sql.join(
    limits.map(({ key }) => sql`SELECT ${key}, ${now} WHERE ${sql.join(within, sql` AND `)}`),
    sql` UNION ALL `,
  );
  const [counted, looked] = await writeBatch(db, [
    sql`INSERT INTO ${attempts} (${sql.identifier('key')}, ${sql.identifier('at')}) ${rows}`,
    sql`SELECT ${sql.join(
      limits.map((each) => oldestBlockingAttempt(each, now)),
      sql`, `,
    )}`,
  ]);
  if (counted?.rowsAffected === limits.length) return null;
  const [last] = limits
    .flatMap((limit, place) => {
      const at = looked?.rows[0]?.[place];
      if (typeof at !== 'number') return [];
      // Concurrent attempts can be stored out of order, so `at` may be later than `now`.
      return [{ limit, endsAt: Math.min(at, now) + limit.windowMs }];
    })
    .sort((one, other) => other.endsAt - one.endsAt);
  if (!last) throw new Error('An attempt was neither counted nor rejected.');
  return last;
}

/** Deletes every attempt counted under the given keys. */
export async function deleteAttempts(db: Database, keys: string[]): Promise<void> {
  await writeBatch(db, [db.delete(attempts).where(inArray(attempts.key, keys))]);
}

/** Deletes one attempt counted under a key at a given time (ms). */
export async function deleteAttempt(db: Database, key: string, at: number): Promise<void> {
  await writeBatch(db, [
    sql`DELETE FROM ${attempts} WHERE rowid = (SELECT rowid FROM ${attempts} WHERE ${attempts.key} = ${key} AND ${attempts.at} = ${at} LIMIT 1)`,
  ]);
}

/** Whether a limit is reached at a given time (ms). */
export async function isLimitReached(
  db: Database,
  limit: AttemptLimit,
  now: number,
): Promise<boolean> {
  const asked = sql<number>`SELECT ${isWithin(limit, now)} AS within`;
  return (await read(db.get<{ within: number }>(asked))).within === 0;
}

/** When the next attempt under a limit is allowed (ms); null if the limit is not reached. */
export async function getLimitEnd(
  db: Database,
  limit: AttemptLimit,
  now: number,
): Promise<number | null> {
  const asked = sql<{ at: number | null }>`SELECT ${oldestBlockingAttempt(limit, now)} AS at`;
  const { at } = await read(db.get<{ at: number | null }>(asked));
  return at === null ? null : Math.min(at, now) + limit.windowMs;
}

/** Deletes the attempts before a time (ms) that is outside every window. */
export function deleteOldAttempts(db: Database, before: number) {
  return db.delete(attempts).where(lt(attempts.at, before));
}

/** When the attempt was made that has to expire before the next one is allowed; null if the limit is not reached. */
function oldestBlockingAttempt({ key, limit, windowMs }: AttemptLimit, now: number): SQL {
  return sql`(SELECT ${attempts.at} FROM ${attempts} WHERE ${attempts.key} = ${key} AND ${attempts.at} > ${now - windowMs}
    ORDER BY ${attempts.at} DESC LIMIT 1 OFFSET ${limit - 1})`;
}

function isWithin({ key, limit, windowMs }: AttemptLimit, now: number): SQL {
  return sql`(SELECT count(*) FROM ${attempts} WHERE ${attempts.key} = ${key} AND ${attempts.at} > ${now - windowMs}) < ${limit}`;
}
