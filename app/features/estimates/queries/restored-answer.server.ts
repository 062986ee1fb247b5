import { sql } from 'drizzle-orm';
import { invoices } from '#db/schema.ts';

/** When the answer by which the query's estimate counts as answered was restored from a file, ms; null where a client gave it here. */
export const answerRestoredAt = sql<number | null>`CASE
  WHEN ${invoices.kind} = 'estimate' AND ${invoices.status} IN ('accepted', 'declined', 'invoiced') THEN (
    SELECT given.restored_at FROM estimate_answers AS given WHERE given.estimate_id = ${invoices.id}
    ORDER BY given.revision DESC LIMIT 1) END`;
