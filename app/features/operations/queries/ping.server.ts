import type { Database } from '#db/client.server.ts';

/** Asks the database the cheapest question there is, in one round trip; throws when it is away. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.$client.execute('SELECT 1');
}
