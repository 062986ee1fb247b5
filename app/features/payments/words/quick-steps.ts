import { addMonths, isCalendarDate } from '#app/domain/dates.ts';
import type { DraftStep } from '#app/domain/invoices/draft.ts';
import type { StepDates } from '#app/domain/payments/typed-steps.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** Preset schedules: 30% deposit, two halves, three monthly installments. */
export const quickChoices = ['deposit', 'halves', 'months'] as const;
export type QuickChoice = (typeof quickChoices)[number];

const months = 3;

/**
 * Returns the installments of a preset and the resulting due date, which installments may move later.
 * @param names the installment labels in the document's language
 */
export function quickSteps(
  choice: QuickChoice,
  names: DocumentWords['schedule'],
  { invoiceDate, dueDate }: StepDates,
): { steps: DraftStep[]; dueDate: string } {
  const first = { label: names.deposit, due: 'invoiceDate' };
  const balance = { label: names.balance, amount: '', due: 'dueDate' };
  if (choice !== 'months') {
    const amount = choice === 'halves' ? '50%' : '30%';
    return { steps: [{ ...first, amount }, balance], dueDate };
  }
  const dayAfter = (count: number) =>
    isCalendarDate(invoiceDate) ? addMonths(invoiceDate, count) : '';
  const steps = Array.from({ length: months }, (_, at) => ({
    label: fill(names.installment, { number: at + 1 }),
    amount: at === months - 1 ? '' : `1/${months}`,
    due: at === 0 ? 'invoiceDate' : at === months - 1 ? 'dueDate' : dayAfter(at),
  }));
  const end = dayAfter(months - 1);
  return { steps, dueDate: end > dueDate ? end : dueDate };
}
