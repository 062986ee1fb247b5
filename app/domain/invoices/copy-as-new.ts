import { addDays, daysBetween, isCalendarDate } from '../dates.ts';
import { dueDateUnder, parsePaymentTerms } from '../payments/terms.ts';
import type { InvoiceDraft } from './draft.ts';
import { withoutDeposits } from './draft-deposits.ts';

/**
 * Copies an invoice with the suggested number and today's date, due by its payment terms. Without terms, the due date
 * keeps its distance, as do the supply date and the installments. The copy isn't linked to an estimate and deducts no
 * deposits.
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
    items: withoutDeposits(items).map((item) => ({ ...item, sourceLine: '' })),
    schedule: schedule.map((step) => ({ ...step, due: movedIfDay(step.due) })),
  };
}
