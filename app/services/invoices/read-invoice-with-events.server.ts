import type { CountedEvent } from '#app/domain/invoice/client-activity.ts';
import type { Database } from '#db/client.server.ts';
import { type StoredInvoice, toStoredInvoice } from '#db/invoice-row.server.ts';
import { readInvoiceWithEvents as readRowWithEvents } from '#db/queries/invoices.server.ts';

/**
 * An invoice for somebody with its link and a session, in one round trip. What the client did comes along only when the
 * session is alive and its owner's; for everybody else there are no events.
 * @param session.now ms
 * @returns null when it is unknown or its owner's account is closed
 */
export async function readInvoiceWithEvents(
  db: Database,
  invoiceId: string,
  session: { id: string; now: number },
): Promise<{ invoice: StoredInvoice; events: CountedEvent[] } | null> {
  const found = await readRowWithEvents(db, invoiceId, session);
  return found && { invoice: toStoredInvoice(found.row), events: found.events };
}
