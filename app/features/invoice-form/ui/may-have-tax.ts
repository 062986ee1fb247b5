import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';

/** Whether tax is relevant to this invoice. In the US, where forms start without tax, only once a line has a rate. */
export function canHaveTax({ items }: Pick<InvoiceDraft, 'items'>, country: CountryCode): boolean {
  return country !== 'us' || items.some(({ taxRate }) => taxRate !== '0');
}
