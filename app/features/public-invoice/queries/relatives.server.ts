import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';
import type { AskingSession } from './invoice-links.server.ts';

/** What is shown of a document that this one was created from, or that was created from it. */
export type RelatedRow = Pick<
  typeof invoices.$inferSelect,
  'id' | 'kind' | 'invoiceNumber' | 'totalMinor' | 'status' | 'createdAt'
>;

/**
 * Selects the document that this one was created from and those created from it, unordered, for a valid session of
 * their owner; no rows for anyone else.
 */
export function selectRelativesForOwner(
  db: Database,
  documentId: SQL<string | null>,
  { id: sessionId, now }: AskingSession,
) {
  const { id, kind, invoiceNumber, totalMinor, status, sourceId, createdAt } = invoices;
  const source = sql`(SELECT made.source_id FROM invoices AS made WHERE made.id = ${documentId})`;
  return db
    .select({ id, kind, invoiceNumber, totalMinor, status, createdAt })
    .from(invoices)
    .innerJoin(sessions, eq(sessions.userId, invoices.userId))
    .where(
      and(
        or(eq(sourceId, documentId), eq(id, source)),
        eq(sessions.id, sessionId),
        gt(sessions.expiresAt, now),
      ),
    );
}
