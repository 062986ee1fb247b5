import { scheduleTexts } from '#app/features/payments/texts/schedules.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import type { CountryCode } from '../country/country.ts';
import { isCalendarDate } from '../dates.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { parseStepAmount } from './step-amount.ts';

/** The fewest and the most steps in which an invoice is paid, and how long what they are called may be. */
export const minSteps = 2;
export const maxSteps = 12;
export const maxStepLabelLength = 60;

/**
 * A deposit, an instalment: what it is called, how much it is in minor units, and its day `YYYY-MM-DD`. `share` is the part of
 * the total that was asked for, `30%` or `1/3`: when the invoice is edited, the amount follows its total.
 */
export type ScheduleStep = { label: string; amount: number; due: string; share?: string };

/** What is wrong with a schedule: with a field of one of its steps, by its place from 0, or with all of it. */
export type StepIssue = {
  at: { step: number; field: 'label' | 'amount' | 'due' } | null;
  message: string;
};

type CheckedSchedule =
  | { ok: true; steps: ScheduleStep[] }
  | { ok: false; issues: [StepIssue, ...StepIssue[]] };

/**
 * Checks steps: each has a name, more than nothing and a day, the days follow one another from
 * that of the invoice on, and they add up to the total to the cent. None at all is no schedule.
 */
export function checkSchedule(
  given: readonly ScheduleStep[],
  of: { total: number; currency: CurrencyCode; country: CountryCode; invoiceDate: string },
): CheckedSchedule {
  const steps = given.map(({ label, amount, due, share }) => {
    const read = share ? parseStepAmount(share, of) : null;
    const step = { label: cleanLine(label), amount, due };
    return read?.share && read.amount === amount ? { ...step, share: read.share } : step;
  });
  if (steps.length === 0) return { ok: true, steps };
  const [issue, ...others] = issuesOf(steps, of);
  return issue ? { ok: false, issues: [issue, ...others] } : { ok: true, steps };
}

function issuesOf(
  steps: readonly ScheduleStep[],
  { total, currency, country, invoiceDate }: Parameters<typeof checkSchedule>[1],
): StepIssue[] {
  const { refusals } = scheduleTexts;
  if (steps.length < minSteps || steps.length > maxSteps) {
    const message = fill(refusals.count, { fewest: minSteps, most: maxSteps });
    return [{ at: null, message }];
  }
  if (total <= 0) return [{ at: null, message: refusals.nothing }];
  const issues = steps.flatMap(({ label, amount, due }, step): StepIssue[] => {
    const isNamed = label !== '' && label.length <= maxStepLabelLength;
    const isSum = Number.isSafeInteger(amount) && amount > 0;
    const before = steps[step - 1]?.due ?? invoiceDate;
    const day = dayIssue(due, before, step === 0);
    return [
      ...(isNamed
        ? []
        : [issue(step, 'label', fill(refusals.label, { most: maxStepLabelLength }))]),
      ...(isSum ? [] : [issue(step, 'amount', refusals.amount)]),
      ...(day ? [issue(step, 'due', day)] : []),
    ];
  });
  if (issues.length > 0) return issues;
  const sum = steps.reduce((all, { amount }) => all + BigInt(amount), 0n);
  if (sum === BigInt(total)) return [];
  const money = (minor: number | bigint) => formatMoney(minor, currency, country);
  return [{ at: null, message: fill(refusals.sum, { sum: money(sum), total: money(total) }) }];
}

function issue(
  step: number,
  field: NonNullable<StepIssue['at']>['field'],
  message: string,
): StepIssue {
  return { at: { step, field }, message };
}

/** What is wrong with the day of a step that may not come before another day. */
function dayIssue(due: string, before: string, isFirst: boolean): string | null {
  const { refusals } = scheduleTexts;
  if (!isCalendarDate(due)) return refusals.day;
  if (!isCalendarDate(before) || due >= before) return null;
  return isFirst ? refusals.beforeInvoice : refusals.order;
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
