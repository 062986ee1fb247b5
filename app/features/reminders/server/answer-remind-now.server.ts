import type { ReminderBlock } from '#app/domain/reminders/next-reminder.ts';
import type { ReminderAnswer } from '#app/domain/reminders/reminder-plan.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { describeRefusal } from '#app/features/sending/public.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { type RemindOutcome, remindNow } from './write-reminder.server.ts';

/** Sends a step of an owner's invoice now; a repeat gets the same answer. */
export async function answerRemindNow(
  asked: { userId: string; invoiceId: string; due: string; days: number },
  { db, now, config, mailQueue, waitUntil, publishToUser }: RequestContext,
): Promise<{ body: ReminderAnswer; status: number }> {
  const outcome = await remindNow(db, { ...asked, now, dailyQuota: config.mailDailyQuota });
  if (outcome.outcome === 'unknown') return { body: { outcome: 'not-found' }, status: 404 };
  if (outcome.outcome !== 'written') {
    const message = describeOutcome(outcome);
    return { body: { outcome: 'refused', message }, status: 409 };
  }
  if (mailQueue) waitUntil(mailQueue.push(outcome.mails.map(({ id }) => id)));
  publishToUser(asked.userId, 'invoices');
  return { body: { outcome: 'saved', message: reminderTexts.isSent }, status: 200 };
}

function describeOutcome(outcome: Exclude<RemindOutcome, { outcome: 'written' }>): string {
  const { refusals } = reminderTexts;
  switch (outcome.outcome) {
    case 'barred':
      return describeBar(outcome.bar);
    case 'changed':
      return refusals.changed;
    case 'issued-today':
      return refusals.issuedToday;
    case 'no-address':
      return refusals.noAddress;
    default:
      return describeRefusal(outcome) ?? '';
  }
}

function describeBar(bar: ReminderBlock): string {
  return bar === 'void' || bar === 'paid'
    ? reminderTexts.refusals.closed
    : `${reminderTexts.bars[bar]}.`;
}
