import type { CountryCode } from '../country/country.ts';
import {
  noPaymentTexts,
  type PaymentDraft,
  payingTexts,
  readPaymentTexts,
  shownPaymentTexts,
} from '../fields/payment-fields.ts';
import { cleanLine } from './clean-text.ts';
import type { OtherPaymentLink } from './content.ts';
import type { InvoiceDraft } from './draft.ts';
import type { IssueCollector } from './draft-issue.ts';
import { longestLinkName, mostOtherLinks } from './limits.ts';
import {
  checkOtherLink,
  checkPaypalLink,
  checkStripeLink,
  linkMessages,
  parseLink,
} from './payment-links.ts';

/** `invoices.md` section 5, Checks run on save; the last two sentences are ours. */
export const paymentMessages = {
  none: 'At least one payment method is required (bank details or payment link)',
  stripeRequired: 'Stripe payment link is required when card payments are enabled',
  linkName: `Link name must be ${longestLinkName} characters or less`,
  tooManyLinks: `An invoice can have at most ${mostOtherLinks} other payment links`,
} as const;

/**
 * The payment part of a draft. Only the fields that the country's form shows are looked at: what cannot be seen
 * is neither an error nor printed.
 */
export function checkPayment(draft: InvoiceDraft, country: CountryCode, collector: IssueCollector) {
  const texts = readPaymentTexts(draft, shownPaymentTexts(country), collector);
  const links = checkLinks(draft, collector);
  if (!hasPaymentMethod(draft, country)) {
    collector.add('paymentMethods', 'payment methods', paymentMessages.none);
  }
  return { ...noPaymentTexts, ...texts, acceptCardPayments: draft.acceptCardPayments, ...links };
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

/**
 * Whether the client can pay: Stripe (when card payments are on), PayPal or other link; IBAN, SWIFT, account or
 * routing number; PayID; Interac e-mail; check details (`decisions.md`). Only fields that the country shows count.
 * A wrong value counts: it has a message of its own.
 */
export function hasPaymentMethod(draft: PaymentDraft, country: CountryCode): boolean {
  return (
    payingTexts(country).some((field) => cleanLine(draft[field]) !== '') ||
    draft.acceptCardPayments ||
    draft.paypalPaymentLink.trim() !== '' ||
    draft.otherPaymentLinks.some((link) => !isBlankLink(link))
  );
}

// @covers invoices-5.2
