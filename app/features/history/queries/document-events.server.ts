import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { AskingSession } from '#app/features/public-invoice/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { documentEvents } from '#db/history-schema.ts';

/** How many events of a long history are shown. */
const maxShown = 100;

/**
 * Selects the latest events of an invoice, newest first, for an active session of its owner; no rows for anyone else.
 */
export function selectHistoryForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  { id, now }: AskingSession,
) {
  const { at, code, detail } = documentEvents;
  return db
    .select({ at, code, detail })
    .from(documentEvents)
    .innerJoin(sessions, eq(sessions.userId, documentEvents.userId))
    .where(
      and(
        eq(documentEvents.invoiceId, invoiceId),
        eq(sessions.id, id),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(documentEvents.id))
    .limit(maxShown);
}
