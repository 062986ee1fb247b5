import * as z from 'zod/mini';
import type { InvoiceItem } from '#app/domain/invoices/content.ts';
import { parseJson } from '#app/domain/json.ts';

/** The document from which another one was created; its date is `YYYY-MM-DD`. */
export type DocumentSource = { number: string; date: string };

const shape = z.lazy(() => z.object({ number: z.string(), date: z.string() }));

/** Parses a source from the database's JSON, `{"number":"INV-001","date":"2026-11-21"}`; null where there is none. */
export function parseDocumentSource(json: string | null): DocumentSource | null {
  const read = shape.safeParse(json === null ? null : parseJson(json));
  return read.success ? read.data : null;
}

/**
 * Returns edited lines with the estimate lines that they take. Only lines that the saved invoice already took count,
 * each once; removed lines release theirs, new lines have none.
 * @param typed the form's lines, see `DraftItem`
 */
export function withSourceLines(
  items: readonly InvoiceItem[],
  typed: readonly string[],
  saved: readonly InvoiceItem[],
): InvoiceItem[] {
  const free = new Set(saved.map(({ sourceLine }) => String(sourceLine ?? '')));
  free.delete('');
  return items.map((item, at) => {
    const line = typed[at] ?? '';
    return free.delete(line) ? { ...item, sourceLine: Number(line) } : item;
  });
}
