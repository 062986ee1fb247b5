import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import type {
  EmailKind,
  EmailReason,
  EmailRole,
  EmailState,
} from '#app/domain/sending/client-email.ts';
import { emailKindRules, isAboutPayment } from '#app/domain/sending/email-kinds.ts';
import { deliveryOrderOf } from '#app/features/deliveries/public.server.ts';
import { hasReceipt } from '#app/features/payments/public.server.ts';
import { linkGivenOut } from '#app/features/public-invoice/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emailBlocks, emailStops, emails } from '#db/email-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import { type StatementResult, writeBatch } from '#db/write.server.ts';

/** A validated request to send; instants in ms. */
export type EmailOrder = {
  userId: string;
  invoiceId: string;
  /** Idempotency key, created by the browser. */
  idempotencyKey: string;
  kind: EmailKind;
  /** For kinds that are about one payment or delivery note of the document. */
  paymentId: string | null;
  recipients: readonly {
    id: string;
    role: EmailRole;
    address: string;
    addressKey: string;
    token: string;
  }[];
  /** The recipients that the emails name, JSON text. */
  named: string | null;
  subject: string;
  body: string;
  attach: boolean;
  sendAt: number;
  now: number;
  /** The day (UTC) that it counts for, and the plan's daily recipient limit. */
  day: string;
  dailyLimit: number;
  /** The daily email limit of one mailbox, not counting the sender's copies. */
  mailboxLimit: number;
  /** Whether an email above that limit is queued anyway and waits for a day below it (`claimEmail`). */
  waitsForMailbox: boolean;
  /** Whether CC recipients that are blocked or bounced are left out, instead of refusing the entire send. */
  leavesOutCc?: boolean;
  /** The daily limit for emails of all senders; null if there is none. */
  budget: number | null;
  /** The end of the account's first day and its recipient limit; null if it doesn't apply. */
  firstDay: { ends: number; limit: number } | null;
  /** For reminders: the due date and step. */
  step?: { due: string; days: number };
  only?: SQL;
  /** Queues nothing if another request has already sent the document to its client. */
  onlyFirst?: boolean;
};

/** What the database reports after a send was tried. */
export type QueueResult = {
  status: StoredStatus;
  isLinked: boolean;
  isConfirmed: boolean;
  isStopped: boolean;
  /** Not counting this request. */
  usedOfDay: number;
  usedOfFirstDay: number;
  /** Of all senders; 0 if there is no limit. */
  budgetUsed: number;
  /** Addresses of this request that blocked the sender, and those that don't exist. */
  blocked: string[];
  bounced: string[];
  /** Addresses that would exceed their mailbox's daily limit. */
  fullMailboxes: string[];
  /** Whether the `only` condition is true. */
  isFree: boolean;
  /** For `onlyFirst`: whether another request has already sent it. */
  isSent: boolean;
  /** The emails queued by this request, now or in an earlier try. */
  written: { id: string; address: string; state: EmailState; reason: EmailReason | null }[];
  /** How many of these match this request. */
  asOrdered: number;
};

/**
 * Queues the emails of a request, all or none, if every rule allows it; the limits are checked in the write itself. One
 * round trip; idempotent.
 * @returns null if the document is unknown or another user's, or doesn't have that payment or delivery note
 */
export async function insertEmails(db: Database, order: EmailOrder): Promise<QueueResult | null> {
  const [facts = null] = await insertEmailBatches(db, [order]);
  return facts;
}

/** The same for several requests in order, in one transaction. */
export async function insertEmailBatches(
  db: Database,
  orders: readonly EmailOrder[],
): Promise<(QueueResult | null)[]> {
  const results = await writeBatch(db, orders.flatMap(queueEmailStatements));
  return orders.map((_, at) => getFacts(results[2 * at + 1]));
}

