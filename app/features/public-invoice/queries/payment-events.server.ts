import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import {
  countedAgainAfterMs,
  type PaymentEvent,
  type PaymentKind,
} from '#app/domain/consent/analytics.ts';
import { sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { invoices, paymentEvents } from '#db/schema.ts';
import { retryIfResponseLost, writeBatch } from '#db/write.server.ts';
import { invoiceOfLink, type VisitorSession } from './invoice-links.server.ts';

/** Condition: the invoice's pages have this kind of button. */
const offers: Record<PaymentKind, SQL> = {
  paypal_me: sql`${invoices.paypalPaymentLink} IS NOT NULL`,
  stripe_link: sql`${invoices.acceptCardPayments} AND ${invoices.stripePaymentLink} IS NOT NULL`,
};

/**
 * Counts an event on an invoice's public pages: at most once a minute, only for a button that the invoice has, and not
 * for a session of the owner. An invoice has at most four rows. One round trip; retried if the response is lost, since
 * an immediate repeat changes nothing. Events for an unknown or withdrawn link, or a closed account, aren't counted.
 * @param report.invoiceId the token of the link
 * @param visit.sessionId session of the reporting page; null without one
 * @param visit.now ms
 */
export async function countPaymentEvent(
  db: Database,
  { invoiceId: key, kind, event }: PaymentEvent,
  { sessionId, now }: { sessionId: string | null; now: number },
): Promise<void> {
  const isOwner = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${and(
    eq(sessions.id, sessionId ?? ''),
    eq(sessions.userId, invoices.userId),
    gt(sessions.expiresAt, now),
  )})`;
  const counted = {
    invoiceId: sql`${invoices.id}`,
    kind,
    event,
    times: 1,
    firstAt: now,
    lastAt: now,
  };
  const count = () =>
    writeBatch(db, [
      insertSelect(
        paymentEvents,
        counted,
        sql`FROM ${invoices} INNER JOIN ${users} ON ${eq(users.id, invoices.userId)}
        WHERE ${eq(invoices.id, invoiceOfLink(key, null))} AND ${users.deletedAt} IS NULL AND ${offers[kind]} AND NOT ${isOwner}
        ON CONFLICT (invoice_id, event, kind) DO UPDATE SET times = times + 1, last_at = excluded.last_at
        WHERE last_at <= excluded.last_at - ${countedAgainAfterMs}`,
      ),
      recordFirst(event, eq(invoices.id, invoiceOfLink(key, null)), now),
    ]);
  await retryIfResponseLost(count);
}

/**
 * Stores when an invoice was first opened, or when one of its payment buttons was first clicked, unless that is already
 * known or the event wasn't counted.
 * @param now ms
 */
function recordFirst(event: PaymentEvent['event'], which: SQL, now: number): SQL {
  const first = sql.identifier(event === 'shown' ? 'opened_at' : 'pay_clicked_at');
  return sql`UPDATE ${invoices} SET ${first} = ${now} WHERE ${which} AND ${first} IS NULL
    AND EXISTS (SELECT 1 FROM ${paymentEvents} WHERE ${paymentEvents.invoiceId} = ${invoices.id}
      AND ${paymentEvents.event} = ${event})`;
}

/** Selects the events on an invoice's public pages, for a valid session of its owner; no rows for anyone else. */
export function selectEventsForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  { id, now }: VisitorSession,
) {
  const { kind, event, times, firstAt, lastAt } = paymentEvents;
  return db
    .select({ kind, event, times, firstAt, lastAt })
    .from(paymentEvents)
    .innerJoin(invoices, eq(invoices.id, paymentEvents.invoiceId))
    .innerJoin(sessions, eq(sessions.userId, invoices.userId))
    .where(
      and(eq(paymentEvents.invoiceId, invoiceId), eq(sessions.id, id), gt(sessions.expiresAt, now)),
    );
}
