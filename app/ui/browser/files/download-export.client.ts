import { fetchZip } from './fetch-zip.client.ts';

const path = '/api/account-export';
/** Response headers: the first part has the number of parts, and every part has the request body for the next one. */
const partsHeader = 'X-Export-Parts';
const nextHeader = 'X-Export-Next';

/** The server allows 30 zips per minute and network. */
const partMilliseconds = 2_100;

/** A part after the first: the request body that the server gave for it, and the number of parts. */
export type NextPart = { number: number; parts: number; further: unknown };

/** Progress of an export: files of the current part, and which part of how many. */
export type ExportProgress = {
  files: number;
  wanted: number | null;
  part: number;
  parts: number;
};

/** How the export ended; `rest` is the part to continue from, null to start over. */
export type ExportOutcome =
  | { outcome: 'downloaded'; parts: number }
  | { outcome: 'cancelled'; rest: NextPart | null }
  | { outcome: 'failed'; message: string; rest: NextPart | null };

/**
 * Downloads all data of the signed-in user, as several zips when one would be too large, and passes each to the
 * browser's downloads. Never rejects.
 * @param order.from the part to continue with; null for all
 */
export async function downloadExport(order: {
  from: NextPart | null;
  onProgress: (progress: ExportProgress) => void;
  signal: AbortSignal;
}): Promise<ExportOutcome> {
  const { onProgress, signal } = order;
  for (let rest = order.from; ; ) {
    const begunAt = performance.now();
    const part = rest?.number ?? 1;
    let parts = rest?.parts ?? 1;
    let next: NextPart | null = null;
    const done = await fetchZip({
      path,
      json: rest ? { further: rest.further } : {},
      signal,
      onHeaders: (headers) => {
        parts = Number(headers.get(partsHeader)) || parts;
        next = parseNextPart(headers, { number: part + 1, parts: Math.max(parts, part + 1) });
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

function parseNextPart(
  headers: Headers,
  place: { number: number; parts: number },
): NextPart | null {
  const text = headers.get(nextHeader);
  return text === null ? null : { ...place, further: JSON.parse(text) as unknown };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
