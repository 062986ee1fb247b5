import { isEmail } from '../account/email.ts';
import { checkIban, normalizeIban } from '../bank/iban.ts';
import { checkSwift, normalizeSwift } from '../bank/swift.ts';
import type { CountryCode } from '../country/country.ts';
import { cleanLine } from './clean-text.ts';
import type { InvoiceContent, OtherPaymentLink } from './content.ts';
import type { InvoiceDraft } from './draft.ts';
import type { IssueCollector } from './draft-issue.ts';
import { longestLinkName, mostOtherLinks } from './limits.ts';
import { type PaymentDraft, type PaymentText, shownPaymentTexts } from './payment-draft.ts';
import {
  checkOtherLink,
  checkPaypalLink,
  checkStripeLink,
  linkMessages,
  parseLink,
} from './payment-links.ts';

/** `invoices.md` section 5, Checks run on save; the last three sentences are ours. */
export const paymentMessages = {
  none: 'At least one payment method is required (bank details or payment link)',
  stripeRequired: 'Stripe payment link is required when card payments are enabled',
  interacEmail: 'Enter a valid email',
  linkName: `Link name must be ${longestLinkName} characters or less`,
  tooManyLinks: `An invoice can have at most ${mostOtherLinks} other payment links`,
} as const;

export type PaymentContent = Pick<
  InvoiceContent,
  | PaymentText
  | 'acceptCardPayments'
  | 'stripePaymentLink'
  | 'paypalPaymentLink'
  | 'displayPaypalQr'
  | 'otherPaymentLinks'
>;

/**
 * The payment part of a draft. Only the fields that the country's form shows are looked at: what cannot be seen
 * is neither an error nor printed. `readText` gives a field's cleaned text or null.
 */
export function checkPayment(
  draft: InvoiceDraft,
  country: CountryCode,
  readText: (field: PaymentText) => string | null,
  collector: IssueCollector,
): PaymentContent {
  const shown = shownPaymentTexts(country);
  const read = (field: PaymentText) => (shown.has(field) ? readText(field) : null);
  const content: PaymentContent = {
    bankName: read('bankName'),
    accountHolder: read('accountHolder'),
    accountNumber: read('accountNumber'),
    routingNumber: read('routingNumber'),
    institutionNumber: read('institutionNumber'),
    iban: read('iban'),
    swiftBic: read('swiftBic'),
    bankAddress: read('bankAddress'),
    payid: read('payid'),
    interacEmail: read('interacEmail'),
    checkPayeeName: read('checkPayeeName'),
    checkMailingAddress: read('checkMailingAddress'),
    acceptCardPayments: draft.acceptCardPayments,
    stripePaymentLink: null,
    paypalPaymentLink: null,
    displayPaypalQr: false,
    otherPaymentLinks: [],
  };
  checkBankCodes(content, collector);
  const links = checkLinks(draft, collector);
  if (!hasPaymentMethod(draft, country)) {
    collector.add('paymentMethods', 'payment methods', paymentMessages.none);
  }
  return { ...content, ...links };
}

/** IBAN, SWIFT and Interac e-mail of a content: a wrong one is an issue, a right one gets its stored form. */
export function checkBankCodes(
  content: Pick<PaymentContent, 'iban' | 'swiftBic' | 'interacEmail'>,
  collector: IssueCollector,
): void {
  if (content.iban !== null) {
    const message = checkIban(content.iban);
    if (message) collector.add('iban', 'payment methods', message);
    content.iban = normalizeIban(content.iban);
  }
  if (content.swiftBic !== null) {
    const message = checkSwift(content.swiftBic);
    if (message) collector.add('swiftBic', 'payment methods', message);
    content.swiftBic = normalizeSwift(content.swiftBic);
  }
  if (content.interacEmail !== null && !isEmail(content.interacEmail)) {
    collector.add('interacEmail', 'payment methods', paymentMessages.interacEmail);
  }
}

function checkLinks(draft: InvoiceDraft, collector: IssueCollector) {
  let stripePaymentLink: string | null = null;
  if (draft.acceptCardPayments) {
    const text = draft.stripePaymentLink.trim();
    const link =
      text === ''
        ? ({ ok: false, message: paymentMessages.stripeRequired } as const)
        : checkStripeLink(text);
    if (link.ok) stripePaymentLink = link.url;
    else collector.add('stripePaymentLink', 'payment methods', link.message);
  }
  let paypalPaymentLink: string | null = null;
  if (draft.paypalPaymentLink.trim() !== '') {
    const link = checkPaypalLink(draft.paypalPaymentLink);
    if (link.ok) paypalPaymentLink = link.url;
    else collector.add('paypalPaymentLink', 'payment methods', link.message);
  }
  return {
    stripePaymentLink,
    paypalPaymentLink,
    displayPaypalQr: draft.displayPaypalQr && paypalPaymentLink !== null,
    otherPaymentLinks: checkOtherLinks(draft.otherPaymentLinks, collector),
  };
}

/** The links of the seller's own choice, empty rows dropped. `needsHttps` is what is said of one that is not https. */
export function checkOtherLinks(
  links: readonly OtherPaymentLink[],
  collector: IssueCollector,
  needsHttps: (name: string, url: string) => string = () => linkMessages.https,
): OtherPaymentLink[] {
  if (links.length > mostOtherLinks) {
    collector.add('otherPaymentLinks', 'payment methods', paymentMessages.tooManyLinks);
    return [];
  }
  return links.flatMap((link, index) => {
    const name = cleanLine(link.name);
    if (isBlankLink(link)) return [];
    if (name.length > longestLinkName) {
      collector.add(`otherPaymentLinks.${index}.name`, 'payment methods', paymentMessages.linkName);
    }
    const checked = checkOtherLink(link.url, name, needsHttps(name, link.url));
    if (!checked.ok) {
      collector.add(`otherPaymentLinks.${index}.url`, 'payment methods', checked.message);
      return [];
    }
    return [{ name: name || (parseLink(checked.url)?.hostname ?? ''), url: checked.url }];
  });
}

/** Whether a row of the other links was left empty; such rows are dropped. */
function isBlankLink(link: OtherPaymentLink): boolean {
  return cleanLine(link.name) === '' && link.url.trim() === '';
}

const payingFields: readonly PaymentText[] = [
  'iban',
  'swiftBic',
  'accountNumber',
  'routingNumber',
  'payid',
  'interacEmail',
  'checkPayeeName',
  'checkMailingAddress',
];

/**
 * Whether the client can pay: Stripe (when card payments are on), PayPal or other link; IBAN, SWIFT, account or
 * routing number; PayID; Interac e-mail; check details (`decisions.md`). Only fields that the country shows count.
 * A wrong value counts: it has a message of its own.
 */
export function hasPaymentMethod(draft: PaymentDraft, country: CountryCode): boolean {
  const shown = shownPaymentTexts(country);
  return (
    payingFields.some((field) => shown.has(field) && cleanLine(draft[field]) !== '') ||
    draft.acceptCardPayments ||
    draft.paypalPaymentLink.trim() !== '' ||
    draft.otherPaymentLinks.some((link) => !isBlankLink(link))
  );
}
