import {
  invoiceEntries,
  maxPictureBytes,
  type RenderOrder,
} from '#app/features/invoice-sheet/public.server.ts';
import { streamZip } from '#app/pdf/zip.server.ts';
import type { Database } from '#db/client.server.ts';
import { listRowsToZip, type RowToZip } from '../queries/invoices-to-zip.server.ts';

export type ZipInvoices = RenderOrder & {
  /** In the requested order. Unknown ids and another user's are skipped. */
  ids: readonly string[];
  /** Gets the error that aborted the zip: an invoice that can't be read, or a lost database connection. */
  reportError: (error: unknown) => void;
};

/**
 * Zips several invoices of the owner: as PDFs, each recorded before it is sent, and as XML where possible. The first
 * batch is read at once, which is all of them unless they are large; the others while the zip is read.
 * @returns null if none of the ids is an invoice of the owner
 */
export async function zipInvoices(
  db: Database,
  { ids, reportError, ...order }: ZipInvoices,
): Promise<ReadableStream<Uint8Array> | null> {
  const stretches = listRowsToZip(db, order.userId, ids, maxPictureBytes);
  const first = await stretches.next();
  if (first.done) return null;
  const found = first.value;
  async function* all(): AsyncGenerator<RowToZip[]> {
    yield found;
    yield* stretches;
  }
  return streamZip(invoiceEntries(db, all(), order), order.now, reportError);
}
