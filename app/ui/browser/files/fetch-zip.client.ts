import { failureTexts } from '#app/i18n/failures.ts';
import { refusalOf } from '../requests/refusal.client.ts';
import { fileNameOf, saveFile } from './save-file.client.ts';

/** The answer's header that says how many files the zip will hold, where the page does not know it before. */
const filesHeader = 'X-Zip-Files';

type ZipQuestion = {
  /** What is posted where. */
  path: string;
  json: unknown;
  /** Told how many files have arrived, as often as that changes, and of how many; null where the server does not say. */
  onProgress: (files: number, wanted: number | null) => void;
  /** Told what the answer's headers say, before its files arrive. */
  onHeaders?: (headers: Headers) => void;
  /** Ends the download. */
  signal: AbortSignal;
};

/** How a download of several files ended; `files` counts what the archive holds, `message` says why there is none. */
export type ZipOutcome =
  | { outcome: 'downloaded'; files: number }
  | { outcome: 'cancelled' }
  | { outcome: 'failed'; message: string };

export type ZipOrder = {
  /** Ids of the seller's invoices, in the order wanted; up to `maxInvoicesInZip`. */
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

/** Has the server make a zip and hands it to the browser's downloads under the server's file name. Never rejects. */
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
    // What comes behind the files that were announced is not counted: some invoices are there as XML, too.
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

/** Browsers keep large blobs on the disk, and what was only read in memory. */
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

/** Counts the files of a zip while it arrives in pieces of any length. */
export type ZipCounter = {
  /** Takes the next piece and answers how many files have begun so far. */
  take: (piece: Uint8Array) => number;
  /** Whether the zip has come to its end and holds as many files as were counted. */
  isWhole: () => boolean;
};

/** A counter for zips as `pdf/zip.server.ts` writes them: not packed, without a comment (PKWARE APPNOTE 4.3). */
export function startZipCounter(): ZipCounter {
  let count = 0;
  /** The last bytes of earlier pieces: a header may be cut in two, and the end of the directory too. */
  let tail = new Uint8Array();
  return {
    take(piece) {
      const bytes = new Uint8Array(tail.length + piece.length);
      bytes.set(tail);
      bytes.set(piece, tail.length);
      // Headers that stand whole in the tail were counted with their own piece.
      const from = Math.max(0, tail.length - localHeader.length + 1);
      for (let at = bytes.indexOf(0x50, from); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
        if (standsAt(bytes, at, localHeader)) count += 1;
      }
      tail = bytes.slice(-directoryEndLength);
      return count;
    },
    isWhole() {
      if (tail.length < directoryEndLength || !standsAt(tail, 0, directoryEnd)) return false;
      return new DataView(tail.buffer).getUint16(10, true) === count;
    },
  };
}

function standsAt(bytes: Uint8Array, at: number, wanted: number[]): boolean {
  return wanted.every((byte, i) => bytes[at + i] === byte);
}
