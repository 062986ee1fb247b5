import { checkTexts } from '#app/texts/checks.ts';
import { isSameEmail } from '../account/email.ts';
import type { CountryCode } from '../country/country.ts';
import { isCalendarDate } from '../dates.ts';
import { headRules, notesRules, paymentNotesRules, secondRules } from '../fields/field-rules.ts';
import { everyText } from '../fields/read-fields.ts';
import { readTexts } from '../fields/read-texts.ts';
import { bilingual } from '../language/document-language.ts';
import { checkDiscount, checkItems } from './check-items.ts';
import { checkPayment } from './check-payment.ts';
import type { InvoiceContent } from './content.ts';
import { draftCurrency, draftLanguage, type InvoiceDraft } from './draft.ts';
import { type DraftIssue, type IssueCollector, issueCollector } from './draft-issue.ts';
import { calculateTotals } from './totals.ts';

export type DraftCheck =
  | { ok: true; content: InvoiceContent }
  | { ok: false; issues: DraftIssue[] };

/**
 * The save rules, the same in browser and server (`invoices.md` section 5; `decisions.md`, Invoice form and invoice).
 * Gives the exact content, or every issue in the order of the form, at most one per field.
 */
export function checkDraft(draft: InvoiceDraft, { country }: { country: CountryCode }): DraftCheck {
  const collector = issueCollector();
  const content = buildContent(draft, country, collector);
  return collector.issues.length > 0
    ? { ok: false, issues: collector.issues }
    : { ok: true, content };
}

function buildContent(
  draft: InvoiceDraft,
  country: CountryCode,
  collector: IssueCollector,
): InvoiceContent {
  const currency = draftCurrency(draft, country);
  const language = draftLanguage(draft, country);
  const isBilingual = language === bilingual;
  const head = readTexts(draft, headRules, collector, {
    dueDate: (due, { invoiceDate = '' }) =>
      isCalendarDate(invoiceDate) && due < invoiceDate ? checkTexts.dueBeforeInvoice : null,
    clientEmail: (email, { businessEmail = '' }) =>
      isSameEmail(email, businessEmail) ? checkTexts.sameEmail : null,
  });
  const items = checkItems(
    isBilingual ? draft.items : draft.items.map((item) => ({ ...item, secondDescription: '' })),
    currency,
    collector,
  );
  const discount = checkDiscount(draft.showDiscount ? draft.discount : '0');
  if (discount.message) collector.add('discount', 'items', discount.message);
  const discountHundredths = discount.value ?? 0;
  if (!calculateTotals({ items, discountHundredths }).ok) {
    collector.add('items', 'items', checkTexts.totalTooLarge);
  }
  return {
    ...head,
    country,
    currency,
    template: draft.template,
    language,
    clientId: draft.selectedClientId,
    items,
    discountHundredths,
    ...readTexts(draft, notesRules, collector),
    ...checkPayment(draft, country, collector),
    ...readTexts(draft, paymentNotesRules, collector),
    ...(isBilingual ? readTexts(draft, secondRules, collector) : everyText(secondRules, null)),
  };
}

// @covers V2.2.1 invoices-5.1 invoices-5.2
