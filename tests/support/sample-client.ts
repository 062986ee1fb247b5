import type { Database } from '#db/client.server.ts';
import { clients } from '#db/schema.ts';

/** Creates a client with this name for a user; returns its id. */
export async function createSampleClient(
  db: Database,
  userId: string,
  name: string,
): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(clients).values({ id, userId, name, country: 'us', createdAt: 1 });
  return id;
}
