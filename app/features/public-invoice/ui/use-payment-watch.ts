import { useEffect } from 'react';
import type { SheetPaymentLink } from '#app/domain/invoices/sheet.ts';
import { watchPayment } from '#app/features/analytics-and-consent/public.ts';

/** Lets the page report that its payment buttons were shown and pressed; needs scripts, and without them does nothing. */
export function usePaymentWatch(invoiceId: string, links: readonly SheetPaymentLink[]): void {
  useEffect(() => watchPayment(invoiceId, links), [invoiceId, links]);
}
