import type { CountryCode } from '../country/country.ts';
import { isCalendarDate } from '../dates.ts';
import { cleanLine, cleanLines } from '../invoices/clean-text.ts';
import { draftCurrency, draftLanguage, type InvoiceDraft } from '../invoices/draft.ts';
import { draftFigures } from '../invoices/draft-figures.ts';
import { parseHomeRate } from '../invoices/home-rate.ts';
import { calculateTotals } from '../invoices/totals.ts';
import { reviewFacts } from './review-facts.ts';
import type { ReviewedContent, ReviewFacts } from './review-rule.ts';

/** Returns the same for a form being filled in: absent and invalid values count as missing. */
export function draftFacts(draft: InvoiceDraft, country: CountryCode): ReviewFacts {
  const figures = draftFigures(draft, country);
  const result = calculateTotals(figures);
  const day = (text: string) => (isCalendarDate(text) ? text : '');
  const orNull = (text: string) => cleanLine(text) || null;
  const content: ReviewedContent = {
    country,
    currency: draftCurrency(draft, country),
    language: draftLanguage(draft, country),
    ...figures,
    items: figures.items.map((item) => ({ ...item, description: cleanLines(item.description) })),
    registered: draft.registered || null,
    province: draft.province || null,
    invoiceNumber: cleanLine(draft.invoiceNumber),
    invoiceDate: day(draft.invoiceDate),
    dueDate: day(draft.dueDate),
    supplyDate: day(draft.supplyDate) || null,
    businessName: cleanLine(draft.businessName),
    businessEmail: cleanLine(draft.businessEmail),
    businessPhone: orNull(draft.businessPhone),
    businessAddress: cleanLines(draft.businessAddress),
    postalCode: orNull(draft.postalCode),
    taxNumber: orNull(draft.taxNumber),
    clientName: cleanLine(draft.clientName),
    clientAddress: cleanLines(draft.clientAddress),
    clientTaxNumber: orNull(draft.clientTaxNumber),
    homeRate: parseHomeRate(draft.homeRate),
  };
  return reviewFacts(content, result.ok ? result.totals : null);
}
