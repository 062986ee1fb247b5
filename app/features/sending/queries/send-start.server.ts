import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { TemplateKind } from '#app/domain/sending/client-email.ts';
import { deliveryOrderOf } from '#app/features/deliveries/public.server.ts';
import { hasReceipt, receiptOrderOf } from '#app/features/payments/public.server.ts';
import { linkGivenOut } from '#app/features/public-invoice/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails, emailTemplates } from '#db/email-schema.ts';
import { queryBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { bouncedBefore, emailsOfDay, isStopped } from './queue-email.server.ts';

// Expressions over the query's `invoices`, with names spelled out: drizzle may omit the table from a column, which
// would then refer to the inner table.

/** The current address of the query's invoice's client; null if there is none. */
const addressNow: SQL<string | null> = sql<
  string | null
>`(SELECT nullif(client.email, '') FROM clients AS client
  WHERE client.id = invoices.client_id AND client.user_id = invoices.user_id)`;

/** The CC addresses of the query's invoice's client, separated by commas; null if there are none. */
export const clientCc: SQL<string | null> = sql<
  string | null
>`(SELECT client.cc_emails FROM clients AS client
  WHERE client.id = invoices.client_id AND client.user_id = invoices.user_id)`;

/**
 * The address for automatic emails about the query's invoice: the one on the invoice or, once that has bounced, the
 * client's current one; null if there is none.
 */
export const clientAddress: SQL<string | null> = sql<string | null>`CASE
  WHEN ${bouncedBefore(sql`invoices.user_id`, sql`lower(invoices.client_email)`)} THEN coalesce(${addressNow}, invoices.client_email)
  ELSE invoices.client_email END`;

/**
 * The address for a statement to the query's invoice's client: a statement is about the client, so the client's own
 * address comes first.
 */
const statementAddress: SQL<string | null> = sql<
  string | null
>`coalesce(${addressNow}, invoices.client_email)`;

/**
 * Returns the send dialog's initial data for an owner's invoice in one round trip; null if it is unknown or another
 * user's.
 * @param asked.firstDayEnds ms; 0 if no first-day limit applies
 */
export async function getSendStart(
  db: Database,
  asked: {
    userId: string;
    kind: TemplateKind;
    invoiceId: string;
    paymentId: string | null;
    day: string;
    firstDayEnds: number;
  },
) {
  const { userId, kind, invoiceId, paymentId, day, firstDayEnds } = asked;
  const address = kind === 'statement' ? statementAddress : clientAddress;
  const [[invoice], templates, [used]] = await queryBatch(db, [
    db
      .select({
        invoiceNumber: invoices.invoiceNumber,
        clientEmail: sql<string | null>`${address}`.as('client_address'),
        cc: sql<string | null>`${clientCc}`.as('client_cc'),
        status: invoices.status,
        totalMinor: invoices.totalMinor,
        dueDate: invoices.dueDate,
        receipt: receiptOrderOf(
          sql`(SELECT payments.id FROM payments WHERE payments.id = ${paymentId} AND ${hasReceipt})`,
          invoices.id,
        ).as('receipt'),
        delivery: deliveryOrderOf(sql`${paymentId}`, invoices.id).as('delivery'),
        country: invoices.country,
        language: invoices.language,
        isLinked: sql<boolean>`${linkGivenOut()} IS NOT NULL`.mapWith(Boolean).as('is_linked'),
        isStopped: isStopped(sql`${invoices.userId}`).mapWith(Boolean).as('is_stopped'),
        isBounced: bouncedBefore(sql`${invoices.userId}`, sql`lower(${address})`)
          .mapWith(Boolean)
          .as('is_bounced'),
      })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(and(eq(invoices.id, invoiceId), eq(invoices.userId, userId), isNull(users.deletedAt))),
    db.select().from(emailTemplates).where(eq(emailTemplates.userId, userId)),
    db
      .select({
        ofDay: sql<number>`count(*) FILTER (WHERE ${emails.day} = ${day})`.as('of_day'),
        ofFirstDay: sql<number>`count(*) FILTER (WHERE ${emails.sendAt} < ${firstDayEnds})`.as(
          'of_first_day',
        ),
        ofAll: emailsOfDay(day).as('of_all'),
      })
      .from(emails)
      .where(
        and(
          eq(emails.userId, userId),
          sql`${emails.state} <> 'cancelled'`,
          // An account on its first day has only emails for that day and later days.
          firstDayEnds > 0 ? undefined : eq(emails.day, day),
        ),
      ),
  ]);
  if (!invoice) return null;
  const { ofDay = 0, ofFirstDay = 0, ofAll = 0 } = used ?? {};
  return {
    invoice,
    templates,
    usedOfDay: ofDay,
    usedOfFirstDay: ofFirstDay,
    usedOfAll: ofAll,
  };
}
