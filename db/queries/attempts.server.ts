import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { attempts } from '../account-schema.ts';
import type { Database } from '../client.server.ts';
import { writeBatch } from '../write.server.ts';

/** At most `limit` tries under `key` in any `windowMs`. */
export type AttemptLimit = { key: string; limit: number; windowMs: number };

/**
 * Counts a try under every given limit, or under none of them when one is reached: exact, whatever arrives at once,
 * since looking and counting are one statement. One round trip.
 * @param now milliseconds since the epoch
 * @returns whether the try may go on
 */
export async function claimAttempt(
  db: Database,
  limits: readonly AttemptLimit[],
  now: number,
): Promise<boolean> {
  const rows = sql.join(
    limits.map(({ key }) => sql`SELECT ${key}, ${now} WHERE ${withinEvery(limits, now)}`),
    sql` UNION ALL `,
  );
  const [counted] = await writeBatch(db, [
    sql`INSERT INTO ${attempts} (${sql.identifier('key')}, ${sql.identifier('at')}) ${rows}`,
  ]);
  return counted?.rowsAffected === limits.length;
}

/** Forgets every try counted under a key. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await writeBatch(db, [db.delete(attempts).where(eq(attempts.key, key))]);
}

/** Wipes the tries before an instant (ms): none of the windows reaches back to them. */
export function deleteOldAttempts(db: Database, before: number) {
  return db.delete(attempts).where(lt(attempts.at, before));
}

function withinEvery(limits: readonly AttemptLimit[], now: number): SQL {
  return sql.join(
    limits.map(
      ({ key, limit, windowMs }) =>
        sql`(SELECT count(*) FROM ${attempts} WHERE ${attempts.key} = ${key} AND ${attempts.at} > ${now - windowMs}) < ${limit}`,
    ),
    sql` AND `,
  );
}
