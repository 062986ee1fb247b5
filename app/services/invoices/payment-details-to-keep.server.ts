import type { InvoiceContent } from '#app/domain/invoice/content.ts';
import { formatOtherPaymentLinks } from '#app/domain/invoice/payment-link-json.ts';
import type { PaymentDetails } from '#db/queries/settings.server.ts';

/**
 * The payment details of an invoice that are worth keeping for the next one: the filled ones. An empty field of this
 * invoice, or one that its country does not have, never wipes a saved detail.
 */
export function paymentDetailsToKeep(content: InvoiceContent): Partial<PaymentDetails> {
  const details: PaymentDetails = {
    bankName: content.bankName,
    accountHolder: content.accountHolder,
    iban: content.iban,
    swiftBic: content.swiftBic,
    accountNumber: content.accountNumber,
    routingNumber: content.routingNumber,
    institutionNumber: content.institutionNumber,
    bankAddress: content.bankAddress,
    payid: content.payid,
    interacEmail: content.interacEmail,
    checkPayeeName: content.checkPayeeName,
    checkMailingAddress: content.checkMailingAddress,
    acceptCardPayments: content.acceptCardPayments,
    stripePaymentLink: content.stripePaymentLink,
    paypalPaymentLink: content.paypalPaymentLink,
    otherPaymentLinks: formatOtherPaymentLinks(content.otherPaymentLinks),
    paymentNotes: content.paymentNotes,
  };
  return Object.fromEntries(Object.entries(details).filter(([, detail]) => Boolean(detail)));
}
