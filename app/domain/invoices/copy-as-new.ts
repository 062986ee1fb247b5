import { addDays, daysBetween, isCalendarDate } from '../dates.ts';
import type { InvoiceDraft } from './draft.ts';
import { withoutDeposits } from './draft-deposits.ts';

/**
 * The same invoice anew: the suggested number, today, due, supplied and paid in steps as many days from it as it was;
 * everything else as it stands. Of an estimate it takes nothing, and no deposit off.
 */
export function copyAsNew(
  draft: InvoiceDraft,
  { invoiceNumber, today }: { invoiceNumber: string; today: string },
): InvoiceDraft {
  const { invoiceDate, dueDate, supplyDate, schedule, items } = draft;
  const moved = (date: string) => addDays(today, daysBetween(invoiceDate, date));
  const movedIfDay = (date: string) => (isCalendarDate(date) ? moved(date) : date);
  return {
    ...draft,
    invoiceNumber,
    invoiceDate: today,
    dueDate: moved(dueDate),
    supplyDate: movedIfDay(supplyDate),
    items: withoutDeposits(items).map((item) => ({ ...item, sourceLine: '' })),
    schedule: schedule.map((step) => ({ ...step, due: movedIfDay(step.due) })),
  };
}
