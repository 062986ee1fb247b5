import type { InvoiceContent } from './content.ts';
import type { InvoiceTotals } from './totals.ts';

/** Whether the law of the seller's registration asks for the title "Tax Invoice" (ATO, tax invoices). */
export function isTaxInvoice(
  { country, registered }: Pick<InvoiceContent, 'country' | 'registered'>,
  totals: InvoiceTotals,
): boolean {
  return country === 'au' && registered === 'yes' && totals.taxes.some(({ rate }) => rate > 0);
}
