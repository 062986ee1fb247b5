import { isProvince, type Province, provinceOfAddress } from '#app/domain/country/provinces.ts';
import { countries } from '../country/country.ts';
import type { InvoiceItem } from '../invoices/content.ts';
import { taxAtHome } from '../invoices/tax-at-home.ts';
import type { InvoiceTotals } from '../invoices/totals.ts';
import { mainTaxes } from '../taxes/tax-choice.ts';
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

/** Whether a line has a tax above 0%, whoever pays it. */
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
