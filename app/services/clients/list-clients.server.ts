import type { SavedClient } from '#app/domain/client/client.ts';
import { readPlace, writePlace } from '#app/domain/list-place.ts';
import type { ListStretch } from '#app/domain/list-stretch.ts';
import type { Database } from '#db/client.server.ts';
import { readClientList } from '#db/queries/clients.server.ts';

export type ClientList = {
  clients: SavedClient[];
  /** What `after` is for the stretch that follows; null on the last one. */
  next: string | null;
  /** How many the search finds. */
  total: number;
};

/** A stretch of the owner's clients, the newest first (`invoices.md` section 7); one round trip. */
export async function listClients(
  db: Database,
  input: { userId: string; search: string } & ListStretch,
): Promise<ClientList> {
  const { rows, end, total } = await readClientList(db, {
    ...input,
    after: readPlace(input.after),
  });
  return { clients: rows, next: end && writePlace(end), total };
}
