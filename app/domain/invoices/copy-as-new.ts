import { addDays, daysBetween, isCalendarDate } from '../dates.ts';
import { dueDateUnder, parsePaymentTerms } from '../payments/terms.ts';
import type { InvoiceDraft } from './draft.ts';

/**
 * The same invoice anew: the suggested number, today, due by its payment terms; else due, and supplied and paid in steps as many days from it as it was;
 * everything else as it stands. Of an estimate it takes nothing.
 */
export function copyAsNew(
  draft: InvoiceDraft,
  { invoiceNumber, today }: { invoiceNumber: string; today: string },
): InvoiceDraft {
  const { invoiceDate, dueDate, supplyDate, schedule, items } = draft;
  const terms = parsePaymentTerms(draft.paymentTerms);
  const moved = (date: string) => addDays(today, daysBetween(invoiceDate, date));
  const movedIfDay = (date: string) => (isCalendarDate(date) ? moved(date) : date);
  return {
    ...draft,
    invoiceNumber,
    invoiceDate: today,
    dueDate: (terms && dueDateUnder(terms, today)) ?? moved(dueDate),
    supplyDate: movedIfDay(supplyDate),
    items: items.map((item) => ({ ...item, sourceLine: '' })),
    schedule: schedule.map((step) => ({ ...step, due: movedIfDay(step.due) })),
  };
}
