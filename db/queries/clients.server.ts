import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../client.server.ts';
import { read } from '../read.server.ts';
import { clients } from '../schema.ts';
import { writeBatch } from '../write.server.ts';

export type ClientRow = typeof clients.$inferSelect;

/** The owner's clients, newest first. */
export function listClientsNewestFirst(db: Database, userId: string): Promise<ClientRow[]> {
  return read(
    db
      .select()
      .from(clients)
      .where(eq(clients.userId, userId))
      .orderBy(desc(clients.createdAt), desc(clients.id)),
  );
}

/** One client of the owner; null for an unknown one and for somebody else's. */
export async function readClient(
  db: Database,
  userId: string,
  clientId: string,
): Promise<ClientRow | null> {
  const query = db.select().from(clients);
  return (
    (await read(query.where(and(eq(clients.id, clientId), eq(clients.userId, userId))).get())) ??
    null
  );
}

/** Stores a new client of `row.userId`. */
export async function insertClient(db: Database, row: ClientRow): Promise<void> {
  await writeBatch(db, [db.insert(clients).values(row)]);
}
