import type { CountedEvent } from '#app/domain/invoices/client-activity.ts';
import type { PaymentEvent } from '#app/domain/invoices/payment-event.ts';
import type { Database } from '#db/client.server.ts';
import { type StoredInvoice, toStoredInvoice } from '#db/invoice-row.server.ts';
import { readInvoiceWithEvents as readRowWithEvents } from '#db/queries/invoices/invoice-rows.server.ts';
import { countPaymentEvent as countPaymentEventRow } from '#db/queries/invoices/payment-events.server.ts';
import { sendAgainIfLost } from '#db/send-again.server.ts';

/**
 * Counts what happened on an invoice's public page, unless its owner did it. An unknown invoice, a button that it does
 * not have and a second report within a minute count nothing, and no answer tells.
 * @param visit.sessionId of the visitor, null for a visitor without a session
 * @param visit.now ms
 */
export function countPaymentEvent(
  db: Database,
  event: PaymentEvent,
  visit: { sessionId: string | null; now: number },
): Promise<void> {
  return sendAgainIfLost(() => countPaymentEventRow(db, event, visit));
}

/**
 * An invoice for a user with its link and a session, in one round trip. What the client did comes along only when the
 * session is alive and its owner's; for all others there are no events.
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
