import { inArray, lt, type SQL, sql } from 'drizzle-orm';
import { attempts } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';

/** At most `limit` tries under `key` in any `windowMs`. */
export type AttemptLimit = { key: string; limit: number; windowMs: number };

/** A limit that is reached, and when the next try is counted again (ms). */
export type ReachedLimit<Claimed extends AttemptLimit> = { limit: Claimed; endsAt: number };

/**
 * Counts a try under every given limit, or under none of them when one is reached: exact, whatever arrives at once,
 * since looking and counting are one statement. One round trip.
 * @param now milliseconds since the epoch
 * @returns null when the try may go on, else of the limits that are reached the one that ends last
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
      limits.map((each) => oldestInTheWay(each, now)),
      sql`, `,
    )}`,
  ]);
  if (counted?.rowsAffected === limits.length) return null;
  const [last] = limits
    .flatMap((limit, place) => {
      const at = looked?.rows[0]?.[place];
      if (typeof at !== 'number') return [];
      // Of tries that come at once, one may be counted before one whose clock was read earlier.
      return [{ limit, endsAt: Math.min(at, now) + limit.windowMs }];
    })
    .sort((one, other) => other.endsAt - one.endsAt);
  if (!last) throw new Error('A try was neither counted nor refused.');
  return last;
}

/** Forgets every try counted under some keys. */
export async function forgetAttempts(db: Database, keys: string[]): Promise<void> {
  await writeBatch(db, [db.delete(attempts).where(inArray(attempts.key, keys))]);
}

/** Forgets one try that was counted under a key at an instant (ms). */
export async function forgetAttempt(db: Database, key: string, at: number): Promise<void> {
  await writeBatch(db, [
    sql`DELETE FROM ${attempts} WHERE rowid = (SELECT rowid FROM ${attempts} WHERE ${attempts.key} = ${key} AND ${attempts.at} = ${at} LIMIT 1)`,
  ]);
}

/** Whether a limit is reached at an instant (ms). */
export async function isLimitReached(
  db: Database,
  limit: AttemptLimit,
  now: number,
): Promise<boolean> {
  const asked = sql<number>`SELECT ${isWithin(limit, now)} AS within`;
  return (await read(db.get<{ within: number }>(asked))).within === 0;
}

/** When the next try under a limit is counted again (ms); null while the limit is not reached. */
export async function getLimitEnd(
  db: Database,
  limit: AttemptLimit,
  now: number,
): Promise<number | null> {
  const asked = sql<{ at: number | null }>`SELECT ${oldestInTheWay(limit, now)} AS at`;
  const { at } = await read(db.get<{ at: number | null }>(asked));
  return at === null ? null : Math.min(at, now) + limit.windowMs;
}

/** Wipes the tries before an instant (ms): none of the windows reaches back to them. */
export function deleteOldAttempts(db: Database, before: number) {
  return db.delete(attempts).where(lt(attempts.at, before));
}

/** When the try was made whose end lets in the next one; null while the limit is not reached. */
function oldestInTheWay({ key, limit, windowMs }: AttemptLimit, now: number): SQL {
  return sql`(SELECT ${attempts.at} FROM ${attempts} WHERE ${attempts.key} = ${key} AND ${attempts.at} > ${now - windowMs}
    ORDER BY ${attempts.at} DESC LIMIT 1 OFFSET ${limit - 1})`;
}

function isWithin({ key, limit, windowMs }: AttemptLimit, now: number): SQL {
  return sql`(SELECT count(*) FROM ${attempts} WHERE ${attempts.key} = ${key} AND ${attempts.at} > ${now - windowMs}) < ${limit}`;
}
