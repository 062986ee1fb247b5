import { startZipCounter } from './count-zip-files.client.ts';
import { refusalOf } from './refusal.client.ts';
import { fileNameOf, saveFile } from './save-file.client.ts';

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

/** How a download of several invoices ended; `files` counts what the archive holds, `message` says why there is none. */
export type ZipOutcome =
  | { outcome: 'downloaded'; files: number }
  | { outcome: 'cancelled' }
  | { outcome: 'failed'; message: string };

/** Fetches a zip of invoices' PDFs and hands it to the browser's downloads under the server's file name. Never rejects. */
export async function downloadZip(order: ZipOrder): Promise<ZipOutcome> {
  const { ids, from, to, signal } = order;
  try {
    const answer = await fetch('/api/invoices-zip', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids, from, to }),
      signal,
    });
    if (!answer.ok || answer.headers.get('Content-Type') !== 'application/zip' || !answer.body) {
      return { outcome: 'failed', message: await refusalOf(answer) };
    }
    const { parts, files, isWhole } = await collect(answer.body, order.onProgress);
    if (signal.aborted) return { outcome: 'cancelled' };
    if (!isWhole) return { outcome: 'failed', message: 'the connection was cut off' };
    const fileName = fileNameOf(answer.headers.get('Content-Disposition')) ?? 'invoices.zip';
    saveFile(new Blob(parts, { type: 'application/zip' }), fileName);
    return { outcome: 'downloaded', files };
  } catch {
    return signal.aborted
      ? { outcome: 'cancelled' }
      : { outcome: 'failed', message: 'no connection' };
  }
}

async function collect(body: ReadableStream<Uint8Array>, onProgress: (files: number) => void) {
  const counter = startZipCounter();
  const parts: BlobPart[] = [];
  const reader = body.getReader();
  let files = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { parts, files, isWhole: counter.isWhole() };
    parts.push(value as BlobPart);
    const counted = counter.take(value);
    if (counted > files) onProgress(counted);
    files = counted;
  }
}
