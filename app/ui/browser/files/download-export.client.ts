import { fetchZip } from './fetch-zip.client.ts';

const path = '/api/account-export';
/** The answer's headers: of the first part how many there are, and of each what asks for the next. */
const partsHeader = 'X-Export-Parts';
const nextHeader = 'X-Export-Next';

/** One network may ask for thirty zips in a minute. */
const partMilliseconds = 2_100;

/** A part behind the first: what the server said asks for it, and how many parts there are. */
export type FurtherPart = { number: number; parts: number; further: unknown };

/** How far an export is: files of one part, and which part of how many. */
export type ExportProgress = {
  files: number;
  wanted: number | null;
  part: number;
  parts: number;
};

/** How it ended; `rest` is the part from which it can go on, null where it begins anew. */
export type ExportOutcome =
  | { outcome: 'downloaded'; parts: number }
  | { outcome: 'cancelled'; rest: FurtherPart | null }
  | { outcome: 'failed'; message: string; rest: FurtherPart | null };

/**
 * Fetches everything that is kept of the signed-in person, one zip after the other where it is too much for one, and hands
 * each to the browser's downloads. Never rejects.
 * @param order.from the part with which to go on; null for all
 */
export async function downloadExport(order: {
  from: FurtherPart | null;
  onProgress: (progress: ExportProgress) => void;
  /** Ends the download. */
  signal: AbortSignal;
}): Promise<ExportOutcome> {
  const { onProgress, signal } = order;
  for (let rest = order.from; ; ) {
    const begunAt = performance.now();
    const part = rest?.number ?? 1;
    let parts = rest?.parts ?? 1;
    let next: FurtherPart | null = null;
    const done = await fetchZip({
      path,
      json: rest ? { further: rest.further } : {},
      signal,
      onHeaders: (headers) => {
        parts = Number(headers.get(partsHeader)) || parts;
        next = readNext(headers, { number: part + 1, parts: Math.max(parts, part + 1) });
      },
      onProgress: (files, wanted) => onProgress({ files, wanted, part, parts }),
    });
    if (done.outcome === 'failed') return { ...done, rest };
    if (done.outcome === 'cancelled') return { ...done, rest };
    if (!next) return { outcome: 'downloaded', parts: part };
    rest = next;
    await pause(begunAt + partMilliseconds - performance.now(), signal);
    if (signal.aborted) return { outcome: 'cancelled', rest };
  }
}

function readNext(headers: Headers, place: { number: number; parts: number }): FurtherPart | null {
  const text = headers.get(nextHeader);
  return text === null ? null : { ...place, further: JSON.parse(text) as unknown };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
