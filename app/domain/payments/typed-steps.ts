import { type CurrencyCode, moneyToText } from '#app/domain/money/money.ts';
import { addMonths, isCalendarDate } from '../dates.ts';
import type { DraftStep, InvoiceDraft } from '../invoices/draft.ts';
import { parseStepAmount, type ScheduleStep } from './schedule.ts';

/** The invoice dates that an installment may follow; their names are stored in place of its date. */
export type StepDates = Pick<InvoiceDraft, 'invoiceDate' | 'dueDate'>;

/** Returns the date of a typed installment: its own, or the date that it follows. */
export function dayOf({ due }: DraftStep, dates: StepDates): string {
  return due === 'invoiceDate' || due === 'dueDate' ? dates[due] : due;
}

/** Parses typed installments to minor units of a total; the last one takes the remainder. */
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
 * Converts a saved schedule to form texts.
 * @param dates installments on these dates follow them: the last one the due date, the others the invoice date
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

/** Adds an installment before the last one, due a month after the previous one and at the latest with the last. */
export function withStepAdded(steps: readonly DraftStep[], dates: StepDates): DraftStep[] {
  const [above, last] = steps.slice(-2).map((step) => dayOf(step, dates));
  const isKnown = isCalendarDate(above ?? '') && isCalendarDate(last ?? '');
  const later = isKnown && above ? addMonths(above, 1) : '';
  const due = later > (last ?? '') ? (last ?? '') : later;
  return [...steps.slice(0, -1), { label: '', amount: '', due }, ...steps.slice(-1)];
}
