import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';

/** Whether tax concerns this invoice: in the USA, whose form begins without one, once a rate stands on a line. */
export function canHaveTax({ items }: Pick<InvoiceDraft, 'items'>, country: CountryCode): boolean {
  return country !== 'us' || items.some(({ taxRate }) => taxRate !== '0');
}
