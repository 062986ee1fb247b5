import { createHash } from 'node:crypto';
import { mailboxOf } from '#app/domain/account/email.ts';
import { allowanceOf } from '#app/domain/billing/allowance.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import type { PublishToUser } from '#app/domain/live/live-wire.ts';
import { listRecipients, parseAddresses } from '#app/domain/sending/addresses.ts';
import type { CheckedSend } from '#app/domain/sending/check-send.ts';
import {
  canResend,
  reasonOfRefusal,
  type SendOutcome,
  type SendRefusal,
  type TypedOutcome,
} from '#app/domain/sending/client-email.ts';
import {
  emailBlockReason,
  receiptDeadlineMs,
  receiptDelayMs,
  receiptIdempotencyKey,
} from '#app/domain/sending/email-kinds.ts';
import {
  clientEmailBudget,
  countedDay,
  dailyRecipients,
  firstDayEnds,
  firstDayRecipients,
  maxDailyPerMailbox,
} from '#app/domain/sending/sending-limits.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import { getEmailToResend } from '#app/features/sending/queries/email-history.server.ts';
import {
  type EmailOrder,
  insertEmails,
  type QueueResult,
} from '#app/features/sending/queries/queue-email.server.ts';
import {
  listReceiptsDue,
  settleReceipts,
} from '#app/features/sending/queries/receipt-emails.server.ts';
import { emailCopy } from '#app/features/sending/words/email-copy.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import type { Database } from '#db/client.server.ts';

export type Sender = {
  userId: string;
  /** The account's own address, which gets the copy. */
  email: string | null;
  plan: 'Free' | PlanName;
  accountMadeAt: number;
};

/** Queues the emails of a send request, if every rule allows it; a repeat gets the same answer. One round trip. */
export async function queueEmail(
  db: Database,
  sender: Sender,
  send: CheckedSend,
  at: QueueMoment & {
    /** The other recipients, from an earlier email; JSON text. */
    named?: string | null;
    /**
     * For automatic emails, which have no user to react to a refusal: waits if the mailbox is full today, and leaves
     * out CC recipients that can't be reached.
     */
    leavesByItself?: boolean;
  },
): Promise<SendOutcome> {
  const order = orderOf(sender, { ...send, named: at.named ?? null }, at);
  const { leavesByItself = false } = at;
  const facts = await insertEmails(
    db,
    leavesByItself ? { ...order, waitsForMailbox: true, leavesOutCc: true } : order,
  );
  return facts ? outcomeOf(facts, order) : { outcome: 'unknown' };
}

/**
 * The same for a form: after a lost response the user may have edited it, and what was queued first then differs from
 * what they see.
 */
export async function queueTypedEmail(
  db: Database,
  sender: Sender,
  send: CheckedSend,
  at: QueueMoment,
): Promise<TypedOutcome> {
  const order = orderOf(sender, { ...send, named: null }, at);
  const facts = await insertEmails(db, order);
  if (!facts) return { outcome: 'unknown' };
  const { written, asOrdered } = facts;
  const isOther = written.length !== order.recipients.length || asOrdered !== written.length;
  if (written.length > 0 && isOther) {
    return { outcome: 'sent-otherwise', addresses: written.map(({ address }) => address) };
  }
  return outcomeOf(facts, order);
}

export type QueueMoment = {
  /** ms */
  now: number;
  /** The email provider's daily quota for all senders; null if unknown. */
  dailyQuota: number | null;
};