function queueEmailStatements(order: EmailOrder): SQL[] {
  const { userId, invoiceId, idempotencyKey, only = sql`true` } = order;
  const isOwners = and(eq(invoices.id, invoiceId), eq(invoices.userId, userId));
  const ofPress = and(eq(emails.userId, userId), eq(emails.idempotencyKey, idempotencyKey));
  const facts = factsOf(order);
  const room = order.recipients.length;
  const { firstDay, budget } = order;
  return [
    insertSelect(
      emails,
      {
        id: sql`r.value ->> 'id'`,
        role: sql`r.value ->> 'role'`,
        token: sql`r.value ->> 'token'`,
        address: sql`r.value ->> 'address'`,
        addressKey: sql`r.value ->> 'addressKey'`,
        invoiceId,
        userId,
        idempotencyKey,
        kind: order.kind,
        cc: order.named,
        state: 'scheduled',
        paymentId: order.paymentId,
        madeAt: order.now,
        changedAt: order.now,
        sendAt: order.sendAt,
        day: order.day,
        subject: order.subject,
        body: order.body,
        attach: order.attach,
        ...order.step,
      },
      sql`FROM ${invoices} INNER JOIN ${users} ON ${users.id} = ${invoices.userId}
        CROSS JOIN json_each(${JSON.stringify(order.recipients)}) AS r
        WHERE ${isOwners} AND ${isNull(users.deletedAt)} AND ${facts.isConfirmed} AND ${facts.isLinked}
          AND ${facts.hasSubject} AND ${invoices.status} NOT IN ${emailKindRules[order.kind].forbiddenIn} AND ${only}
          AND NOT ${facts.isStopped} AND NOT ${facts.isSent}
          AND ${facts.blocked} = '[]' AND ${facts.bounced} = '[]' AND ${facts.fullMailboxes} = '[]'
          AND ${facts.usedOfDay} + ${room} <= ${order.dailyLimit}
          AND ${firstDay ? sql`${facts.usedOfFirstDay} + ${room} <= ${firstDay.limit}` : sql`true`}
          AND ${budget === null ? sql`true` : sql`${facts.budgetUsed} + ${room} <= ${budget}`}
          AND NOT ${leftOut(order, sql`r.value`)} AND NOT EXISTS (SELECT 1 FROM ${emails} WHERE ${ofPress})`,
    ),
    sql`SELECT ${invoices.status} AS status, ${facts.isLinked} AS isLinked, ${facts.isConfirmed} AS isConfirmed,
        ${facts.isStopped} AS isStopped, ${facts.usedOfDay} AS usedOfDay, ${facts.usedOfFirstDay} AS usedOfFirstDay,
        ${facts.budgetUsed} AS budgetUsed, ${facts.blocked} AS blocked, ${facts.bounced} AS bounced,
        ${facts.fullMailboxes} AS fullMailboxes, ${only} AS isFree,
        ${facts.isSent} AS isSent,
        (SELECT json_group_array(json_object('id', id, 'address', address, 'state', state, 'reason', reason))
          FROM ${emails} WHERE ${ofPress}) AS written,
        (SELECT count(*) FROM ${emails} WHERE ${ofPress} AND ${isAsOrdered(order)}) AS asOrdered
      FROM ${invoices} INNER JOIN ${users} ON ${users.id} = ${invoices.userId}
      WHERE ${isOwners} AND ${isNull(users.deletedAt)} AND ${facts.hasSubject}`,
  ];
}

/** Condition: the query's email matches an order. One postponed after an attempt still counts as sent "now". */
function isAsOrdered(order: EmailOrder): SQL {
  const { invoiceId, kind, paymentId, named, subject, body, attach, sendAt, now, recipients } =
    order;
  const isForNow =
    sendAt <= now ? sql`${emails.sendAt} <= ${emails.madeAt} OR ${emails.tries} > 0` : sql`false`;
  return sql`${emails.invoiceId} = ${invoiceId} AND ${emails.kind} = ${kind} AND ${emails.paymentId} IS ${paymentId}
    AND ${emails.cc} IS ${named} AND ${emails.subject} = ${subject} AND ${emails.body} = ${body} AND ${emails.attach} = ${attach ? 1 : 0}
    AND (${emails.sendAt} = ${sendAt} OR ${isForNow})
    AND EXISTS (SELECT 1 FROM json_each(${JSON.stringify(recipients)}) AS wanted
      WHERE wanted.value ->> 'address' = ${emails.address} AND wanted.value ->> 'role' = ${emails.role})`;
}

function getFacts(result: StatementResult | undefined): QueueResult | null {
  const row = result?.rows[0];
  if (!row) return null;
  const list = (name: string) => JSON.parse(String(row[name])) as never[];
  return {
    status: row.status as StoredStatus,
    isLinked: row.isLinked === 1,
    isConfirmed: row.isConfirmed === 1,
    isStopped: row.isStopped === 1,
    usedOfDay: Number(row.usedOfDay),
    usedOfFirstDay: Number(row.usedOfFirstDay),
    budgetUsed: Number(row.budgetUsed),
    isFree: row.isFree === 1,
    isSent: row.isSent === 1,
    blocked: list('blocked'),
    bounced: list('bounced'),
    fullMailboxes: list('fullMailboxes'),
    written: list('written'),
    asOrdered: Number(row.asOrdered),
  };
}

/**
 * Expressions over `invoices` and `users`; the counts exclude the request itself, so that they are the same before and
 * after it.
 */
