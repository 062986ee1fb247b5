import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { EventActor, EventCode } from '#app/domain/history/document-event.ts';
import type { AskingSession } from '#app/features/public-invoice/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { documentEvents } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';

/** A history event of a document, for a statement in the write that causes it. */
export type HistoryEvent = {
  /** The invoice's id and owner; SQL if the statement reads them from a row. */
  invoiceId: string | SQL;
  userId: string | SQL;
  /** Milliseconds since the epoch. */
  at: number | SQL;
  actor: EventActor | SQL;
  code: EventCode | SQL;
  /** JSON text; null if there is none. */
  detail?: SQL | string | null;
  /** The ledger entry that the event is about. */
  paymentId?: SQL;
};

/**
 * Adds a history event for each row of `from` (default: one event if the previous statement changed exactly one row).
 */
export function recordHistory(event: HistoryEvent, from: SQL = sql`WHERE changes() = 1`): SQL {
  return insertSelect(documentEvents, event, from);
}

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
