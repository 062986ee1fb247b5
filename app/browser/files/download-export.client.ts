import { fetchZip, type ZipOutcome } from './fetch-zip.client.ts';

/** Fetches everything that is kept of the signed-in person and hands it to the browser's downloads. Never rejects. */
export function downloadExport(order: {
  /** Told how many files have arrived, of how many. */
  onProgress: (files: number, wanted: number | null) => void;
  /** Ends the download. */
  signal: AbortSignal;
}): Promise<ZipOutcome> {
  return fetchZip({ path: '/api/account-export', json: {}, ...order });
}
