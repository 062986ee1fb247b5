import { addDays, daysBetween, isCalendarDate } from '#app/domain/dates.ts';

/**
 * Stored statuses of invoices (`credited` when credit notes leave nothing to pay), estimates and credit notes; a credit
 * note's status never changes.
 */
export const storedStatuses = [
  'paid',
  'unpaid',
  'overdue',
  'void',
  'credited',
  'open',
  'accepted',
  'declined',
  'invoiced',
  'issued',
] as const;
export type StoredStatus = (typeof storedStatuses)[number];

/** The displayed status, derived on reading. */
export type InvoiceStatus = StoredStatus | 'due_soon' | 'expired';

/** Days ahead, including today, that count as due soon. */
const dueSoonDays = 5;

/**
 * Derives the displayed status on the seller-local date `today`: paid, void and a stored overdue stay; unpaid becomes
 * overdue when the next due date (`nextDue`, otherwise the due date) is before today, and due soon from today to 5 days
 * ahead. An open estimate expires when its valid-until date, stored as the due date, is before today.
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

/** Returns the last due date that counts as due soon on the seller-local date `today`. */
export function lastDueSoonDay(today: string): string {
  return addDays(today, dueSoonDays);
}

/** Returns the status of an invoice without payments: one with a zero total is paid, so it never becomes due. */
export function statusBeforePayment(totalMinor: number): 'paid' | 'unpaid' {
  return totalMinor === 0 ? 'paid' : 'unpaid';
}

/** Statuses in which nothing is due any more. */
export const closedStatuses = ['paid', 'void', 'credited'] as const;
export type ClosedStatus = (typeof closedStatuses)[number];

/** Returns the status if nothing is due any more; otherwise null. */
export function closedStatus(status: InvoiceStatus): ClosedStatus | null {
  return closedStatuses.find((closed) => closed === status) ?? null;
}

/**
 * Why a document can't be edited: it is closed or partially paid, or it is an estimate that was accepted or invoiced.
 */
export const editBlockReasons = ['paid', 'void', 'part-paid', 'accepted', 'invoiced'] as const;
export type EditBlockReason = (typeof editBlockReasons)[number];

/**
 * Returns what prevents an invoice from being edited; null if nothing does.
 * @param invoice.totalMinor minor units; a zero invoice is paid and can still be edited
 * @param invoice.paidMinor paid amount in minor units
 * @param invoice.isInvoiced a valid invoice was created from this estimate
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

/** Stored statuses in which something is due. */
export const owedStatuses = ['unpaid', 'overdue'] as const;

/** Whether an invoice with this status is still due; only then can it be paid. */
export function isOwed(status: InvoiceStatus): boolean {
  return status === 'due_soon' || owedStatuses.some((owed) => owed === status);
}

/** Whether invoices can be created from an estimate with this status; not from a declined one. */
export function isInvoiceable(status: InvoiceStatus): boolean {
  return status === 'open' || status === 'accepted' || status === 'expired';
}

/** Whether an invoice can be marked paid or unpaid; one with a zero total is always paid. */
export function isMarkable(invoice: { status: InvoiceStatus; totalMinor: number }): boolean {
  return invoice.totalMinor !== 0 && (isOwed(invoice.status) || invoice.status === 'paid');
}

/** Returns the status stored by a click on the badge: paid becomes unpaid, anything else paid. */
export function toggledStatus(status: InvoiceStatus): 'paid' | 'unpaid' {
  return status === 'paid' ? 'unpaid' : 'paid';
}

/** Whether a credit note can be offered for an invoice: it is issued and has an amount to credit. */
export function isCreditable(invoice: { status: InvoiceStatus; totalMinor: number }): boolean {
  const { status, totalMinor } = invoice;
  return status !== 'void' && status !== 'credited' && totalMinor > 0;
}
