import type { CountryCode } from '../country/country.ts';
import { type PaymentText, readPaymentTexts, shownPaymentTexts } from '../fields/payment-fields.ts';
import { paymentMessages } from '../invoices/check-payment.ts';
import type { IssueCollector } from '../invoices/draft-issue.ts';
import { checkPaypalLink, checkStripeLink } from '../invoices/payment-links.ts';
import type { SettingsDraft } from './settings-draft.ts';

/** Of PayPal and Stripe links (`invoices.md` section 5, Settings save). */
export const linkNotHttps = 'Payment links must use HTTPS protocol';

/** What is said of another link that does not start with https:// (`invoices.md` section 5, Settings save). */
export function sayOfOtherLink(name: string, url: string): string {
  return /^\s*[a-z][a-z\d+.-]*:/i.test(url)
    ? `Payment link "${name}" must use HTTPS`
    : `Invalid URL for payment link "${name}"`;
}

/** Checked before the bank's other fields (`invoices.md` section 5, Settings save). */
const checkedFirst: readonly PaymentText[] = ['bankName', 'accountHolder', 'iban', 'swiftBic'];

/** The bank's fields and the country's own, those alone that the country shows; the form's rules hold (`decisions.md`). */
export function checkPaymentTexts(
  draft: SettingsDraft,
  country: CountryCode,
  collector: IssueCollector,
): Partial<Record<PaymentText, string | null>> {
  const shown = shownPaymentTexts(country);
  const first = checkedFirst.filter((field) => shown.includes(field));
  return readPaymentTexts(draft, [...new Set([...first, ...shown])], collector);
}

/** PayPal and Stripe; while card payments are off, a Stripe link is kept if it is one. */
export function checkSettingsLinks(
  draft: Pick<SettingsDraft, 'acceptCardPayments' | 'paypalPaymentLink' | 'stripePaymentLink'>,
  collector: IssueCollector,
): { paypalPaymentLink: string | null; stripePaymentLink: string | null } {
  const add = (field: string, message: string) => collector.add(field, 'payment methods', message);
  const isBlank = (text: string) => text.trim() === '';
  const paypal = isBlank(draft.paypalPaymentLink)
    ? null
    : checkPaypalLink(draft.paypalPaymentLink, linkNotHttps);
  if (paypal?.ok === false) add('paypalPaymentLink', paypal.message);
  const stripe = isBlank(draft.stripePaymentLink)
    ? null
    : checkStripeLink(draft.stripePaymentLink, linkNotHttps);
  if (draft.acceptCardPayments) {
    if (stripe === null) add('stripePaymentLink', paymentMessages.stripeRequired);
    else if (!stripe.ok) add('stripePaymentLink', stripe.message);
  }
  return {
    paypalPaymentLink: paypal?.ok ? paypal.url : null,
    stripePaymentLink: stripe?.ok ? stripe.url : null,
  };
}
