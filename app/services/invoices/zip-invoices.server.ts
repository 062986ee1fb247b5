import { startPdfNames } from '#app/domain/invoices/file-names.ts';
import { streamZip, type ZipEntry } from '#app/pdf/zip.server.ts';
import type { Database } from '#db/client.server.ts';
import { type RowToZip, readRowsToZip } from '#db/queries/invoices/invoices-to-zip.server.ts';
import { mostPictureChars, renderStoredInvoice } from './render-stored-invoice.server.ts';

export type ZipInvoices = {
  userId: string;
  /** In the order wanted. What is unknown or another user's is left out. */
  ids: readonly string[];
  /** Milliseconds since the epoch: when the files were made. */
  now: number;
  /** Told what ended the zip in the middle: an invoice that cannot be read, a database that went away. */
  reportError: (error: unknown) => void;
};

/**
 * The PDFs of several invoices of the owner as one zip, each drawn when its turn comes. The first of them, which are all
 * unless they are large, are read at once; the others while the zip is.
 * @returns null when none of the ids is an invoice of the owner
 */
export async function zipInvoices(
  db: Database,
  { userId, ids, now, reportError }: ZipInvoices,
): Promise<ReadableStream<Uint8Array> | null> {
  const stretches = readRowsToZip(db, userId, ids, mostPictureChars);
  const first = await stretches.next();
  if (first.done) return null;
  const nameOf = startPdfNames();
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let next: IteratorResult<RowToZip[]> = first; !next.done; next = await stretches.next()) {
      for (const each of next.value) {
        yield {
          name: nameOf(each.row.invoiceNumber),
          makeBytes: () => renderStoredInvoice(db, userId, each),
        };
      }
    }
  }
  return streamZip(entries(), now, reportError);
}

// @covers invoices-2.24
