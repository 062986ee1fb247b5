import { allowanceOf } from '#app/domain/billing/allowance.ts';
import type { PublishToUser } from '#app/domain/live/live-wire.ts';
import { parseAddresses } from '#app/domain/sending/addresses.ts';
import { reasonOfRefusal, type SendOutcome } from '#app/domain/sending/client-mail.ts';
import { thanksAfterMs, thanksPress, thanksUntilMs } from '#app/domain/sending/mail-kinds.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { listReceiptsDue, settleThanks } from '../queries/receipt-emails.server.ts';
import { mailWords } from '../words/mail-words.ts';
import { queueEmail } from './queue-email.server.ts';

type Due = Awaited<ReturnType<typeof listReceiptsDue>>;

/** What sending thank-you emails needs. */
export type ReceiptEmailWork = {
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
  const { due, templates } = await listReceiptsDue(db, { before: now - thanksAfterMs, now, limit });
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
  await settleThanks(db, { userId, invoiceId, paidAt, told, now });
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
  if (due.paidAt < now - thanksUntilMs) return 'late';
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
      idempotencyKey: thanksPress(invoiceId),
      to: [to],
      cc,
      wantsCopy: false,
      sendAt: null,
      attach: true,
      ...mailWords(own, 'thanks', language),
    },
    { now, dailyQuota, leavesByItself: true },
  );
}
