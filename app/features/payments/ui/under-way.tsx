import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { paymentTexts } from '#app/features/payments/texts/payments.ts';
import { badgeStyle } from '#app/ui/layout/badge.tsx';

/** The badge of an invoice with a payment that takes days to clear; renders nothing otherwise. */
export function UnderWay({ invoice }: { invoice: Pick<ListedInvoice, 'isUnderWay'> }) {
  if (!invoice.isUnderWay) return null;
  return <span className={`part-paid ${badgeStyle('warn')}`}>{paymentTexts.underWay}</span>;
}
