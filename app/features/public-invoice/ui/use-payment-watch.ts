import { useEffect } from 'react';
import type { SheetPaymentLink } from '#app/domain/invoices/sheet.ts';
import { watchPayment } from '#app/features/analytics-and-consent/public.ts';

/** Reports when the page's payment buttons are shown and clicked; does nothing without scripts. */
export function usePaymentWatch(invoiceId: string, links: readonly SheetPaymentLink[]): void {
  useEffect(() => watchPayment(invoiceId, links), [invoiceId, links]);
}
