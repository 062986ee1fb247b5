import type { CountryCode } from '#app/domain/country/country.ts';
import { headRules } from '#app/domain/fields/field-rules.ts';
import { parseTexts } from '#app/domain/fields/parse-texts.ts';
import { parsePayment } from '#app/domain/invoices/check-draft.ts';
import { emptyDraft, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { issueCollector } from '#app/domain/invoices/draft-issue.ts';
import { usualPaper } from '#app/domain/invoices/sheet.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';

const { businessName, businessEmail, businessPhone, businessWebsite, ...others } = headRules;
const { businessAddress, postalCode, taxNumber } = others;
const businessRules = {
  businessName,
  businessEmail,
  businessPhone,
  businessWebsite,
  businessAddress,
  postalCode,
  taxNumber,
};

/**
 * The seller's details on an imported invoice: the business and any payment methods from the settings.
 * @returns null if the settings don't have the business details that every invoice needs
 */
export function sellerContent(defaults: FormDefaults, country: CountryCode) {
  const { invoiceNumber, numberAfterJump, taxRate, taxes, takesCards, ...known } = defaults;
  const start = emptyDraft(country, { today: '2000-01-01', saveKey: '', itemId: '' });
  const draft: InvoiceDraft = { ...start, ...known };
  const collector = issueCollector();
  const business = parseTexts(draft, businessRules, collector);
  if (collector.issues.length > 0) return null;
  // A wrong or incomplete payment method is no reason to skip an old invoice.
  const payment = parsePayment(draft, { country, takesCards }, issueCollector());
  const { template, language } = draft;
  return { ...business, ...payment, template, paper: draft.paper || usualPaper(country), language };
}

export type SellerContent = NonNullable<ReturnType<typeof sellerContent>>;
