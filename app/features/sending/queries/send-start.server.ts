import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { TemplateKind } from '#app/domain/sending/client-email.ts';
import { deliveryOrderOf } from '#app/features/deliveries/public.server.ts';
import { hasReceipt, receiptOrderOf } from '#app/features/payments/public.server.ts';
import { linkGivenOut } from '#app/features/public-invoice/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails, emailTemplates } from '#db/email-schema.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import {
  bouncedBefore,
  emailsOfDay,
  isBlocked,
  isBounced,
  isSentBefore,
  isStopped,
} from './queue-email.server.ts';

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
 * Lists what sending an owner's documents starts with, in one round trip and without order. Unknown ids and another
 * user's are skipped.
 * @param asked.firstDayEnds ms; 0 if no first-day limit applies
 */
export async function listSendStarts(
  db: Database,
  asked: {
    userId: string;
    kind: TemplateKind;
    invoiceIds: readonly string[];
    paymentId: string | null;
    day: string;
    firstDayEnds: number;
  },
) {
  const { userId, kind, invoiceIds, paymentId, day, firstDayEnds } = asked;
  const address = kind === 'statement' ? statementAddress : clientAddress;
  const [found, templates, [used]] = await queryBatch(db, [
    db
      .select({
        id: invoices.id,
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
        isSent: isSentBefore(sql`invoices.id`, kind).mapWith(Boolean).as('is_sent'),
      })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(
        and(
          sql`${invoices.id} IN (SELECT value FROM json_each(${JSON.stringify(invoiceIds)}))`,
          eq(invoices.userId, userId),
          isNull(users.deletedAt),
        ),
      ),
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
  const { ofDay = 0, ofFirstDay = 0, ofAll = 0 } = used ?? {};
  return {
    invoices: found,
    templates,
    usedOfDay: ofDay,
    usedOfFirstDay: ofFirstDay,
    usedOfAll: ofAll,
  };
}

/** Lists whether each address can get an email of this sender, and how many its mailbox already gets on a day (UTC). */
export function listRecipientStates(
  db: Database,
  asked: {
    userId: string;
    day: string;
    recipients: readonly { address: string; addressKey: string }[];
  },
) {
  const { userId, day, recipients } = asked;
  const recipient = sql`r.value`;
  return read(
    db
      .select({
        address: sql<string>`${recipient} ->> 'address'`.as('address'),
        isBlocked: isBlocked(userId, recipient).mapWith(Boolean).as('is_blocked'),
        isBounced: isBounced(userId, recipient).mapWith(Boolean).as('is_bounced'),
        usedOfMailbox: sql<number>`(SELECT count(*) FROM emails WHERE emails.user_id = ${userId}
          AND emails.address_key = ${recipient} ->> 'addressKey' AND emails.day = ${day}
          AND emails.role <> 'copy' AND emails.state <> 'cancelled')`.as('used_of_mailbox'),
      })
      .from(sql`json_each(${JSON.stringify(recipients)}) AS r`),
  );
}
