import { createHash } from 'node:crypto';
import { mailboxOf } from '#app/domain/account/email.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import { listRecipients } from '#app/domain/sending/addresses.ts';
import type { CheckedSend } from '#app/domain/sending/check-send.ts';
import { maySendAgain } from '#app/domain/sending/client-mail.ts';
import { emailBlockReason } from '#app/domain/sending/mail-kinds.ts';
import type { SendOutcome, TypedOutcome } from '#app/domain/sending/send-outcome.ts';
import {
  clientMailBudget,
  countedDay,
  dailyRecipients,
  firstDayEnds,
  firstDayRecipients,
  maxDailyPerMailbox,
} from '#app/domain/sending/sending-limits.ts';
import { idOfKey } from '#app/http/request/id-of-key.server.ts';
import type { Database } from '#db/client.server.ts';
import { getEmailToResend } from '../queries/mails-of-invoice.server.ts';
import { type EmailOrder, insertEmails, type QueueResult } from '../queries/queue-email.server.ts';

/** Whose press it is. */
export type Sender = {
  userId: string;
  /** The account's own address, which gets the copy. */
  email: string | null;
  plan: 'Free' | PlanName;
  accountMadeAt: number;
};

/**
 * Puts the mails of a press into the outbox, where every rule lets it; the same press again
 * answers the same. One round trip.
 */
export async function queueEmail(
  db: Database,
  sender: Sender,
  send: CheckedSend,
  at: QueueMoment & {
    /** Who else got it, as an earlier mail said; JSON text. */
    named?: string | null;
    /** Nobody could answer a refusal: it waits where its mailbox has no room today, and leaves out whom it can't copy. */
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
 * The same for what somebody typed: after an answer that got lost they may have changed it, and what was written first is then
 * not what they see.
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

/** When a press is made. */
export type QueueMoment = {
  /** ms. */
  now: number;
  /** How many mails the provider takes of all of ours on a day; null where that is not known. */
  dailyQuota: number | null;
};

/** What a press asks the outbox to take. */
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
    budget: dailyQuota === null ? null : clientMailBudget(dailyQuota),
    mailboxLimit: maxDailyPerMailbox,
    waitsForMailbox: sendAt > now,
    firstDay: isFirstDay ? { ends, limit: firstDayRecipients } : null,
  };
}

/** Whom an email names beside its own recipient: everybody but the sender, who may get a copy. */
function namesOf(recipients: ReturnType<typeof listRecipients>): string[] {
  return recipients.filter(({ role }) => role !== 'copy').map(({ address }) => address);
}

/**
 * Sends a mail of the sender's once more, as it was written then: a new one, so that what is unclear of the first stays so. Pressed
 * again it answers the same. Two round trips.
 */
export async function resendEmail(
  db: Database,
  sender: Sender,
  mailId: string,
  at: QueueMoment,
): Promise<SendOutcome> {
  const mail = await getEmailToResend(db, sender.userId, mailId);
  if (!mail || mail.role === 'copy' || !maySendAgain(mail)) return { outcome: 'unknown' };
  return queueEmail(
    db,
    sender,
    {
      kind: mail.kind,
      invoiceId: mail.invoiceId,
      paymentId: mail.paymentId,
      idempotencyKey: `again ${mailId}`,
      sendAt: null,
      wantsCopy: false,
      subject: mail.subject,
      message: mail.body,
      attach: mail.attach,
      to: mail.role === 'cc' ? [] : [mail.address],
      cc: mail.role === 'cc' ? [mail.address] : [],
    },
    { ...at, named: mail.cc },
  );
}

/** How a mailbox is known where somebody does not want a sender's mails: no address stands there. */
export function addressKeyOf(userId: string, address: string): string {
  return createHash('sha256')
    .update(`${userId} ${mailboxOf(address)}`)
    .digest('hex');
}

/** What became of an order whose further condition holds. */
export function outcomeOf(facts: QueueResult, order: EmailOrder): SendOutcome {
  const { written, blocked, bounced, fullMailboxes, usedOfDay, usedOfFirstDay } = facts;
  if (written.length > 0) {
    return { outcome: 'written', mails: written, isLater: order.sendAt > order.now };
  }
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
  if (budget !== null && facts.budgetUsed + wanted > budget) return { outcome: 'crowded' };
  throw new Error('A press was neither written nor refused');
}
