import { type SQL, sql } from 'drizzle-orm';
import type { EventActor, EventCode } from '#app/domain/history/document-event.ts';
import { documentEvents } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';

/** One line of a document's history, as a statement of the write that causes it. */
export type HistoryEvent = {
  /** The invoice's id and owner; SQL where the statement reads them from a row. */
  invoiceId: string | SQL;
  userId: string | SQL;
  /** Milliseconds since 1970. */
  at: number | SQL;
  actor: EventActor | SQL;
  code: EventCode | SQL;
  /** JSON text; null where there is none. */
  detail?: SQL | string | null;
  /** The entry of the ledger that it reports. */
  paymentId?: SQL;
};

/** Adds a line to a document's history for each row of `from` (default: one line if the statement before changed exactly one row). */
export function recordHistory(event: HistoryEvent, from: SQL = sql`WHERE changes() = 1`): SQL {
  return insertSelect(documentEvents, event, from);
}
