import { sql } from 'drizzle-orm';
import { invoices } from '#db/schema.ts';

/**
 * When the query's estimate got its current answer by being restored from a file, ms; null if a client gave the answer
 * here.
 */
export const answerRestoredAt = sql<number | null>`CASE
  WHEN ${invoices.kind} = 'estimate' AND ${invoices.status} IN ('accepted', 'declined', 'invoiced') THEN (
    SELECT given.restored_at FROM estimate_answers AS given WHERE given.estimate_id = ${invoices.id}
    ORDER BY given.revision DESC LIMIT 1) END`;
