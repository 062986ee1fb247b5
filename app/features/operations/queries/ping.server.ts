import type { Database } from '#db/client.server.ts';

/** Runs the cheapest possible query, in one round trip; throws when the database is unreachable. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.$client.execute('SELECT 1');
}
