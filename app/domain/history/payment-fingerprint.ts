import { canonicalJson } from '../canonical-json.ts';
import { paymentRules } from '../fields/field-rules.ts';
import type { PaymentText } from '../fields/payment-fields.ts';
import type { InvoiceContent } from '../invoices/content.ts';

const texts = Object.keys(paymentRules) as PaymentText[];

/** Where an invoice's money goes: bank texts and payment links, without notes. */
export type PaymentWays = Pick<
  InvoiceContent,
  PaymentText | 'stripePaymentLink' | 'paypalPaymentLink' | 'otherPaymentLinks'
>;

/**
 * Serializes the payment details of an invoice for comparison: the filled ones as canonical JSON. Spaces and letter
 * case of account numbers are ignored.
 */
export function describePaymentWays(content: PaymentWays): string {
  const { stripePaymentLink, paypalPaymentLink, otherPaymentLinks } = content;
  const links = { stripePaymentLink, paypalPaymentLink };
  const named = [...texts.map((field) => [field, content[field]]), ...Object.entries(links)];
  const filled = named.flatMap(([field, value]) =>
    value ? [[field, value.replace(/\s/g, '').toLowerCase()]] : [],
  );
  const others = otherPaymentLinks.map(({ url }) => url);
  return canonicalJson({
    ...Object.fromEntries(filled),
    ...(others.length > 0 && { otherPaymentLinks: others }),
  });
}

const shownOfAccount = 4;

/**
 * Returns the last four characters of the account that an invoice is paid to (IBAN, otherwise account number); null
 * without one.
 */
export function accountEnding({
  iban,
  accountNumber,
}: Pick<PaymentWays, 'iban' | 'accountNumber'>): string | null {
  const account = (iban || accountNumber || '').replace(/[\s-]/g, '');
  return account.length > shownOfAccount ? account.slice(-shownOfAccount) : null;
}