function factsOf(order: EmailOrder) {
  const { userId, idempotencyKey, kind, paymentId, recipients, day, firstDay } = order;
  const others = sql`${emails.userId} = ${userId} AND ${emails.idempotencyKey} <> ${idempotencyKey} AND ${emails.state} <> 'cancelled'`;
  const asked = sql`json_each(${JSON.stringify(recipients)}) AS asked`;
  const addresses = (where: SQL) =>
    sql`(SELECT json_group_array(asked.value ->> 'address') FROM ${asked} WHERE ${where})`;
  const usedOfMailbox = order.waitsForMailbox
    ? sql`0`
    : sql`(SELECT count(*) FROM ${emails} WHERE ${others} AND ${emails.addressKey} = asked.value ->> 'addressKey'
        AND ${emails.day} = ${day} AND ${emails.role} <> 'copy')`;
  return {
    hasSubject: hasSubject(kind, paymentId),
    isLinked: sql`(${linkGivenOut()} IS NOT NULL)`,
    isConfirmed: sql`(${users.email} IS NOT NULL AND ${isNotNull(users.emailVerifiedAt)})`,
    isStopped: isStopped(sql`${userId}`),
    isSent: order.onlyFirst
      ? isSentBefore(sql`${order.invoiceId}`, kind, idempotencyKey)
      : sql`false`,
    usedOfDay: sql`(SELECT count(*) FROM ${emails} WHERE ${others} AND ${emails.day} = ${day})`,
    usedOfFirstDay: sql`(SELECT count(*) FROM ${emails} WHERE ${others} AND ${emails.sendAt} < ${firstDay?.ends ?? 0})`,
    budgetUsed: order.budget === null ? sql`0` : emailsOfDay(day),
    blocked: addresses(
      sql`${isBlocked(userId, sql`asked.value`)} AND NOT ${leftOut(order, sql`asked.value`)}`,
    ),
    fullMailboxes: addresses(
      sql`asked.value ->> 'role' <> 'copy' AND ${usedOfMailbox} + (
        SELECT count(*) FROM json_each(${JSON.stringify(recipients)}) AS same
        WHERE same.value ->> 'role' <> 'copy' AND same.value ->> 'addressKey' = asked.value ->> 'addressKey'
      ) > ${order.mailboxLimit}`,
    ),
    bounced: addresses(
      sql`${isBounced(userId, sql`asked.value`)} AND NOT ${leftOut(order, sql`asked.value`)}`,
    ),
  };
}

/** Condition: the query's invoice has the payment or the delivery note that an email of this kind is about. */
function hasSubject(kind: EmailKind, subjectId: string | null): SQL {
  if (kind === 'delivery-note') {
    return sql`${deliveryOrderOf(sql`${subjectId}`, invoices.id)} IS NOT NULL`;
  }
  if (!isAboutPayment(kind)) return sql`true`;
  return sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${payments.id} = ${subjectId}
    AND ${payments.invoiceId} = ${invoices.id} AND ${hasReceipt})`;
}

/** Condition: a recipient (JSON) is on CC and is left out because it is blocked or bounced. */
function leftOut({ userId, leavesOutCc = false }: EmailOrder, recipient: SQL): SQL {
  if (!leavesOutCc) return sql`false`;
  return sql`(${recipient} ->> 'role' = 'cc' AND (${isBlocked(userId, recipient)} OR ${isBounced(userId, recipient)}))`;
}

/** Condition: a document was already sent to its client, other than by the request with this idempotency key. */
export function isSentBefore(invoiceId: SQL, kind: EmailKind, exceptKey = ''): SQL {
  return sql`EXISTS (SELECT 1 FROM emails AS sent WHERE sent.invoice_id = ${invoiceId} AND sent.kind = ${kind}
    AND sent.role <> 'copy' AND sent.idempotency_key <> ${exceptKey} AND sent.state NOT IN ('cancelled', 'failed'))`;
}

/** Condition: a recipient (JSON) has unsubscribed from the sender. */
export function isBlocked(userId: string, recipient: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${emailBlocks} WHERE ${emailBlocks.userId} = ${userId}
    AND ${emailBlocks.addressKey} = ${recipient} ->> 'addressKey')`;
}

/** Condition: emails of the sender to a recipient (JSON) bounced. */
export function isBounced(userId: string, recipient: SQL): SQL {
  return bouncedBefore(sql`${userId}`, sql`(${recipient} ->> 'address')`);
}

/** The number of emails of all senders that count for a day (UTC), to compare with the provider's daily quota. */
export function emailsOfDay(day: string): SQL<number> {
  // Exactly the condition of the index `emails_by_day`; otherwise SQLite doesn't use it.
  return sql<number>`(SELECT count(*) FROM emails AS counted WHERE counted.day = ${day} AND counted.state <> 'cancelled')`;
}

/** Condition: the sender is blocked until the operator has reviewed the account. */
export function isStopped(userId: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${emailStops} WHERE ${emailStops.userId} = ${userId} AND ${emailStops.liftedAt} IS NULL)`;
}

/**
 * Condition: an email of the sender to this address bounced because the address doesn't exist, or the provider
 * suppresses it.
 */
export function bouncedBefore(userId: SQL, address: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${emails} WHERE ${emails.userId} = ${userId} AND ${emails.address} = ${address}
    AND (${emails.reason} = 'suppressed' OR (${emails.state} = 'bounced' AND ${emails.reason} = 'hard')))`;
}
