import { allowanceOf } from '#app/domain/billing/allowance.ts';
import { planOf, type ReminderBlock } from '#app/domain/reminders/next-reminder.ts';
import { stepsOf } from '#app/domain/reminders/reminder-plan.ts';
import type { SendOutcome } from '#app/domain/sending/send-outcome.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { insertEmails, outcomeOf, type QueueMoment } from '#app/features/sending/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { getInvoiceToRemind } from '../queries/due-reminders.server.ts';
import { writeReminder } from './write-reminder.server.ts';

export type RemindOutcome =
  | SendOutcome
  | { outcome: 'barred'; bar: ReminderBlock }
  /** The step no longer exists: it was skipped, or the plan or the due date has changed. */
  | { outcome: 'changed' }
  | { outcome: 'issued-today' }
  | { outcome: 'no-address' };

/**
 * Sends a step of an owner's invoice early. Uses the same idempotency key as the scheduled reminder, so that the step
 * is sent once. Two round trips.
 * @param asked.due the due date of the step, as shown
 */
export async function remindNow(
  db: Database,
  asked: { userId: string; invoiceId: string; due: string; days: number } & QueueMoment,
): Promise<RemindOutcome> {
  const { userId, invoiceId, due, days, now, dailyQuota } = asked;
  const found = await getInvoiceToRemind(db, userId, invoiceId);
  if (!found) return { outcome: 'unknown' };
  const { invoice, seller, words } = found;
  const { facts } = invoice;
  const plan = planOf(facts, seller)?.plan;
  if (facts.bar !== null || !plan || facts.issuedAt === null) {
    return { outcome: 'barred', bar: facts.bar ?? 'off' };
  }
  const isStep = stepsOf(plan, seller.steps).some((step) => step.days === days);
  if (facts.due !== due || !isStep) return { outcome: 'changed' };
  const today = dayInTimeZone(now, seller.timeZone);
  if (dayInTimeZone(facts.issuedAt, seller.timeZone) >= today) return { outcome: 'issued-today' };
  const { allowance, ...sender } = seller;
  const order = writeReminder(
    { ...sender, plan: allowanceOf(allowance, now).plan },
    ...([invoice, { days, plan }, words] as const),
    { now, today, dailyQuota, noReminderSince: null },
  );
  if (!order) return { outcome: 'no-address' };
  const answer = await insertEmails(db, order);
  if (!answer) return { outcome: 'unknown' };
  if (answer.written.length === 0 && !answer.isFree) return { outcome: 'changed' };
  return outcomeOf(answer, order);
}
