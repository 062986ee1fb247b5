import type { SavedClient } from '#app/domain/clients/client.ts';
import { readCursor, writeCursor } from '#app/domain/lists/cursor.ts';
import type { PageWindow } from '#app/domain/lists/page-window.ts';
import type { Database } from '#db/client.server.ts';
import { readClientList } from '#db/queries/clients/client-rows.server.ts';

export type ClientList = {
  clients: SavedClient[];
  /** What `after` is for the page that follows; null on the last one. */
  next: string | null;
  /** How many the search finds. */
  total: number;
};

/** A page of the owner's clients, the newest first (`invoices.md` section 7); one round trip. */
export async function listClients(
  db: Database,
  input: { userId: string; search: string } & PageWindow,
): Promise<ClientList> {
  const { rows, end, total } = await readClientList(db, {
    ...input,
    after: readCursor(input.after),
  });
  return { clients: rows, next: end && writeCursor(end), total };
}
