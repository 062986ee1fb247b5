import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';

/** The document from which another one was created; its date is `YYYY-MM-DD`. */
export type DocumentSource = { number: string; date: string };

const shape = z.lazy(() => z.object({ number: z.string(), date: z.string() }));

/** Parses a source from the database's JSON, `{"number":"INV-001","date":"2026-11-21"}`; null where there is none. */
export function parseDocumentSource(json: string | null): DocumentSource | null {
  const read = shape.safeParse(json === null ? null : parseJson(json));
  return read.success ? read.data : null;
}
