import { paymentFields } from '#app/domain/fields/payment-fields.ts';
import type { PaymentColumns } from '../settings/settings-columns.ts';
import type { InvoiceContent } from './content.ts';
import { formatOtherPaymentLinks } from './payment-link-json.ts';

/**
 * Returns an invoice's filled payment details to save as defaults. Fields that are empty or don't exist in its country
 * never overwrite saved ones.
 */
export function paymentDetailsToKeep(content: InvoiceContent): Partial<PaymentColumns> {
  const { otherPaymentLinks } = content;
  const details = { ...content, otherPaymentLinks: formatOtherPaymentLinks(otherPaymentLinks) };
  const filled = paymentFields.filter((field) => Boolean(details[field]));
  return Object.fromEntries(filled.map((field) => [field, details[field]]));
}
