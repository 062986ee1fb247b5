import type { CountryCode } from '../country/country.ts';
import { checkInvoiceDiscount } from './check-discount.ts';
import { lineRules } from './check-line.ts';
import type { InvoiceContent } from './content.ts';
import type { InvoiceDraft } from './draft.ts';
import { lenientItems } from './line-figures.ts';

/** The parts of an invoice that determine its amounts. */
export type ContentFigures = Pick<
  InvoiceContent,
  'items' | 'discountHundredths' | 'discountAmountMinor' | 'pricesIncludeTax' | 'rounding'
>;

/** Returns the same for a form being filled in. An invalid number counts as 0, so that the rest still adds up. */
export function draftFigures(draft: InvoiceDraft, country: CountryCode): ContentFigures {
  const rules = lineRules(draft, country);
  const { pricesIncludeTax, rounding } = draft;
  const items = lenientItems(draft.items, rules);
  const { code, ...discount } = checkInvoiceDiscount(draft, items, rules.currency);
  return { items, ...discount, pricesIncludeTax, rounding };
}
