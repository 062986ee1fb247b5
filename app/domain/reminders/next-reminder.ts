import { addDays, isCalendarDate } from '../dates.ts';
import type { MailReason } from '../sending/client-mail.ts';
import { instantOfWallTime } from '../sending/wall-time.ts';
import { daysInTimeZone } from '../zone-days.ts';
import { type PlanChoice, type PlanStep, type ReminderPlan, stepsOf } from './reminder-plan.ts';

/** Why an invoice is not reminded of. */
export const reminderBlocks = [
  'void',
  'paid',
  'archived',
  'under-way',
  'disputed',
  'off',
  'refunded',
  'unissued',
] as const satisfies readonly MailReason[];
export type ReminderBlock = (typeof reminderBlocks)[number];

/** Why a reminder that is due waits. */
export const reminderWaits = [
  'no-address',
  'unconfirmed',
  'stopped',
  'unlinked',
  'bounced',
  'blocked',
  'first-day',
  'day-full',
  'mailbox-full',
  'crowded',
] as const;
export type ReminderWait = (typeof reminderWaits)[number];

/** What the database knows of an invoice's reminders; instants in ms, days `YYYY-MM-DD`. */
export type ReminderFacts = {
  /** The day from which steps are counted: the due date, or that of the next open step of its payment schedule. */
  due: string;
  bar: ReminderBlock | null;
  issuedAt: number | null;
  /** The plan of this invoice alone, and since when. */
  choice: { plan: PlanChoice; since: number } | null;
  /** Steps of that due day, by their days, that were sent, skipped or too late. */
  settled: number[];
  /** Those that wait, and why. */
  waits: Record<string, ReminderWait>;
};

/** What holds for all invoices of a seller. */
export type SellersReminders = {
  plan: PlanChoice;
  /** Since when, ms. */
  since: number;
  /** The seller's own steps, of the plans that were changed. */
  steps: readonly (PlanStep & { plan: ReminderPlan })[];
  /** The stored IANA zone; null means UTC. */
  timeZone: string | null;
};

/** A step of an invoice: `day` and `at` (ms) are when it is to leave. */
export type DueStep = { days: number; day: string; at: number; plan: ReminderPlan };

/** After so many days a step is skipped. */
export const maxDaysLate = 3;

/** The instant (ms) at which clocks of a zone show nine in the morning of a day. */
export function sendTimeOn(day: string, timeZone: string | null): number {
  return instantOfWallTime(`${day}T09:00`, timeZone) ?? 0;
}

/** The next nine in the morning after an instant (ms), by the clocks of a zone. */
export function nextSendTime(now: number, timeZone: string | null): number {
  const today = daysInTimeZone(timeZone)(now);
  const nine = sendTimeOn(today, timeZone);
  return nine > now ? nine : sendTimeOn(addDays(today, 1), timeZone);
}

/** The plan that an invoice follows, and since when (ms); null where it has none. */
export function planOf(
  { choice }: Pick<ReminderFacts, 'choice'>,
  seller: SellersReminders,
): { plan: ReminderPlan; since: number } | null {
  const { plan, since } = choice ?? seller;
  return plan === 'none' ? null : { plan, since };
}

/**
 * Every step of an invoice that was not sent, skipped or too late, in their order. Those up to the day of its issue are none, nor
 * those from before the plan was chosen. What bars it does not count here.
 */
export function openReminders(facts: ReminderFacts, seller: SellersReminders): DueStep[] {
  const chosen = planOf(facts, seller);
  if (!chosen || facts.issuedAt === null || !isCalendarDate(facts.due)) return [];
  const { plan } = chosen;
  const issued = daysInTimeZone(seller.timeZone)(facts.issuedAt);
  return stepsOf(plan, seller.steps)
    .filter(({ days }) => !facts.settled.includes(days))
    .map(({ days, since }) => {
      const day = addDays(facts.due, days);
      const at = sendTimeOn(day, seller.timeZone);
      return { days, day, at, plan, since: Math.max(since, chosen.since) };
    })
    .filter(({ day, at, since }) => day > issued && at >= since)
    .map(({ since, ...step }) => step)
    .sort((one, other) => one.days - other.days);
}

/** The step that comes next, one that is due and waits included; null where none comes. */
export function nextReminder(
  facts: ReminderFacts,
  seller: SellersReminders,
  now: number,
): DueStep | null {
  const open = openReminders(facts, seller);
  return open.find((step) => !isTooLate(step, seller, now)) ?? null;
}

/** What a look at an invoice at an instant (ms) finds: the step to send, and those that are too late for that. */
export function dueReminders(
  facts: ReminderFacts,
  seller: SellersReminders,
  now: number,
): { send: DueStep | null; late: DueStep[] } {
  if (facts.bar !== null) return { send: null, late: [] };
  const due = openReminders(facts, seller).filter(({ at }) => at <= now);
  const late = due.filter((step) => isTooLate(step, seller, now));
  return { send: due.find((step) => !late.includes(step)) ?? null, late };
}

function isTooLate({ day }: DueStep, { timeZone }: SellersReminders, now: number): boolean {
  return now > sendTimeOn(addDays(day, maxDaysLate), timeZone);
}
