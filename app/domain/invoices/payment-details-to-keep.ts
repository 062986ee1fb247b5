import { paymentFields } from '../fields/payment-fields.ts';
import type { PaymentColumns } from '../settings/settings-columns.ts';
import type { InvoiceContent } from './content.ts';
import { formatOtherPaymentLinks } from './payment-link-json.ts';

/**
 * The payment details of an invoice that are worth keeping for the next one: the filled ones. An empty field of this
 * invoice, or one that its country does not have, never wipes a saved detail.
 */
export function paymentDetailsToKeep(content: InvoiceContent): Partial<PaymentColumns> {
  const { otherPaymentLinks } = content;
  const details = { ...content, otherPaymentLinks: formatOtherPaymentLinks(otherPaymentLinks) };
  const filled = paymentFields.filter((field) => Boolean(details[field]));
  return Object.fromEntries(filled.map((field) => [field, details[field]]));
}
