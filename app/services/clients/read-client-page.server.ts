import type { SavedClient } from '#app/domain/client/client.ts';
import { type ClientTotals, totalsByCurrency } from '#app/domain/client/client-totals.ts';
import { deriveStatus, type InvoiceStatus } from '#app/domain/invoice/status.ts';
import { readPlace, writePlace } from '#app/domain/list-place.ts';
import type { ListStretch } from '#app/domain/list-stretch.ts';
import type { Database } from '#db/client.server.ts';
import {
  type ClientInvoiceRow,
  readClientPage as readRows,
} from '#db/queries/client-page.server.ts';

export type ClientPage = {
  client: SavedClient;
  /** By invoice date, the latest first (`invoices.md` section 7). */
  invoices: (Omit<ClientInvoiceRow, 'status'> & { status: InvoiceStatus })[];
  /** What `after` is for the stretch that follows; null on the last one. */
  next: string | null;
  /** How many invoices the client has. */
  total: number;
  totals: ClientTotals[];
};

/**
 * A client of the owner with a stretch of their invoices; one round trip.
 * @param input.today the seller's day, `YYYY-MM-DD`
 * @returns null when the client is unknown or somebody else's
 */
export async function readClientPage(
  db: Database,
  input: { userId: string; clientId: string; today: string } & ListStretch,
): Promise<ClientPage | null> {
  const { today, ...question } = input;
  const found = await readRows(db, { ...question, after: readPlace(input.after) });
  if (!found) return null;
  const { client, rows, end, total, sums } = found;
  return {
    client,
    invoices: rows.map((row) => ({ ...row, status: deriveStatus(row, today) })),
    next: end && writePlace(end),
    total,
    totals: totalsByCurrency(sums),
  };
}
