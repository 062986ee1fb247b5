import { decodeCsv } from '#app/domain/csv/decode-csv.ts';
import type { SingleByteEncoding } from '#app/domain/csv/text-encodings.ts';
import {
  checkImport,
  type ImportCheck,
  type ImportPreview,
} from '#app/domain/products/check-import.ts';
import { maxImportBytes } from '#app/domain/products/check-posted-import.ts';
import { chooseDelimiter } from '#app/domain/products/match-columns.ts';
import { productImportTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';

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
