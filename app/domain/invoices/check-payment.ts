import { parsePaymentTexts } from '#app/domain/fields/parse-texts.ts';
import {
  noPaymentTexts,
  type PaymentDraft,
  payingTexts,
  shownPaymentTexts,
} from '#app/domain/fields/payment-fields.ts';
import { maxLinkNameLength, maxOtherLinks } from '#app/domain/limits.ts';
import type { CountryCode } from '../country/country.ts';
import type { FieldIssue } from '../fields/field-issue.ts';
import { cleanLine } from './clean-text.ts';
import type { OtherPaymentLink } from './content.ts';
import type { InvoiceDraft } from './draft.ts';
import type { IssueCollector } from './draft-issue.ts';
import { checkOtherLink, checkPaypalLink, checkStripeLink, parseLink } from './payment-links.ts';

/** Validates the payment section of a draft. Only fields that the country's form shows are checked and printed. */
export function checkPayment(
  draft: InvoiceDraft,
  { country, takesCards = false }: { country: CountryCode; takesCards?: boolean | undefined },
  collector: IssueCollector,
) {
  const texts = parsePaymentTexts(draft, shownPaymentTexts(country), collector);
  const links = checkLinks(draft, takesCards, collector);
  if (!takesCards && !hasPaymentMethod(draft, country)) {
    collector.add('paymentMethods', 'payment', { code: 'noPaymentMethod' });
  }
  return { ...noPaymentTexts, ...texts, acceptCardPayments: draft.acceptCardPayments, ...links };
}

function checkLinks(draft: InvoiceDraft, takesCards: boolean, collector: IssueCollector) {
  let stripePaymentLink: string | null = null;
  // Sellers who accept cards through their own account need no payment link.
  const isLiftedLink = takesCards && draft.stripePaymentLink.trim() === '';
  if (draft.acceptCardPayments && !isLiftedLink) {
    const text = draft.stripePaymentLink.trim();
    const link =
      text === ''
        ? ({ ok: false, issue: { code: 'stripeRequired' } } as const)
        : checkStripeLink(text);
    if (link.ok) stripePaymentLink = link.url;
    else collector.add('stripePaymentLink', 'payment', link.issue);
  }
  let paypalPaymentLink: string | null = null;
  if (draft.paypalPaymentLink.trim() !== '') {
    const link = checkPaypalLink(draft.paypalPaymentLink);
    if (link.ok) paypalPaymentLink = link.url;
    else collector.add('paypalPaymentLink', 'payment', link.issue);
  }
  return {
    stripePaymentLink,
    paypalPaymentLink,
    displayPaypalQr: draft.displayPaypalQr && paypalPaymentLink !== null,
    otherPaymentLinks: checkOtherLinks(draft.otherPaymentLinks, collector),
  };
}

/**
 * Validates the seller's other payment links and drops empty rows. `needsHttps` is the issue of a link that isn't
 * https.
 */
export function checkOtherLinks(
  links: readonly OtherPaymentLink[],
  collector: IssueCollector,
  needsHttps: (name: string, url: string) => FieldIssue = () => ({ code: 'https' }),
): OtherPaymentLink[] {
  if (links.length > maxOtherLinks) {
    collector.add('otherPaymentLinks', 'payment', { code: 'tooManyLinks', max: maxOtherLinks });
    return [];
  }
  return links.flatMap((link, index) => {
    const name = cleanLine(link.name);
    if (isBlankLink(link)) return [];
    if (name.length > maxLinkNameLength) {
      collector.add(`otherPaymentLinks.${index}.name`, 'payment', {
        code: 'linkName',
        max: maxLinkNameLength,
      });
    }
    const checked = checkOtherLink(link.url, name, needsHttps(name, link.url));
    if (!checked.ok) {
      collector.add(`otherPaymentLinks.${index}.url`, 'payment', checked.issue);
      return [];
    }
    return [{ name: name || (parseLink(checked.url)?.hostname ?? ''), url: checked.url }];
  });
}

/** Whether a row of the other links is empty; such rows are dropped. */
function isBlankLink(link: OtherPaymentLink): boolean {
  return cleanLine(link.name) === '' && link.url.trim() === '';
}

/**
 * Whether the client can pay: Stripe (when card payments are on), PayPal or another link; IBAN, SWIFT, account or
 * routing number; PayID; Interac email; check details. Only fields shown in the country count. An invalid value counts
 * too, because it has its own issue.
 */
export function hasPaymentMethod(draft: PaymentDraft, country: CountryCode): boolean {
  return (
    payingTexts(country).some((field) => cleanLine(draft[field]) !== '') ||
    draft.acceptCardPayments ||
    draft.paypalPaymentLink.trim() !== '' ||
    draft.otherPaymentLinks.some((link) => !isBlankLink(link))
  );
}
