import { decodeCsv, type SingleByteEncoding } from '#app/domain/csv/decode-csv.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { guessByHand, likenessOf } from '#app/domain/import/file-questions.ts';
import {
  maxExportFile,
  maxExportPicture,
  maxImportFile,
  maxImportRows,
} from '#app/domain/import/import-lots.ts';
import { findOtherContents } from '#app/domain/import/other-contents.ts';
import {
  checkExportLedger,
  exportFiles,
  exportPictures,
  planExport,
} from '#app/domain/import/plan-export.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { type FileGuess, recognizeFile } from '#app/domain/import/recognize-file.ts';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { toBase64 } from '#app/ui/browser/files/base64.client.ts';

/** A file with what it may contain; if there is more than one guess, or open columns, the user is asked. */
export type ImportFile = {
  name: string;
  rows: string[][];
  delimiter: string;
  guesses: FileGuess[];
  /** The encodings that the user has to choose from, the one in use first; empty if the encoding is clear. */
  encodings: SingleByteEncoding[];
};

const delimiters = [',', ';', '\t'] as const;
/** Enough to include the column headers, even below a title. */
const startChars = 20_000;

/** Loaded with the first file. */
let parser: typeof import('#app/ui/browser/files/parse-csv.client.ts') | null = null;

/**
 * Reads a file and recognizes it by its column headers; nothing is stored. Never rejects.
 * @param encoding the user's choice; absent the first time
 */
export async function parseImportFile(
  file: File,
  encoding?: SingleByteEncoding,
): Promise<{ ok: true; file: ImportFile } | { ok: false; message: string }> {
  if (file.size > maxImportFile) return refuse(importTexts.refused.tooLarge);
  const bytes = await file.arrayBuffer().catch(() => null);
  const decoded = bytes && decodeCsv(new Uint8Array(bytes), encoding);
  if (!decoded) return refuse(importTexts.refused.unreadable);
  if (decoded.maxBytes > maxImportFile) return refuse(importTexts.refused.tooLarge);
  parser ??= await import('#app/ui/browser/files/parse-csv.client.ts').catch(() => null);
  if (!parser) return refuse(importTexts.refused.noReader);
  const { parseCsv } = parser;
  const { text } = decoded;
  const tries = delimiters.map((delimiter) => {
    const { rows } = parseCsv(text.slice(0, startChars), delimiter);
    const known = recognizeFile(rows)[0]?.places.size ?? 0;
    return { delimiter, known, ...likenessOf(rows) };
  });
  const { delimiter } = tries.reduce((best, each) => {
    const size = ({ alike, width }: typeof each) => alike * width;
    const isBetter = each.known - best.known || size(each) - size(best);
    return isBetter > 0 ? each : best;
  });
  const { rows, brokenRow } = parseCsv(text, delimiter);
  const known = recognizeFile(rows);
  const recognized = known.length > 0 ? known : guessByHand(rows);
  const [guess] = recognized;
  if (!guess) return refuse(importTexts.refused.unknown);
  const held = findOtherContents(rows, guess);
  if (held !== null && held !== 'estimates' && held !== 'creditNotes') {
    return refuse(importTexts.refused.holds[held]);
  }
  const documentKind = held && (held === 'estimates' ? 'estimate' : 'credit-note');
  const guesses = documentKind ? guessesOfKind(documentKind, recognized, rows) : recognized;
  if (brokenRow !== null) return refuse(fill(importTexts.refused.loneQuote, { row: brokenRow }));
  const data = rows
    .slice(guess.headingRow + 1)
    .filter((cells) => cells.some((text) => text.trim()));
  if (data.length === 0) return refuse(importTexts.refused.empty);
  if (data.length > maxImportRows) {
    return refuse(fill(importTexts.refused.tooManyRows, { rows: formatCount(maxImportRows) }));
  }
  const encodings = decoded.choices;
  return { ok: true, file: { name: file.name, rows, delimiter, guesses, encodings } };
}

/** Reads a file as estimates or credit notes, with manually assigned columns if it wasn't recognized as documents. */
function guessesOfKind(
  documentKind: DocumentKind,
  recognized: readonly FileGuess[],
  rows: string[][],
): FileGuess[] {
  const isOfDocuments = ({ kind }: FileGuess) => kind === 'invoices';
  const found = recognized.filter(isOfDocuments);
  const guesses = found.length > 0 ? found : guessByHand(rows).filter(isOfDocuments);
  return guesses.map((guess) => ({ ...guess, documentKind }));
}

function refuse(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

/** Loaded with the first zip. */
let unpacker: typeof import('fflate') | null = null;

/**
 * Reads one zip of an account's export, unpacking only its data and the pictures of its settings. Never rejects.
 * @param today the seller-local date, `YYYY-MM-DD`
 */
export async function parseExportFile(
  file: File,
  today: string,
): Promise<{ ok: true; plan: ImportPlan } | { ok: false; message: string }> {
  if (file.size > maxExportFile) return refuse(importTexts.refused.exportTooLarge);
  const bytes = await file.arrayBuffer().catch(() => null);
  unpacker ??= await import('fflate').catch(() => null);
  if (!bytes || !unpacker) return refuse(importTexts.refused.noReader);
  const { unzipSync } = unpacker;
  try {
    const unpacked = unzipSync(new Uint8Array(bytes), {
      filter: ({ name, originalSize }) =>
        (exportFiles.test(name) && originalSize <= maxExportFile) ||
        (exportPictures.test(name) && originalSize <= maxExportPicture),
    });
    const decoder = new TextDecoder();
    const texts = await Promise.all(
      Object.entries(unpacked).map(async ([name, data]): Promise<[string, string]> => {
        if (!exportPictures.test(name)) return [name, decoder.decode(data)];
        const base64 = await toBase64(new Blob([data as BlobPart]));
        const type = name.endsWith('.png') ? 'png' : 'jpeg';
        return [name, writePictureText({ type, base64 })];
      }),
    );
    const plan = planExport(new Map(texts));
    if (plan?.unreadable === 0) {
      const { plan: sound, broken, remarks } = checkExportLedger(plan, today);
      return { ok: true, plan: { kind: 'export', broken, remarks, unused: [], ...sound } };
    }
  } catch {
    // The file isn't a zip or is incomplete.
  }
  return refuse(importTexts.refused.noExport);
}
