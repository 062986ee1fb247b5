import { failureTexts } from '#app/i18n/texts.ts';
import { refusalOf } from '#app/ui/browser/requests/api-call.client.ts';
import { fileNameOf, saveFile } from './fetch-file.client.ts';

/** Response header with the number of files in the zip, for pages that don't know it beforehand. */
const filesHeader = 'X-Zip-Files';

type ZipQuestion = {
  path: string;
  json: unknown;
  /**
   * Called with the number of files received whenever it changes, and the total; null when the server doesn't report
   * it.
   */
  onProgress: (files: number, wanted: number | null) => void;
  /** Called with the response headers before the files arrive. */
  onHeaders?: (headers: Headers) => void;
  signal: AbortSignal;
};

/** How a zip download ended; `files` counts the files in the archive, `message` says why there is no archive. */
export type ZipOutcome =
  | { outcome: 'downloaded'; files: number }
  | { outcome: 'cancelled' }
  | { outcome: 'failed'; message: string };

export type ZipOrder = {
  /** Ids of the seller's invoices, in the order of the zip; at most `maxInvoicesInZip`. */
  ids: readonly string[];
  /** The date filter, `YYYY-MM-DD`; used for the file name when both are set. */
  from: string | null;
  to: string | null;
  /** Called with the number of files received whenever it changes. */
  onProgress: (files: number) => void;
  signal: AbortSignal;
};

/** Downloads a zip of invoice PDFs under the server's file name. Never rejects. */
export function downloadZip({ onProgress, signal, ...json }: ZipOrder): Promise<ZipOutcome> {
  return fetchZip({ path: '/api/invoices-zip', json, onProgress, signal });
}

/**
 * Requests a zip from the server and passes it to the browser's downloads under the server's file name. Never rejects.
 */
export async function fetchZip(question: ZipQuestion): Promise<ZipOutcome> {
  const { path, json, signal } = question;
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
      signal,
    });
    if (!answer.ok || answer.headers.get('Content-Type') !== 'application/zip' || !answer.body) {
      return { outcome: 'failed', message: await refusalOf(answer) };
    }
    question.onHeaders?.(answer.headers);
    const wanted = Number(answer.headers.get(filesHeader)) || null;
    // Files beyond the announced number aren't counted: some invoices also have an XML file.
    const announced = (files: number) => Math.min(files, wanted ?? files);
    const onProgress = (files: number) => question.onProgress(announced(files), wanted);
    const { parts, files, isWhole } = await collect(answer.body, onProgress);
    if (signal.aborted) return { outcome: 'cancelled' };
    if (!isWhole) return { outcome: 'failed', message: failureTexts.reasons.cutOff };
    const fileName = fileNameOf(answer.headers.get('Content-Disposition')) ?? 'invoices.zip';
    const saved = await saveFile(new Blob(parts, { type: 'application/zip' }), fileName);
    if (saved.ok) return { outcome: 'downloaded', files: announced(files) };
    return saved.message === null
      ? { outcome: 'cancelled' }
      : { outcome: 'failed', message: saved.message };
  } catch {
    return signal.aborted
      ? { outcome: 'cancelled' }
      : { outcome: 'failed', message: failureTexts.reasons.networkAway };
  }
}

/** Browsers keep large blobs on disk, but received chunks in memory. */
const partBytes = 16_000_000;

async function collect(body: ReadableStream<Uint8Array>, onProgress: (files: number) => void) {
  const counter = startZipCounter();
  const parts: BlobPart[] = [];
  let fresh: BlobPart[] = [];
  let bytes = 0;
  const store = () => {
    parts.push(new Blob(fresh));
    fresh = [];
    bytes = 0;
  };
  const reader = body.getReader();
  let files = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    fresh.push(value as BlobPart);
    bytes += value.byteLength;
    if (bytes >= partBytes) store();
    const counted = counter.take(value);
    if (counted > files) onProgress(counted);
    files = counted;
  }
  store();
  return { parts, files, isWhole: counter.isWhole() };
}

const localHeader = [0x50, 0x4b, 0x03, 0x04, 20, 0];
const directoryEnd = [0x50, 0x4b, 0x05, 0x06];
const directoryEndLength = 22;

/** Counts the files of a zip that arrives in chunks of any length. */
export type ZipCounter = {
  /** Adds a chunk and returns how many files have started so far. */
  take: (piece: Uint8Array) => number;
  /** Whether the zip is complete and holds as many files as were counted. */
  isWhole: () => boolean;
};

/**
 * Returns a counter for zips as written by `pdf/zip.server.ts`: uncompressed, without a comment (PKWARE APPNOTE 4.3).
 */
export function startZipCounter(): ZipCounter {
  let count = 0;
  /** The last bytes of earlier chunks: a header or the end of the directory may be split across chunks. */
  let tail = new Uint8Array();
  return {
    take(piece) {
      const bytes = new Uint8Array(tail.length + piece.length);
      bytes.set(tail);
      bytes.set(piece, tail.length);
      // Headers that lie completely in the tail were counted with their own chunk.
      const from = Math.max(0, tail.length - localHeader.length + 1);
      for (let at = bytes.indexOf(0x50, from); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
        if (hasEntriesAt(bytes, at, localHeader)) count += 1;
      }
      tail = bytes.slice(-directoryEndLength);
      return count;
    },
    isWhole() {
      if (tail.length < directoryEndLength || !hasEntriesAt(tail, 0, directoryEnd)) return false;
      return new DataView(tail.buffer).getUint16(10, true) === count;
    },
  };
}

function hasEntriesAt(bytes: Uint8Array, at: number, wanted: number[]): boolean {
  return wanted.every((byte, i) => bytes[at + i] === byte);
}
