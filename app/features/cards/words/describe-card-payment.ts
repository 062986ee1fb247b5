import { canCharge } from '#app/domain/cards/charge-limits.ts';
import { type InvoiceStatus, isOwed } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/currency.ts';
import { cardPaymentTexts } from '#app/features/cards/texts/card-payment.ts';

/** What an invoice's pages say of paying it by card. */
export type DescribedCardPayment = {
  /** How it can be paid by card now; null where it cannot, and where nothing is owed. */
  card: 'open' | 'under-way' | null;
  /** Why nothing is asked for again; null where no payment takes its days. */
  underWay: { title: string; text?: string } | null;
};

/**
 * Its owner is told of a payment that takes its days without what their client is to do. A card is not offered for what Stripe never takes.
 * @param invoice.asksMinor what is asked for now, minor units
 */
export function describeCardPayment(invoice: {
  status: InvoiceStatus;
  card: DescribedCardPayment['card'];
  isOwn: boolean;
  content: { currency: CurrencyCode };
  asksMinor?: number;
}): DescribedCardPayment {
  const { asksMinor = 0, content } = invoice;
  const isOffered = invoice.card === 'under-way' || canCharge(asksMinor, content.currency);
  const card = isOwed(invoice.status) && isOffered ? invoice.card : null;
  const { title, text } = cardPaymentTexts.underWay;
  const said = invoice.isOwn ? { title } : { title, text };
  return { card, underWay: card === 'under-way' ? said : null };
}
