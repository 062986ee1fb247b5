import { fetchZip, type ZipOutcome } from './fetch-zip.client.ts';

export type ZipOrder = {
  /** Ids of the seller's invoices, in the order wanted; up to `mostInvoicesInZip`. */
  ids: readonly string[];
  /** The days of the date filter, `YYYY-MM-DD`; both together name the file. */
  from: string | null;
  to: string | null;
  /** Told how many files have arrived, as often as that changes. */
  onProgress: (files: number) => void;
  /** Ends the download. */
  signal: AbortSignal;
};

/** Fetches a zip of invoices' PDFs and hands it to the browser's downloads under the server's file name. Never rejects. */
export function downloadZip({ onProgress, signal, ...json }: ZipOrder): Promise<ZipOutcome> {
  return fetchZip({ path: '/api/invoices-zip', json, onProgress, signal });
}

// @covers invoices-2.24
