import { decodeCsv, type SingleByteEncoding } from '#app/domain/csv/decode-csv.ts';
import {
  checkImport,
  type ImportCheck,
  type ImportPreview,
  maxImportBytes,
} from '#app/domain/products/check-import.ts';
import { chooseDelimiter } from '#app/domain/products/match-columns.ts';
import type { ProductText } from '#app/domain/products/product.ts';
import { productImportTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { fieldsOf, parseJson } from '#app/ui/browser/stored.client.ts';

/** The longest time that checking a file may block the page. */
const maxPauseMs = 16;

/** Loaded with the first file. */
let parser: typeof import('#app/ui/browser/files/parse-csv.client.ts') | null = null;

/** A checked file and the encodings to choose from, the one that was used first; empty if the encoding is certain. */
export type ProductsFile = (
  | { ok: true; preview: ImportPreview }
  | { ok: false; message: string }
) & { encodings: SingleByteEncoding[] };

/**
 * Reads and checks a product file without saving anything. Never rejects.
 * @param onProgress called with the progress, 0 to 1
 * @param encoding the user's choice; absent the first time
 */
export async function parseProductsFile(
  file: Blob,
  onProgress: (share: number) => void,
  encoding?: SingleByteEncoding,
): Promise<ProductsFile> {
  if (file.size > maxImportBytes) return refuse(productImportTexts.refused.fileTooLarge);
  const bytes = await file.arrayBuffer().catch(() => null);
  const decoded = bytes && decodeCsv(new Uint8Array(bytes), encoding);
  if (!decoded) return refuse(productImportTexts.refused.unreadable);
  const { text, maxBytes, choices: encodings } = decoded;
  if (maxBytes > maxImportBytes) return refuse(productImportTexts.refused.contentTooLarge);
  parser ??= await import('#app/ui/browser/files/parse-csv.client.ts').catch(() => null);
  if (!parser) return refuse(productImportTexts.refused.noReader);
  const { delimiter, start } = chooseDelimiter(text);
  const { rows, brokenRow } = parser.parseCsv(text.slice(start), delimiter);
  if (brokenRow !== null) {
    const row = brokenRow + (start > 0 ? 1 : 0);
    return refuse(fill(productImportTexts.refused.loneQuote, { row }));
  }
  // A line that names the separator counts as a row too.
  const checked = await check(start > 0 ? [[], ...rows] : rows, delimiter, onProgress);
  return checked.ok
    ? { ...checked, encodings }
    : { ok: false, message: productImportTexts.refused[checked.code], encodings };
}

async function check(
  rows: string[][],
  delimiter: string,
  onProgress: (share: number) => void,
): Promise<ImportCheck> {
  const checking = checkImport(rows, delimiter);
  let paused = performance.now();
  for (;;) {
    const step = checking.next();
    if (step.done) return step.value;
    if (performance.now() - paused < maxPauseMs) continue;
    onProgress(step.value.done / step.value.of);
    await new Promise((resolve) => setTimeout(resolve));
    paused = performance.now();
  }
}

function refuse(message: string): ProductsFile {
  return { ok: false, message, encodings: [] };
}

type ProductsOrder = {
  /** The idempotency key of the file, the same for every try. */
  key: string;
  products: readonly ProductText[];
  /** Called with the share of the request that was sent, 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the request; what was already sent may be saved. */
  signal: AbortSignal;
};

/** How long to wait for the response after everything was sent. */
const answerTimeMs = 60_000;

/** How an import ended; `message` says why it isn't known to be saved. */
export type ProductsOutcome =
  | { outcome: 'imported'; count: number }
  | { outcome: 'cancelled' }
  | { outcome: 'sign-in-needed' }
  /** Everything was sent, but no response came back: the rows may be saved. */
  | { outcome: 'unanswered' }
  | { outcome: 'failed'; message: string };

/**
 * Posts the checked rows of a product file. Never rejects. Uses XMLHttpRequest, because `fetch` reports no upload
 * progress.
 */
export function sendProducts(order: ProductsOrder): Promise<ProductsOutcome> {
  const { key, products, onProgress, signal } = order;
  const rows = products.map(({ name, unitPrice, taxRate, customId, unit }) => {
    return [name, unitPrice, taxRate, customId, unit];
  });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/products-import');
    request.setRequestHeader('Content-Type', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    request.upload.addEventListener('load', () => {
      hasLeft = true;
      timer = setTimeout(() => {
        resolve({ outcome: 'unanswered' });
        request.abort();
      }, answerTimeMs);
    });
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('load', () => resolve(parseAnswer(request)));
    request.addEventListener('abort', () => resolve({ outcome: 'cancelled' }));
    request.addEventListener('error', () => {
      resolve(
        hasLeft
          ? { outcome: 'unanswered' }
          : { outcome: 'failed', message: failureTexts.reasons.networkAway },
      );
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(JSON.stringify({ key, rows }));
  });
}

function parseAnswer({ status, responseText }: XMLHttpRequest): ProductsOutcome {
  if (status === 401) return { outcome: 'sign-in-needed' };
  const { count, error } = fieldsOf(parseJson(responseText));
  if (status === 200 && typeof count === 'number') return { outcome: 'imported', count };
  const message =
    typeof error === 'string' ? error : fill(productImportTexts.work.status, { status });
  return { outcome: 'failed', message };
}