/** Builds the email order of a send request. */
export function orderOf(
  { userId, email, plan, accountMadeAt }: Sender,
  send: CheckedSend & { named: string | null },
  { now, dailyQuota }: QueueMoment,
): EmailOrder {
  const sendAt = send.sendAt ?? now;
  const ends = firstDayEnds(plan, accountMadeAt);
  const isFirstDay = ends !== null && sendAt < ends;
  const copy = send.wantsCopy ? email : null;
  const recipients = listRecipients({ ...send, copy });
  return {
    userId,
    invoiceId: send.invoiceId,
    idempotencyKey: send.idempotencyKey,
    kind: send.kind,
    paymentId: send.paymentId,
    recipients: recipients.map(({ role, address }) => ({
      role,
      address,
      addressKey: addressKeyOf(userId, address),
      id: idOfKey(userId, `mail ${send.idempotencyKey} ${address}`),
      token: crypto.randomUUID(),
    })),
    named: send.named ?? JSON.stringify(namesOf(recipients)),
    subject: send.subject,
    body: send.message,
    attach: send.attach,
    now,
    sendAt,
    day: countedDay(sendAt),
    dailyLimit: dailyRecipients[plan],
    budget: dailyQuota === null ? null : clientEmailBudget(dailyQuota),
    mailboxLimit: maxDailyPerMailbox,
    waitsForMailbox: sendAt > now,
    firstDay: isFirstDay ? { ends, limit: firstDayRecipients } : null,
  };
}

/** Returns the recipients that an email names: all except the sender's copy. */
function namesOf(recipients: ReturnType<typeof listRecipients>): string[] {
  return recipients.filter(({ role }) => role !== 'copy').map(({ address }) => address);
}

/**
 * Sends an email again with its original text, as a new email, so that an unclear state of the first one is kept. A
 * repeat gets the same answer. Two round trips.
 */
export async function resendEmail(
  db: Database,
  sender: Sender,
  emailId: string,
  at: QueueMoment,
): Promise<SendOutcome> {
  const email = await getEmailToResend(db, sender.userId, emailId);
  if (!email || email.role === 'copy' || !canResend(email)) return { outcome: 'unknown' };
  return queueEmail(
    db,
    sender,
    {
      kind: email.kind,
      invoiceId: email.invoiceId,
      paymentId: email.paymentId,
      idempotencyKey: `again ${emailId}`,
      sendAt: null,
      wantsCopy: false,
      subject: email.subject,
      message: email.body,
      attach: email.attach,
      to: email.role === 'cc' ? [] : [email.address],
      cc: email.role === 'cc' ? [email.address] : [],
    },
    { ...at, named: email.cc },
  );
}

/** Returns the hash that identifies a mailbox in a sender's block list, so that no address is stored there. */
export function addressKeyOf(userId: string, address: string): string {
  return createHash('sha256')
    .update(`${userId} ${mailboxOf(address)}`)
    .digest('hex');
}

/** Returns the outcome of an order whose `only` condition is true. */
export function outcomeOf(facts: QueueResult, order: EmailOrder): SendOutcome {
  const { written } = facts;
  if (written.length > 0) {
    return { outcome: 'written', emails: written, isLater: order.sendAt > order.now };
  }
  const refusal = refusalOf(facts, order);
  if (refusal === null) throw new Error('A send request was neither saved nor rejected');
  return refusal;
}

/** Returns why an order sends nothing; null if every rule allows it. */
export function refusalOf(
  facts: Omit<QueueResult, 'written' | 'asOrdered' | 'isFree' | 'isSent'>,
  order: EmailOrder,
): SendRefusal | null {
  const { blocked, bounced, fullMailboxes, usedOfDay, usedOfFirstDay } = facts;
  if (!facts.isConfirmed) return { outcome: 'unconfirmed' };
  if (facts.isStopped) return { outcome: 'stopped' };
  const bar = emailBlockReason(order.kind, facts.status);
  if (bar) return { outcome: bar };
  if (!facts.isLinked) return { outcome: 'unlinked' };
  if (bounced.length > 0) return { outcome: 'bounced', addresses: bounced };
  if (blocked.length > 0) return { outcome: 'blocked', addresses: blocked };
  if (fullMailboxes.length > 0) {
    return { outcome: 'mailbox-full', limit: order.mailboxLimit, addresses: fullMailboxes };
  }
  const wanted = order.recipients.length;
  const { firstDay, dailyLimit, budget } = order;
  if (firstDay && usedOfFirstDay + wanted > firstDay.limit) {
    return { outcome: 'first-day', limit: firstDay.limit, left: firstDay.limit - usedOfFirstDay };
  }
  if (usedOfDay + wanted > dailyLimit) {
    return { outcome: 'day-full', limit: dailyLimit, left: Math.max(0, dailyLimit - usedOfDay) };
  }
  const isCrowded = budget !== null && facts.budgetUsed + wanted > budget;
  return isCrowded ? { outcome: 'crowded' } : null;
}

