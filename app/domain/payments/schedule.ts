import * as z from 'zod/mini';
import { fill } from '#app/texts/fill.ts';
import { scheduleTexts } from '#app/texts/schedules.ts';
import type { CountryCode } from '../country/country.ts';
import { isCalendarDate } from '../dates.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';
import { parseJson } from '../parse-json.ts';

/** The fewest and the most steps in which an invoice is paid, and how long what they are called may be. */
export const fewestSteps = 2;
export const mostSteps = 12;
export const mostStepLabel = 60;

/** A deposit, an instalment: what it is called, how much it is in minor units, and its day `YYYY-MM-DD`. */
export type ScheduleStep = { label: string; amount: number; due: string };

const stepsShape = z.lazy(() =>
  z.array(z.object({ label: z.string(), amount: z.number(), due: z.string() })),
);

/** A stored schedule; null where there is none. */
export function readSchedule(json: string | null): ScheduleStep[] | null {
  return json === null ? null : (stepsShape.safeParse(parseJson(json)).data ?? null);
}

/**
 * Checks steps as they were posted (`getting-paid.md` section 2): each has a name, more than nothing and a day, the days follow one
 * another, and they add up to the total to the cent. None at all is no schedule.
 */
export function checkSchedule(
  posted: readonly ScheduleStep[],
  { total, currency, country }: { total: number; currency: CurrencyCode; country: CountryCode },
): { ok: true; steps: ScheduleStep[] } | { ok: false; message: string } {
  const { refusals } = scheduleTexts;
  const steps = posted.map((step) => ({ ...step, label: cleanLine(step.label) }));
  const refuse = (message: string) => ({ ok: false as const, message });
  if (steps.length === 0) return { ok: true, steps };
  if (steps.length < fewestSteps || steps.length > mostSteps) {
    return refuse(fill(refusals.count, { fewest: fewestSteps, most: mostSteps }));
  }
  if (steps.some(({ label }) => label === '' || label.length > mostStepLabel)) {
    return refuse(fill(refusals.label, { most: mostStepLabel }));
  }
  if (steps.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0)) {
    return refuse(refusals.amount);
  }
  if (steps.some(({ due }) => !isCalendarDate(due))) return refuse(refusals.day);
  if (steps.some(({ due }, at) => due < (steps[at - 1]?.due ?? ''))) return refuse(refusals.order);
  const sum = steps.reduce((all, { amount }) => all + BigInt(amount), 0n);
  if (sum !== BigInt(total)) {
    const money = (minor: number | bigint) => formatMoney(minor, currency, country);
    return refuse(fill(refusals.sum, { sum: money(sum), total: money(total) }));
  }
  return { ok: true, steps };
}

/** What is still to be paid of each step, minor units: payments fill the steps in their order. */
export function openSteps(
  steps: readonly ScheduleStep[],
  paidMinor: number,
): (ScheduleStep & { open: number })[] {
  let left = Math.max(0, paidMinor);
  return steps.map((step) => {
    const filled = Math.min(left, step.amount);
    left -= filled;
    return { ...step, open: step.amount - filled };
  });
}

/** What is asked for now, in minor units, and its day: the next open step of a schedule, else all that is left. */
export function askedNow(
  invoice: { totalMinor: number; paidMinor: number; dueDate: string },
  schedule: readonly ScheduleStep[] | null,
): { dueMinor: number; dueDate: string } {
  const { totalMinor, paidMinor, dueDate } = invoice;
  const next = openSteps(schedule ?? [], paidMinor).find(({ open }) => open > 0);
  if (next) return { dueMinor: next.open, dueDate: next.due };
  return { dueMinor: Math.max(0, totalMinor - paidMinor), dueDate };
}

/** A whole percent, or one with decimals (hundredths of a percent), of a total, rounded half away from zero; minor units. */
export function shareOf(total: number, percentHundredths: number): number {
  return Number((BigInt(total) * BigInt(percentHundredths) * 2n + 10_000n) / 20_000n);
}

/** A step in words, for whoever pays. */
export type PayStep = {
  label: string;
  amount: string;
  due: string;
  isPaid: boolean;
  isNext: boolean;
};

/** What can be paid next and all that is left; `isForAll` when that is asked for. */
export type StepChoice = { isForAll: boolean; next: string; all: string };

// @covers paid-2.9
