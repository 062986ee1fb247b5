import type { PaymentEvent } from '#app/domain/invoice/payment-event.ts';
import type { Database } from '#db/client.server.ts';
import { countPaymentEvent as countPaymentEventRow } from '#db/queries/payment-events.server.ts';
import { sendAgainIfLost } from '#db/send-again.server.ts';

/**
 * Counts what happened on an invoice's public page, unless its owner did it. An unknown invoice, a button that it does
 * not have and a second report within a minute count nothing, and nobody is told.
 * @param visit.sessionId of whoever was there, null for a visitor without a session
 * @param visit.now ms
 */
export function countPaymentEvent(
  db: Database,
  event: PaymentEvent,
  visit: { sessionId: string | null; now: number },
): Promise<void> {
  return sendAgainIfLost(() => countPaymentEventRow(db, event, visit));
}