type Due = Awaited<ReturnType<typeof listReceiptsDue>>;

/** What sending thank-you emails needs. */
type ReceiptEmailWork = {
  db: Database;
  publishToUser: PublishToUser;
  /** The email provider's daily quota for all senders; null if unknown. */
  dailyQuota: number | null;
  /** ms */
  now: number;
  /** The most invoices that one run processes. */
  limit: number;
  reportError: (error: unknown) => void;
};

/** How many clients of one seller a run thanks at most. */
const maxPerSeller = 50;

/**
 * Queues a "Thank you" with the receipt of the last payment for each invoice that was paid in full a while ago and
 * still is. The email's idempotency key is derived from the invoice, so repeated runs queue it once; if a run ends
 * before it has updated the list, the next one does.
 * @returns how many emails were queued
 */
export async function queueReceiptEmails(
  work: ReceiptEmailWork,
): Promise<{ thanked: number } & JobCounts> {
  const { db, now, limit, reportError } = work;
  const { due, templates } = await listReceiptsDue(db, {
    before: now - receiptDelayMs,
    now,
    limit,
  });
  let thanked = 0;
  const run = startJobRun(db, {
    job: 'thank-clients',
    now,
    perUser: maxPerSeller,
    reportError,
  });
  for (const each of due) {
    const item = { itemId: each.invoiceId, userId: each.userId };
    if (await run.attempt(item, () => thank(work, each, templates))) thanked += 1;
  }
  return { thanked, ...(await run.finish()) };
}

async function thank(
  work: ReceiptEmailWork,
  due: Due['due'][number],
  templates: Due['templates'],
): Promise<boolean> {
  const { db, now, publishToUser } = work;
  const { invoiceId, userId, paidAt } = due;
  const [to] = parseAddresses(due.clientEmail ?? '').addresses;
  const isOpen = due.isWanted && !due.wasPressed && to !== undefined;
  const outcome = isOpen ? await press(work, due, templates, to) : null;
  const why = outcome && (outcome === 'late' ? outcome : reasonOfRefusal(outcome));
  const told = to !== undefined && why ? { to, why } : null;
  await settleReceipts(db, { userId, invoiceId, paidAt, told, now });
  if (isOpen) publishToUser(userId, 'invoices');
  return outcome !== null && outcome !== 'late' && outcome.outcome === 'written';
}

async function press(
  { db, now, dailyQuota }: ReceiptEmailWork,
  due: Due['due'][number],
  templates: Due['templates'],
  to: string,
): Promise<SendOutcome | 'late'> {
  const { invoiceId, userId, email, accountMadeAt, paymentId } = due;
  if (due.paidAt < now - receiptDeadlineMs) return 'late';
  const { plan } = allowanceOf(due.account, now);
  const { language } = due;
  const cc = parseAddresses(due.clientCc ?? '').addresses;
  const own = templates.filter((each) => each.userId === userId);
  return queueEmail(
    db,
    { userId, email, plan, accountMadeAt },
    {
      kind: 'thanks',
      invoiceId,
      paymentId,
      idempotencyKey: receiptIdempotencyKey(invoiceId),
      to: [to],
      cc,
      wantsCopy: false,
      sendAt: null,
      attach: true,
      ...emailCopy(own, 'thanks', language),
    },
    { now, dailyQuota, leavesByItself: true },
  );
}
