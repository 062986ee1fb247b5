import type { InvoiceStatus } from './status.ts';

/** `invoices.md` section 4, Invoice status. */
export const statusLabels: Record<InvoiceStatus, string> = {
  paid: 'Paid',
  unpaid: 'Unpaid',
  overdue: 'Overdue',
  due_soon: 'Due soon',
};
