import { isEmail, isSameEmail } from '../account/email.ts';
import { checkIban } from '../bank/iban.ts';
import { checkSwift } from '../bank/swift.ts';
import type { CountryCode } from '../country/country.ts';
import { bankTexts } from '../fields/payment-fields.ts';
import { checkUnitPrice } from './check-items.ts';
import { hasPaymentMethod } from './check-payment.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import { draftCurrency, type InvoiceDraft } from './draft.ts';
import { type DraftIssue, type IssueCollector, issueCollector } from './draft-issue.ts';
import {
  checkOtherLink,
  checkPaypalLink,
  checkStripeLink,
  type LinkCheck,
  linkMessages,
} from './payment-links.ts';

/** The earlier variant's sentences, shown on Preview only (`invoices.md` section 5, Guest preview; `decisions.md`). */
export const previewMessages = {
  incomplete: 'Please complete all required fields',
  missing: 'Please complete these required fields:',
  invalid: 'Please fix validation errors before creating preview',
  payment:
    'Please provide at least one payment method: bank details, payment links, or check information',
  email: 'Invalid email format',
  businessEmail: 'Business email cannot be the same as client email',
  clientEmail: 'Client email cannot be the same as business email',
} as const;

/** Names of what a preview cannot do without, as they are listed. */
export const previewRequirements = {
  businessName: 'Your Name/Business',
  clientName: 'Client Name',
  items: 'At least one item with a description and a price above 0',
  paymentMethods: 'At least one payment method',
} as const;

/** `missing` names what has to be filled in; `issues` mark fields; `message` is what the toast says. */
export type PreviewCheck =
  | { ok: true }
  | { ok: false; message: string; missing: string[]; issues: DraftIssue[] };

/** Whether a preview may be drawn; it asks for less than a save does. */
export function checkPreview(
  draft: InvoiceDraft,
  { country }: { country: CountryCode },
): PreviewCheck {
  const required = issueCollector();
  checkRequired(draft, country, required);
  const invalid = issueCollector();
  checkEmails(draft, invalid);
  checkLinksAndCodes(draft, country, invalid);
  const issues = [...required.issues, ...invalid.issues];
  if (issues.length === 0) return { ok: true };
  const missing = required.issues.map(
    (issue) => previewRequirements[issue.field as keyof typeof previewRequirements],
  );
  return { ok: false, message: toastOf(required.issues), missing, issues };
}

function toastOf(required: readonly DraftIssue[]): string {
  const [first] = required;
  if (!first) return previewMessages.invalid;
  const isPaymentAlone = required.length === 1 && first.field === 'paymentMethods';
  return isPaymentAlone ? previewMessages.payment : previewMessages.incomplete;
}

function checkRequired(draft: InvoiceDraft, country: CountryCode, collector: IssueCollector): void {
  const { incomplete, payment } = previewMessages;
  if (cleanLine(draft.businessName) === '') {
    collector.add('businessName', 'business info', incomplete);
  }
  if (cleanLine(draft.clientName) === '') collector.add('clientName', 'client info', incomplete);
  const currency = draftCurrency(draft, country);
  const hasItem = draft.items.some(
    (item) =>
      cleanLines(item.description) !== '' &&
      (checkUnitPrice(item.unitPrice, currency).value ?? 0) > 0,
  );
  if (!hasItem) collector.add('items', 'items', incomplete);
  if (!hasPaymentMethod(draft, country)) {
    collector.add('paymentMethods', 'payment methods', payment);
  }
}

function checkEmails(draft: InvoiceDraft, collector: IssueCollector): void {
  const business = cleanLine(draft.businessEmail);
  const client = cleanLine(draft.clientEmail);
  const isWrong = (email: string) => email !== '' && !isEmail(email);
  const { email: message } = previewMessages;
  if (isWrong(business)) collector.add('businessEmail', 'business info', message);
  if (isWrong(client)) collector.add('clientEmail', 'client info', message);
  if (business !== '' && isSameEmail(business, client)) {
    collector.add('businessEmail', 'business info', previewMessages.businessEmail);
    collector.add('clientEmail', 'client info', previewMessages.clientEmail);
  }
}

function checkLinksAndCodes(draft: InvoiceDraft, country: CountryCode, collector: IssueCollector) {
  const addLink = (field: string, label: string, text: string, check: LinkCheck) => {
    if (text.trim() === '' || check.ok) return;
    const message =
      check.message === linkMessages.https
        ? `${label} must use HTTPS protocol`
        : `Invalid URL for ${label}`;
    collector.add(field, 'payment methods', message);
  };
  const { stripePaymentLink: stripe, paypalPaymentLink: paypal } = draft;
  if (draft.acceptCardPayments) {
    addLink('stripePaymentLink', 'Stripe payment link', stripe, checkStripeLink(stripe));
  }
  addLink('paypalPaymentLink', 'PayPal payment link', paypal, checkPaypalLink(paypal));
  draft.otherPaymentLinks.forEach(({ name, url }, index) => {
    const label = cleanLine(name) || 'payment link';
    addLink(`otherPaymentLinks.${index}.url`, label, url, checkOtherLink(url, label));
  });
  const addCode = (field: 'iban' | 'swiftBic', check: (code: string) => string | null) => {
    const code = cleanLine(draft[field]);
    const message = code === '' ? null : check(code);
    if (message) collector.add(field, 'payment methods', message);
  };
  if (bankTexts(country).includes('iban')) addCode('iban', checkIban);
  addCode('swiftBic', checkSwift);
}

// @covers invoices-5.9
