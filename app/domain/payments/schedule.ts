import type { CountryCode } from '#app/domain/country/country.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { type CurrencyCode, parseMoney } from '#app/domain/money/money.ts';
import { parseNumber, plainNumber } from '#app/domain/money/plain-number.ts';

export const fraction = /^([1-9]\d?)\s*\/\s*([1-9]\d?)$/;

export const percentDecimals = 2;

/**
 * Parses an installment's plain amount to minor units of a total; null when it is malformed. `share` is the normalized
 * part of the total, if one was given; the amount then follows the total.
 */
export function parseStepAmount(
  plain: string,
  { currency, total }: { currency: CurrencyCode; total: number },
): { amount: number | null; share?: string } {
  const text = plain.trim();
  const share = parseShare(text);
  if (share) return { amount: shareOf(total, share.part, share.of), share: share.text };
  const decimal = text.endsWith('%') ? null : plainNumber(text);
  return { amount: decimal === null ? null : parseMoney(decimal, currency) };
}

/** Parses a percentage up to 100% or a fraction; null when a text is neither. */
function parseShare(text: string): { part: number; of: number; text: string } | null {
  const [, part, of] = (fraction.exec(text) ?? []).map(Number);
  if (part && of) return part <= of ? { part, of, text: `${part}/${of}` } : null;
  const hundredths = text.endsWith('%') ? parseNumber(text.slice(0, -1), percentDecimals) : null;
  if (hundredths === null || hundredths < 0 || hundredths > 10_000) return null;
  return {
    part: hundredths,
    of: 10_000,
    text: `${formatDecimal(hundredths, percentDecimals)}%`,
  };
}

/** Returns `part` of `of` of a total, rounded half away from zero; minor units. */
function shareOf(total: number, part: number, of: number): number {
  return Number((BigInt(total) * BigInt(part) * 2n + BigInt(of)) / BigInt(of * 2));
}

/** Minimum and maximum number of installments, and the maximum length of their labels. */
export const minSteps = 2;
export const maxSteps = 12;
export const maxStepLabelLength = 60;

/**
 * A deposit or an installment: its label, amount in minor units, and due date `YYYY-MM-DD`. `share` is the requested
 * part of the total, `30%` or `1/3`; the amount then follows the total when the invoice is edited.
 */
export type ScheduleStep = { label: string; amount: number; due: string; share?: string };

/** What is wrong with a schedule: a code, which is the key of its sentence in `scheduleTexts.refusals`, and its values. */
export type ScheduleIssue =
  | { code: 'count'; fewest: number; most: number }
  | { code: 'label'; most: number }
  | { code: 'amount' | 'day' | 'beforeInvoice' | 'order' | 'nothing' }
  /** Of the installments and of the invoice, in minor units. */
  | { code: 'sum'; sum: bigint; total: number; currency: CurrencyCode; country: CountryCode };

/** An issue in a field of one installment, by index, or in the schedule as a unit. */
type StepIssue = {
  at: { step: number; field: 'label' | 'amount' | 'due' } | null;
  issue: ScheduleIssue;
};

type CheckedSchedule =
  | { ok: true; steps: ScheduleStep[] }
  | { ok: false; issues: [StepIssue, ...StepIssue[]] };

/**
 * Validates a schedule: every installment has a label, a positive amount and a date, the dates ascend from the invoice
 * date, and the amounts add up to the total. No installments means no schedule.
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
  if (steps.length < minSteps || steps.length > maxSteps) {
    return [{ at: null, issue: { code: 'count', fewest: minSteps, most: maxSteps } }];
  }
  if (total <= 0) return [{ at: null, issue: { code: 'nothing' } }];
  const issues = steps.flatMap(({ label, amount, due }, step): StepIssue[] => {
    const isNamed = label !== '' && label.length <= maxStepLabelLength;
    const isSum = Number.isSafeInteger(amount) && amount > 0;
    const before = steps[step - 1]?.due ?? invoiceDate;
    const day = dayIssue(due, before, step === 0);
    return [
      ...(isNamed ? [] : [issueOf(step, 'label', { code: 'label', most: maxStepLabelLength })]),
      ...(isSum ? [] : [issueOf(step, 'amount', { code: 'amount' })]),
      ...(day ? [issueOf(step, 'due', day)] : []),
    ];
  });
  if (issues.length > 0) return issues;
  const sum = steps.reduce((all, { amount }) => all + BigInt(amount), 0n);
  if (sum === BigInt(total)) return [];
  return [{ at: null, issue: { code: 'sum', sum, total, currency, country } }];
}

function issueOf(
  step: number,
  field: NonNullable<StepIssue['at']>['field'],
  issue: ScheduleIssue,
): StepIssue {
  return { at: { step, field }, issue };
}

/** Validates that an installment's date isn't before another date. */
function dayIssue(due: string, before: string, isFirst: boolean): ScheduleIssue | null {
  if (!isCalendarDate(due)) return { code: 'day' };
  if (!isCalendarDate(before) || due >= before) return null;
  return { code: isFirst ? 'beforeInvoice' : 'order' };
}

/** Returns the open amount of each installment, minor units: payments fill the installments in order. */
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

/** Returns the amount due now, in minor units, and its date: the next open installment, otherwise the balance. */
export function amountDueNow(
  invoice: { totalMinor: number; paidMinor: number; dueDate: string },
  schedule: readonly ScheduleStep[] | null,
): { dueMinor: number; dueDate: string } {
  const { totalMinor, paidMinor, dueDate } = invoice;
  const next = openSteps(schedule ?? [], paidMinor).find(({ open }) => open > 0);
  if (next) return { dueMinor: next.open, dueDate: next.due };
  return { dueMinor: Math.max(0, totalMinor - paidMinor), dueDate };
}

/** A formatted installment for the payer. */
export type PayStep = {
  label: string;
  amount: string;
  due: string;
  isPaid: boolean;
  isNext: boolean;
};

/** The next payable amount and the full balance; `isForAll` when the latter is requested. */
export type StepChoice = { isForAll: boolean; next: string; all: string };
