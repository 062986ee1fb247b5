import { fill } from '#app/i18n/fill.ts';
import { checkTexts, fieldTexts } from '#app/i18n/texts.ts';
import { bareAddress, isEmail, isSameEmail } from '../account/email.ts';
import { checkIban } from '../bank/iban.ts';
import { checkSwift } from '../bank/swift.ts';
import type { CountryCode } from '../country/country.ts';
import { bankTexts } from '../fields/payment-fields.ts';
import type { DraftRules } from './check-draft.ts';
import { checkUnitPrice } from './check-figures.ts';
import { hasPaymentMethod } from './check-payment.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import { draftCurrency, type InvoiceDraft } from './draft.ts';
import { type DraftIssue, type IssueCollector, issueCollector } from './draft-issue.ts';
import {
  checkOtherLink,
  checkPaypalLink,
  checkStripeLink,
  type LinkCheck,
} from './payment-links.ts';

/** `missing` lists what must be filled in, `issues` mark fields, `message` is the toast. */
export type PreviewCheck =
  | { ok: true }
  | { ok: false; message: string; missing: string[]; issues: DraftIssue[] };

/**
 * Whether a preview can be drawn; it requires less than saving. Its messages are those of the earlier product version.
 */
export function checkPreview(
  draft: InvoiceDraft,
  { country, takesCards = false }: DraftRules,
): PreviewCheck {
  const required = issueCollector();
  // An estimate needs no payment details.
  const needsNone = takesCards || draft.kind === 'estimate';
  checkRequired(draft, { country, takesCards: needsNone }, required);
  const invalid = issueCollector();
  checkEmails(draft, invalid);
  checkLinksAndCodes(draft, country, invalid);
  const issues = [...required.issues, ...invalid.issues];
  if (issues.length === 0) return { ok: true };
  const missing = required.issues.map(
    (issue) => checkTexts.preview.needs[issue.field as keyof typeof checkTexts.preview.needs],
  );
  return { ok: false, message: toastOf(required.issues), missing, issues };
}

function toastOf(required: readonly DraftIssue[]): string {
  const [first] = required;
  if (!first) return checkTexts.preview.invalid;
  const isPaymentAlone = required.length === 1 && first.field === 'paymentMethods';
  return isPaymentAlone ? checkTexts.preview.payment : checkTexts.preview.incomplete;
}

function checkRequired(
  draft: InvoiceDraft,
  { country, takesCards }: DraftRules,
  collector: IssueCollector,
): void {
  const { incomplete, payment } = checkTexts.preview;
  if (cleanLine(draft.businessName) === '') {
    collector.add('businessName', 'business', incomplete);
  }
  if (cleanLine(draft.clientName) === '') collector.add('clientName', 'client', incomplete);
  const rules = { currency: draftCurrency(draft, country), finePrices: draft.finePrices };
  const hasItem = draft.items.some(
    (item) =>
      cleanLines(item.description) !== '' && (checkUnitPrice(item.unitPrice, rules).value ?? 0) > 0,
  );
  if (!hasItem) collector.add('items', 'items', incomplete);
  if (!takesCards && !hasPaymentMethod(draft, country)) {
    collector.add('paymentMethods', 'payment', payment);
  }
}

function checkEmails(draft: InvoiceDraft, collector: IssueCollector): void {
  const business = bareAddress(draft.businessEmail);
  const client = bareAddress(draft.clientEmail);
  const isWrong = (email: string) => email !== '' && !isEmail(email);
  const message = fieldTexts.messages.emailFormat;
  if (isWrong(business)) collector.add('businessEmail', 'business', message);
  if (isWrong(client)) collector.add('clientEmail', 'client', message);
  if (business !== '' && isSameEmail(business, client)) {
    collector.add('businessEmail', 'business', checkTexts.preview.businessEmail);
    collector.add('clientEmail', 'client', checkTexts.sameEmail);
  }
}

function checkLinksAndCodes(draft: InvoiceDraft, country: CountryCode, collector: IssueCollector) {
  const addLink = (field: string, label: string, text: string, check: LinkCheck) => {
    if (text.trim() === '' || check.ok) return;
    const message =
      check.message === checkTexts.links.https
        ? fill(checkTexts.preview.httpsOnly, { label })
        : fill(checkTexts.preview.invalidUrl, { label });
    collector.add(field, 'payment', message);
  };
  const { labels } = checkTexts.preview;
  const { stripePaymentLink: stripe, paypalPaymentLink: paypal } = draft;
  if (draft.acceptCardPayments) {
    addLink('stripePaymentLink', labels.stripe, stripe, checkStripeLink(stripe));
  }
  addLink('paypalPaymentLink', labels.paypal, paypal, checkPaypalLink(paypal));
  draft.otherPaymentLinks.forEach(({ name, url }, index) => {
    const label = cleanLine(name) || labels.unnamed;
    addLink(`otherPaymentLinks.${index}.url`, label, url, checkOtherLink(url, label));
  });
  const addCode = (field: 'iban' | 'swiftBic', check: (code: string) => string | null) => {
    const code = cleanLine(draft[field]);
    const message = code === '' ? null : check(code);
    if (message) collector.add(field, 'payment', message);
  };
  if (bankTexts(country).includes('iban')) addCode('iban', checkIban);
  addCode('swiftBic', checkSwift);
}
