import type { PaymentKind } from '#app/domain/consent/analytics.ts';
import type { invoices, paymentEvents } from '../schema.ts';

type EventRow = typeof paymentEvents.$inferInsert;
type InvoiceRow = typeof invoices.$inferInsert & { createdAt: number };

const hourMs = 3_600_000;

/**
 * Returns clients' events on the public pages of demo invoices, none later than `now` (ms): two of three were opened
 * within hours, and paid ones had a click to pay.
 */
export function demoEvents(rows: readonly InvoiceRow[], now: number): EventRow[] {
  return rows.flatMap((row, index) => {
    const kind = buttonOf(row);
    const shownAt = row.createdAt + (2 + (index % 9)) * hourMs;
    if (kind === null || index % 3 === 2 || shownAt > now) return [];
    const shown = eventRow(row, kind, 'shown', shownAt);
    const clickedAt = shownAt + hourMs / 6;
    const isClicked = row.status === 'paid' && clickedAt <= now;
    return isClicked ? [shown, eventRow(row, kind, 'click', clickedAt)] : [shown];
  });
}

function buttonOf(row: InvoiceRow): PaymentKind | null {
  if (row.acceptCardPayments && row.stripePaymentLink) return 'stripe_link';
  return row.paypalPaymentLink ? 'paypal_me' : null;
}

function eventRow(
  { id }: InvoiceRow,
  kind: PaymentKind,
  event: EventRow['event'],
  at: number,
): EventRow {
  return { invoiceId: id, kind, event, times: 1, firstAt: at, lastAt: at };
}
