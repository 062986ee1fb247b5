import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';

/** The document that another one was made from; its day is `YYYY-MM-DD`. */
export type DocumentSource = { number: string; date: string };

const shape = z.lazy(() => z.object({ number: z.string(), date: z.string() }));

/** A source as the database tells it, `{"number":"INV-001","date":"2026-11-21"}`; null where there is none. */
export function parseDocumentSource(json: string | null): DocumentSource | null {
  const read = shape.safeParse(json === null ? null : parseJson(json));
  return read.success ? read.data : null;
}
