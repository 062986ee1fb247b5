import { addDays, daysBetween, isCalendarDate } from '../dates.ts';
import type { InvoiceDraft } from './draft.ts';

/**
 * The same invoice anew: the suggested number, today, due and supplied as many days from it as it was; everything else as it
 * stands.
 */
export function copyAsNew(
  draft: InvoiceDraft,
  { invoiceNumber, today }: { invoiceNumber: string; today: string },
): InvoiceDraft {
  const { invoiceDate, dueDate, supplyDate } = draft;
  const moved = (date: string) => addDays(today, daysBetween(invoiceDate, date));
  return {
    ...draft,
    invoiceNumber,
    invoiceDate: today,
    dueDate: moved(dueDate),
    supplyDate: isCalendarDate(supplyDate) ? moved(supplyDate) : supplyDate,
  };
}

// @covers decisions-5.11
