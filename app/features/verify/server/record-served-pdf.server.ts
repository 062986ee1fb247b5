import { createHash } from 'node:crypto';
import {
  type HandedOutPdf,
  recordPdfs,
} from '#app/features/verify/queries/issue-records.server.ts';
import type { Database } from '#db/client.server.ts';

/** A rendered PDF and what it shows. */
export type DrawnPdf = { bytes: Uint8Array; shows: Omit<HandedOutPdf, 'hash' | 'madeAt'> };

/**
 * Records PDFs before they are sent, in one round trip. Throws while the database is unreachable: then none of them may
 * be handed out.
 * @param now ms
 */
export function recordServedPdf(
  db: Database,
  drawn: readonly DrawnPdf[],
  now: number,
): Promise<void> {
  const files = drawn.map(({ bytes, shows }) => ({
    ...shows,
    hash: createHash('sha256').update(bytes).digest('hex'),
    madeAt: now,
  }));
  return recordPdfs(db, files);
}
