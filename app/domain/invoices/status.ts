import { addDays, daysBetween, isCalendarDate } from '../dates.ts';

/** What is stored (`invoices.md` section 3). */
export const storedStatuses = ['paid', 'unpaid', 'overdue'] as const;
export type StoredStatus = (typeof storedStatuses)[number];

/** What is shown, derived on reading. */
export type InvoiceStatus = StoredStatus | 'due_soon';

/** Due soon: today to this many days ahead (`invoices.md` section 4; today counts, `decisions.md`). */
export const dueSoonDays = 5;

/**
 * The shown status on the seller's day `today`: paid and a stored overdue stay; unpaid is overdue when the due date
 * lies before today, and due soon from today to 5 days ahead.
 */
export function deriveStatus(
  invoice: { status: StoredStatus; dueDate: string },
  today: string,
): InvoiceStatus {
  if (invoice.status !== 'unpaid' || !isCalendarDate(invoice.dueDate)) return invoice.status;
  const days = daysBetween(today, invoice.dueDate);
  if (days < 0) return 'overdue';
  return days <= dueSoonDays ? 'due_soon' : 'unpaid';
}

/** The last due date that is due soon on the seller's day `today`. */
export function lastDueSoonDay(today: string): string {
  return addDays(today, dueSoonDays);
}

/** What a click on the badge stores: paid becomes unpaid, anything else paid. */
export function toggledStatus(status: InvoiceStatus): 'paid' | 'unpaid' {
  return status === 'paid' ? 'unpaid' : 'paid';
}

// @covers decisions-4.8 invoices-4.15
