import { addMonths, isCalendarDate } from '../dates.ts';
import type { DraftStep, InvoiceDraft } from '../invoices/draft.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { moneyToText } from '../money/money.ts';
import type { ScheduleStep } from './schedule.ts';
import { parseStepAmount } from './step-amount.ts';

/** The dates of an invoice that a step may follow; their names stand in the place of its day. */
export type StepDates = Pick<InvoiceDraft, 'invoiceDate' | 'dueDate'>;

/** The day of a typed step, whether it has its own or follows a date. */
export function dayOf({ due }: DraftStep, dates: StepDates): string {
  return due === 'invoiceDate' || due === 'dueDate' ? dates[due] : due;
}

/** Typed steps with their amounts in minor units of a total; the last one's is what the others leave. */
export function parseSteps(
  typed: readonly DraftStep[],
  { dates, ...of }: { currency: CurrencyCode; total: number; dates: StepDates },
): ScheduleStep[] {
  let rest = of.total;
  return typed.map((step, at) => {
    const isLast = at === typed.length - 1;
    const { amount, share } = isLast ? { amount: rest } : parseStepAmount(step.amount, of);
    rest -= amount ?? 0;
    const read = { label: step.label, amount: amount ?? 0, due: dayOf(step, dates) };
    return share === undefined ? read : { ...read, share };
  });
}

/**
 * A saved schedule as the text of its form.
 * @param dates those that the steps follow which are on them: the last one the due date, the others the invoice's date
 */
export function typeSteps(
  steps: readonly ScheduleStep[],
  currency: CurrencyCode,
  dates?: StepDates,
): DraftStep[] {
  const last = steps.length - 1;
  return steps.map(({ label, amount, due, share }, at) => {
    const followed = at === last ? 'dueDate' : 'invoiceDate';
    return {
      label,
      amount: at === last ? '' : (share ?? moneyToText(amount, currency)),
      due: dates?.[followed] === due ? followed : due,
    };
  });
}

/** Another step before the last one, a month after the one above it if the last one is not due by then. */
export function withStepAdded(steps: readonly DraftStep[], dates: StepDates): DraftStep[] {
  const [above, last] = steps.slice(-2).map((step) => dayOf(step, dates));
  const isKnown = isCalendarDate(above ?? '') && isCalendarDate(last ?? '');
  const later = isKnown && above ? addMonths(above, 1) : '';
  const due = later > (last ?? '') ? (last ?? '') : later;
  return [...steps.slice(0, -1), { label: '', amount: '', due }, ...steps.slice(-1)];
}
