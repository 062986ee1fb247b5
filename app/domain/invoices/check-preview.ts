import { checkIban, checkSwift } from '#app/domain/bank/bank-codes.ts';
import { bankTexts } from '#app/domain/fields/payment-fields.ts';
import { bareAddress, isEmail, isSameEmail } from '../account/email.ts';
import type { CountryCode } from '../country/country.ts';
import type { FieldIssue } from '../fields/field-issue.ts';
import type { IssueGroup } from '../fields/field-rules.ts';
import type { CountryRules } from './check-draft.ts';
import { checkUnitPrice } from './check-figures.ts';
import { hasPaymentMethod } from './check-payment.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import { draftCurrency, type InvoiceDraft } from './draft.ts';
import { type IssuePlace, issueCollector } from './draft-issue.ts';
import {
  checkOtherLink,
  checkPaypalLink,
  checkStripeLink,
  type LinkCheck,
} from './payment-links.ts';

/** What a preview can't be without. */
type PreviewNeed = 'businessName' | 'clientName' | 'items' | 'paymentMethods';

const groupsOfNeeds: Record<PreviewNeed, IssueGroup> = {
  businessName: 'business',
  clientName: 'client',
  items: 'items',
  paymentMethods: 'payment',
};

/** An issue with a sentence of its own in `checkTexts.preview`; a link is named by its key there or by its own name. */
export type PreviewOnlyIssue =
  | { code: 'incomplete' | 'payment' | 'businessEmail' }
  | { code: 'httpsOnly' | 'invalidUrl'; link: 'stripe' | 'paypal' | 'unnamed' }
  | { code: 'httpsOnly' | 'invalidUrl'; name: string };

export type PreviewIssue = IssuePlace & (FieldIssue | PreviewOnlyIssue);

/** `missing` lists what must be filled in, `issues` mark fields, `title` is the code of the toast. */
export type PreviewCheck =
  | { ok: true }
  | {
      ok: false;
      title: 'incomplete' | 'payment' | 'invalid';
      missing: PreviewNeed[];
      issues: PreviewIssue[];
    };

/** Whether a preview can be drawn; it requires less than saving. */
export function checkPreview(
  draft: InvoiceDraft,
  { country, takesCards = false }: CountryRules,
): PreviewCheck {
  // An estimate needs no payment details.
  const needsNone = takesCards || draft.kind === 'estimate';
  const missing = listMissing(draft, { country, takesCards: needsNone });
  const invalid = issueCollector<FieldIssue | PreviewOnlyIssue>();
  checkEmails(draft, invalid);
  checkLinksAndCodes(draft, country, invalid);
  const required = missing.map((need): PreviewIssue => {
    const code = need === 'paymentMethods' ? 'payment' : 'incomplete';
    return { field: need, group: groupsOfNeeds[need], code };
  });
  const issues = [...required, ...invalid.issues];
  return issues.length === 0
    ? { ok: true }
    : { ok: false, title: titleOf(missing), missing, issues };
}

function titleOf(missing: readonly PreviewNeed[]): 'incomplete' | 'payment' | 'invalid' {
  const [first] = missing;
  if (!first) return 'invalid';
  return missing.length === 1 && first === 'paymentMethods' ? 'payment' : 'incomplete';
}

function listMissing(draft: InvoiceDraft, { country, takesCards }: CountryRules): PreviewNeed[] {
  const rules = { currency: draftCurrency(draft, country), finePrices: draft.finePrices };
  const hasItem = draft.items.some(
    (item) =>
      cleanLines(item.description) !== '' && (checkUnitPrice(item.unitPrice, rules).value ?? 0) > 0,
  );
  const isThere: Record<PreviewNeed, boolean> = {
    businessName: cleanLine(draft.businessName) !== '',
    clientName: cleanLine(draft.clientName) !== '',
    items: hasItem,
    paymentMethods: takesCards === true || hasPaymentMethod(draft, country),
  };
  return (Object.keys(isThere) as PreviewNeed[]).filter((need) => !isThere[need]);
}

type Collector = ReturnType<typeof issueCollector<FieldIssue | PreviewOnlyIssue>>;

function checkEmails(draft: InvoiceDraft, collector: Collector): void {
  const business = bareAddress(draft.businessEmail);
  const client = bareAddress(draft.clientEmail);
  const isWrong = (email: string) => email !== '' && !isEmail(email);
  const wrong = { code: 'emailFormat' } as const;
  if (isWrong(business)) collector.add('businessEmail', 'business', wrong);
  if (isWrong(client)) collector.add('clientEmail', 'client', wrong);
  if (business !== '' && isSameEmail(business, client)) {
    collector.add('businessEmail', 'business', { code: 'businessEmail' });
    collector.add('clientEmail', 'client', { code: 'sameEmail' });
  }
}

function checkLinksAndCodes(draft: InvoiceDraft, country: CountryCode, collector: Collector) {
  type Link = { link: 'stripe' | 'paypal' | 'unnamed' } | { name: string };
  const addLink = (field: string, link: Link, text: string, check: LinkCheck) => {
    if (text.trim() === '' || check.ok) return;
    const code = check.issue.code === 'https' ? 'httpsOnly' : 'invalidUrl';
    collector.add(field, 'payment', { code, ...link });
  };
  const { stripePaymentLink: stripe, paypalPaymentLink: paypal } = draft;
  if (draft.acceptCardPayments) {
    addLink('stripePaymentLink', { link: 'stripe' }, stripe, checkStripeLink(stripe));
  }
  addLink('paypalPaymentLink', { link: 'paypal' }, paypal, checkPaypalLink(paypal));
  draft.otherPaymentLinks.forEach(({ name: typed, url }, index) => {
    const name = cleanLine(typed);
    const link: Link = name === '' ? { link: 'unnamed' } : { name };
    addLink(`otherPaymentLinks.${index}.url`, link, url, checkOtherLink(url, name));
  });
  const addCode = (field: 'iban' | 'swiftBic', check: (code: string) => FieldIssue | null) => {
    const code = cleanLine(draft[field]);
    const issue = code === '' ? null : check(code);
    if (issue) collector.add(field, 'payment', issue);
  };
  if (bankTexts(country).includes('iban')) addCode('iban', checkIban);
  addCode('swiftBic', checkSwift);
}
