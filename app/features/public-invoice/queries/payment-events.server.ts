import { and, eq, gt, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import {
  countedAgainAfterMs,
  type PaymentEvent,
  type PaymentEventName,
  type PaymentKind,
} from '#app/domain/consent/analytics.ts';
import { sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
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
    ]);
  await retryIfResponseLost(count);
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

/** A column of a query over `invoices`: the first time (ms) of an event, for any button; null if it never happened. */
export function firstInstantOf(event: PaymentEventName): SQL.Aliased<number | null> {
  // Aliased: drizzle reads a batch's rows by column name, and both events' columns would have the same one.
  return firstOf(event).as(`first_${event}`);
}

/**
 * A column of a query over `invoices`: the first time (ms) that anyone opened it, by an email's link or another; null
 * if never.
 */
export function firstOpenedAt(): SQL.Aliased<number | null> {
  const byEmail = new QueryBuilder()
    .select({ at: min(emails.firstOpenedAt) })
    .from(emails)
    .where(eq(emails.invoiceId, invoices.id));
  // A maximum instead of null, so that each of the two is looked up only once.
  const never = sql.raw(String(Number.MAX_SAFE_INTEGER));
  const orNever = (at: SQLWrapper) => sql`coalesce(${at}, ${never})`;
  return sql<
    number | null
  >`nullif(min(${orNever(firstOf('shown'))}, ${orNever(byEmail)}), ${never})`.as('first_opened');
}

function firstOf(event: PaymentEventName): SQL<number | null> {
  const first = new QueryBuilder()
    .select({ at: min(paymentEvents.firstAt) })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.invoiceId, invoices.id), eq(paymentEvents.event, event)));
  return sql<number | null>`${first}`;
}
