import type { EmailReason } from '#app/domain/sending/client-email.ts';
import { daysInTimeZone } from '#app/domain/zone-days.ts';
import { addDays, isCalendarDate } from '../dates.ts';
import { instantOfWallTime } from '../sending/wall-time.ts';
import { type PlanChoice, type PlanStep, type ReminderPlan, stepsOf } from './reminder-plan.ts';

/** Why an invoice gets no reminders. */
export const reminderBlocks = [
  'void',
  'paid',
  'archived',
  'under-way',
  'disputed',
  'off',
  'refunded',
  'unissued',
] as const satisfies readonly EmailReason[];
export type ReminderBlock = (typeof reminderBlocks)[number];

/** Why a due reminder is on hold. */
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

/** An invoice's stored reminder data; instants in ms, dates `YYYY-MM-DD`. */
export type ReminderFacts = {
  /** The date from which steps are counted: the due date, or that of the next open installment. */
  due: string;
  bar: ReminderBlock | null;
  issuedAt: number | null;
  /** The schedule chosen for this invoice only, and since when. */
  choice: { plan: PlanChoice; since: number } | null;
  /** Steps for that due date, by their days, that were sent, skipped or too late. */
  settled: number[];
  /** Steps on hold, and why. */
  waits: Record<string, ReminderWait>;
};

/** The seller's settings for all invoices. */
export type SellersReminders = {
  plan: PlanChoice;
  /** Since when, ms. */
  since: number;
  /** The seller's own steps of customized schedules. */
  steps: readonly (PlanStep & { plan: ReminderPlan })[];
  /** The stored IANA zone; null means UTC. */
  timeZone: string | null;
};

/** A reminder step of an invoice; `day` and `at` (ms) are when to send it. */
export type DueStep = { days: number; day: string; at: number; plan: ReminderPlan };

/** A step that is late by more than this many days is skipped. */
export const maxDaysLate = 3;

/** Returns the instant (ms) of 9 a.m. on a date in a time zone. */
export function sendTimeOn(day: string, timeZone: string | null): number {
  return instantOfWallTime(`${day}T09:00`, timeZone) ?? 0;
}

/** Returns the next 9 a.m. after an instant (ms) in a time zone. */
export function nextSendTime(now: number, timeZone: string | null): number {
  const today = daysInTimeZone(timeZone)(now);
  const nine = sendTimeOn(today, timeZone);
  return nine > now ? nine : sendTimeOn(addDays(today, 1), timeZone);
}

/** Returns the schedule that an invoice follows, and since when (ms); null when it has none. */
export function planOf(
  { choice }: Pick<ReminderFacts, 'choice'>,
  seller: SellersReminders,
): { plan: ReminderPlan; since: number } | null {
  const { plan, since } = choice ?? seller;
  return plan === 'none' ? null : { plan, since };
}

/**
 * Lists every step of an invoice that wasn't sent, skipped or too late, in order. Steps up to the issue date and from
 * before the schedule was chosen don't count. Ignores what blocks reminders.
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

/** Returns the next step, including one that is due and on hold; null when there is none. */
export function nextReminder(
  facts: ReminderFacts,
  seller: SellersReminders,
  now: number,
): DueStep | null {
  const open = openReminders(facts, seller);
  return open.find((step) => !isTooLate(step, seller, now)) ?? null;
}

/** Finds what to do for an invoice at an instant (ms): the step to send, and the steps that are too late. */
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
