import { addDays, daysBetween, isCalendarDate } from '../dates.ts';

/**
 * The stored statuses of an invoice (`credited` when credit notes leave nothing to pay), an estimate, and a credit
 * note, whose status never changes.
 */
export const storedStatuses = [
  ...(['paid', 'unpaid', 'overdue', 'void', 'credited'] as const),
  ...(['open', 'accepted', 'declined', 'invoiced'] as const),
  'issued',
] as const;
export type StoredStatus = (typeof storedStatuses)[number];

/** What is shown, derived on reading. */
export type InvoiceStatus = StoredStatus | 'due_soon' | 'expired';

/** Due soon: today to this many days ahead; today counts. */
export const dueSoonDays = 5;

/**
 * The shown status on the seller's day `today`: paid, void and a stored overdue stay; unpaid is overdue when the day on which it
 * is due next (`nextDue`, else the due date) lies before today, and due soon from today to 5 days ahead. An open estimate is
 * expired when the day until which it is valid, kept as its due date, lies before today.
 */
export function deriveStatus(
  invoice: { status: StoredStatus; dueDate: string; nextDue?: string | null },
  today: string,
): InvoiceStatus {
  const due = invoice.nextDue ?? invoice.dueDate;
  if (!isCalendarDate(due)) return invoice.status;
  if (invoice.status === 'open') return due < today ? 'expired' : 'open';
  if (invoice.status !== 'unpaid') return invoice.status;
  const days = daysBetween(today, due);
  if (days < 0) return 'overdue';
  return days <= dueSoonDays ? 'due_soon' : 'unpaid';
}

/** The last due date that is due soon on the seller's day `today`. */
export function lastDueSoonDay(today: string): string {
  return addDays(today, dueSoonDays);
}

/** The status of an invoice on which nothing was paid: one of nothing is settled, so it never falls due. */
export function statusBeforePayment(totalMinor: number): 'paid' | 'unpaid' {
  return totalMinor === 0 ? 'paid' : 'unpaid';
}

/** The statuses under which an invoice asks for no money any more. */
export const closedStatuses = ['paid', 'void', 'credited'] as const;
export type ClosedStatus = (typeof closedStatuses)[number];

/** The status under which an invoice asks for no money any more; null where it still does. */
export function closedStatus(status: InvoiceStatus): ClosedStatus | null {
  return closedStatuses.find((closed) => closed === status) ?? null;
}

/**
 * Why a document cannot be edited: it is closed, some of it is paid, or it is an estimate that was
 * accepted or made an invoice of.
 */
export const editBars = ['paid', 'void', 'part-paid', 'accepted', 'invoiced'] as const;
export type EditBlockReason = (typeof editBars)[number];

/**
 * What keeps an invoice from being edited; null where nothing does.
 * @param invoice.totalMinor minor units; an invoice of nothing is paid and can still be edited
 * @param invoice.paidMinor what its ledger comes to, in minor units
 * @param invoice.isInvoiced an invoice that holds was made of this estimate
 */
export function editBlockReason(invoice: {
  status: InvoiceStatus;
  totalMinor?: number;
  paidMinor?: number;
  isInvoiced?: boolean;
}): EditBlockReason | null {
  const { status, totalMinor, paidMinor = 0 } = invoice;
  if (invoice.isInvoiced) return 'invoiced';
  if (status === 'accepted' || status === 'invoiced') return status;
  if (status === 'paid' && totalMinor === 0 && paidMinor === 0) return null;
  const closed = closedStatus(status);
  if (closed === 'paid' || closed === 'void') return closed;
  return closed || paidMinor !== 0 ? 'part-paid' : null;
}

/** The stored statuses of what asks for money. */
export const owedStatuses = ['unpaid', 'overdue'] as const;

/** Whether an invoice of this status still asks for money; only then it can be paid. */
export function isOwed(status: InvoiceStatus): boolean {
  return status === 'due_soon' || owedStatuses.some((owed) => owed === status);
}

/** Whether invoices can be made from an estimate of this status: whoever declined it does not want them. */
export function isInvoiceable(status: InvoiceStatus): boolean {
  return status === 'open' || status === 'accepted' || status === 'expired';
}

/** Whether an invoice can be marked paid or unpaid; one of nothing is always paid. */
export function isMarkable(invoice: { status: InvoiceStatus; totalMinor: number }): boolean {
  return invoice.totalMinor !== 0 && (isOwed(invoice.status) || invoice.status === 'paid');
}

/** What a click on the badge of a markable invoice stores: paid becomes unpaid, anything else paid. */
export function toggledStatus(status: InvoiceStatus): 'paid' | 'unpaid' {
  return status === 'paid' ? 'unpaid' : 'paid';
}
