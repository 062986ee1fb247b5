import { pdfNamesInZip } from '#app/domain/invoices/file-names.ts';
import { streamZip } from '#app/pdf/zip.server.ts';
import type { Database } from '#db/client.server.ts';
import { readRowsToZip } from '#db/queries/invoices/invoices-to-zip.server.ts';
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
 * The PDFs of several invoices of the owner as one zip, each drawn when its turn comes; one round trip to the database.
 * @returns null when none of the ids is an invoice of the owner
 */
export async function zipInvoices(
  db: Database,
  { userId, ids, now, reportError }: ZipInvoices,
): Promise<ReadableStream<Uint8Array> | null> {
  const found = await readRowsToZip(db, userId, ids, mostPictureChars);
  if (found.length === 0) return null;
  const byId = new Map(found.map((each) => [each.row.id, each]));
  const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const names = pdfNamesInZip(ordered.map(({ row }) => row.invoiceNumber));
  const entries = ordered.map((each, at) => ({
    name: names[at] ?? '',
    makeBytes: () => renderStoredInvoice(db, userId, each),
  }));
  return streamZip(entries, now, reportError);
}

// @covers invoices-2.24
