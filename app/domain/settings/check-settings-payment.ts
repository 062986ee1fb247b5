import type { CountryCode } from '../country/country.ts';
import { checkBankCodes, paymentMessages } from '../invoice/check-payment.ts';
import type { IssueCollector } from '../invoice/draft-issue.ts';
import { type TextRule, textRules } from '../invoice/limits.ts';
import { type PaymentText, shownPaymentTexts } from '../invoice/payment-draft.ts';
import { checkPaypalLink, checkStripeLink } from '../invoice/payment-links.ts';
import type { SettingsDraft } from './settings-draft.ts';

/** Of PayPal and Stripe links (`invoices.md` section 5, Settings save). */
export const linkNotHttps = 'Payment links must use HTTPS protocol';

/** What is said of another link that does not start with https:// (`invoices.md` section 5, Settings save). */
export function sayOfOtherLink(name: string, url: string): string {
  return /^\s*[a-z][a-z\d+.-]*:/i.test(url)
    ? `Payment link "${name}" must use HTTPS`
    : `Invalid URL for payment link "${name}"`;
}

/** Reads a field's cleaned text, null when it is empty; what is wrong with it goes to the collector. */
type Read = (field: PaymentText, rule: TextRule) => string | null;

/** The order in which the bank's fields are checked, then the methods that only one country has. */
const paymentTexts: readonly PaymentText[] = [
  'bankName',
  'accountHolder',
  'iban',
  'swiftBic',
  'accountNumber',
  'routingNumber',
  'institutionNumber',
  'bankAddress',
  'payid',
  'interacEmail',
  'checkPayeeName',
  'checkMailingAddress',
];

/** The payment texts that a country's form does not show: a save leaves them as they are. */
export function hiddenPaymentTexts(country: CountryCode): PaymentText[] {
  const shown = shownPaymentTexts(country);
  return paymentTexts.filter((field) => !shown.has(field));
}

/** The bank's fields and the country's own, those alone that the country shows; the form's rules hold (`decisions.md`). */
export function checkPaymentTexts(
  country: CountryCode,
  read: Read,
  collector: IssueCollector,
): Partial<Record<PaymentText, string | null>> {
  const shown = shownPaymentTexts(country);
  const texts: Partial<Record<PaymentText, string | null>> = {};
  for (const field of paymentTexts) {
    if (!shown.has(field)) continue;
    const text = read(field, textRules[field]);
    const checked = { iban: null, swiftBic: null, interacEmail: null, [field]: text };
    checkBankCodes(checked, collector);
    texts[field] = checked[field];
  }
  return texts;
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
