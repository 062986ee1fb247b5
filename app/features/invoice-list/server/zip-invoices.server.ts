import {
  invoiceEntries,
  maxPictureBytes,
  type RenderOrder,
} from '#app/features/invoice-sheet/public.server.ts';
import { streamZip } from '#app/pdf/zip.server.ts';
import type { Database } from '#db/client.server.ts';
import { listRowsToZip, type RowToZip } from '../queries/invoices-to-zip.server.ts';

export type ZipInvoices = RenderOrder & {
  /** In the order wanted. What is unknown or another user's is left out. */
  ids: readonly string[];
  /** Told what ended the zip in the middle: an invoice that cannot be read, a database that went away. */
  reportError: (error: unknown) => void;
};

/**
 * Several invoices of the owner as one zip: as PDFs, each recorded before it leaves, and where they can be as XML. The first of them, which are all
 * unless they are large, are read at once; the others while the zip is.
 * @returns null when none of the ids is an invoice of the owner
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
