import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { isProvince, type Province, provinceOfAddress } from '#app/domain/country/provinces.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import { cleanLine, cleanLines } from '#app/domain/invoices/clean-text.ts';
import type { InvoiceItem } from '#app/domain/invoices/content.ts';
import { draftCurrency, draftLanguage, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftFigures } from '#app/domain/invoices/draft-figures.ts';
import { parseHomeRate, taxAtHome } from '#app/domain/invoices/tax-at-home.ts';
import { calculateTotals, type InvoiceTotals } from '#app/domain/invoices/totals.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { mainTaxes } from '#app/domain/taxes/tax-choice.ts';
import type { ReviewedContent, ReviewFacts } from './review-rule.ts';

/** Prepares an invoice with its totals for the rules. */
export function reviewFacts(content: ReviewedContent, totals: InvoiceTotals | null): ReviewFacts {
  const { registered } = content;
  const isTaxed = content.items.some(isTaxedLine);
  return {
    content,
    totals,
    amountAtHome: totals && amountAtHome(content, totals.total),
    isTaxed,
    isRegistered:
      registered === null ? isTaxed || numberFor(content) !== null : registered === 'yes',
  };
}

function amountAtHome({ country, currency, homeRate }: ReviewedContent, total: number) {
  const { currency: home } = countries[country];
  if (currency === home) return total;
  return homeRate === null ? null : taxAtHome(total, { from: currency, to: home, rate: homeRate });
}

/** Whether a line has a tax above 0%, even if the client accounts for it (reverse charge). */
export function isTaxedLine({ taxes }: InvoiceItem): boolean {
  return taxes.some(({ rate }) => rate > 0);
}

/** Returns the seller's registration number for a tax, as printed; without `names`, for the country's own tax. */
export function numberFor(
  { country, items }: Pick<ReviewedContent, 'country' | 'items'>,
  names: readonly string[] = ['', mainTaxes[country], 'GST', 'HST'],
): string | null {
  const taxes = items.flatMap((item) => item.taxes);
  return taxes.find(({ name, number }) => number !== null && names.includes(name))?.number ?? null;
}

/** Returns the place of supply in Canada: the chosen one, otherwise that of the client's address. */
export function provinceOf({
  province,
  clientAddress,
}: Pick<ReviewedContent, 'province' | 'clientAddress'>): Province | null {
  return isProvince(province) ? province : provinceOfAddress(clientAddress);
}

/**
 * Returns the same for a form being filled in: absent and invalid values count as missing.
 * @param userLanguage the product language of the form's user
 */
export function draftFacts(
  draft: InvoiceDraft,
  country: CountryCode,
  userLanguage: LanguageCode,
): ReviewFacts {
  const figures = draftFigures(draft, country);
  const result = calculateTotals(figures);
  const day = (text: string) => (isCalendarDate(text) ? text : '');
  const orNull = (text: string) => cleanLine(text) || null;
  const content: ReviewedContent = {
    country,
    currency: draftCurrency(draft, country),
    language: draftLanguage(draft, country, userLanguage),
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
    look: draft.look,
  };
  return reviewFacts(content, result.ok ? result.totals : null);
}
