import { decodeCsv } from '#app/domain/csv/decode-csv.ts';
import type { SingleByteEncoding } from '#app/domain/csv/text-encodings.ts';
import { checkImport, type ImportCheck } from '#app/domain/products/check-import.ts';
import { chooseDelimiter } from '#app/domain/products/choose-delimiter.ts';
import { maxImportBytes } from '#app/domain/products/import-limits.ts';
import { productImportTexts } from '#app/features/products/texts/product-import.ts';
import { fill } from '#app/i18n/fill.ts';

/** As long as this the page stands still at most while a file is checked. */
const maxPauseMs = 16;

/** Fetched with the first file. */
let parser: typeof import('#app/ui/browser/files/parse-csv.client.ts') | null = null;

/** A checked file with the encodings that the user may choose from, the one that was read first; empty where it is clear. */
export type ProductsFile = ImportCheck & { encodings: SingleByteEncoding[] };

/**
 * Reads and checks a product file; nothing is written anywhere. Never rejects.
 * @param onProgress told how much of the work is done, 0 to 1
 * @param encoding what the user chose; absent the first time
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
  // The line that names the separator is a row too.
  const checked = await check(start > 0 ? [[], ...rows] : rows, delimiter, onProgress);
  return { ...checked, encodings };
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
