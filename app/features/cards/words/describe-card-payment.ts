import { canCharge } from '#app/domain/cards/card-account.ts';
import { type InvoiceStatus, isOwed } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { cardPaymentTexts } from '#app/features/cards/texts.ts';

/** Card payment as shown on an invoice's pages. */
export type DescribedCardPayment = {
  /** Whether it can be paid by card now; null where it can't or where nothing is due. */
  card: 'open' | 'under-way' | null;
  /** Explains a payment that is still processing; null where there is none. */
  underWay: { title: string; text?: string } | null;
};

/**
 * Describes how an invoice can be paid by card. The owner sees a processing payment without instructions for the
 * client. Cards aren't offered for amounts that Stripe doesn't accept.
 * @param invoice.asksMinor the amount due now, minor units
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
