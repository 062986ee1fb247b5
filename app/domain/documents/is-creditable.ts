import type { InvoiceStatus } from '../invoices/status.ts';

/** Whether a credit note can be offered for an invoice: it is issued and has an amount to credit. */
export function isCreditable(invoice: { status: InvoiceStatus; totalMinor: number }): boolean {
  const { status, totalMinor } = invoice;
  return status !== 'void' && status !== 'credited' && totalMinor > 0;
}
