import type { CountryCode } from '../country/country.ts';
import { checkInvoiceDiscount } from './check-discount.ts';
import { lineRules } from './check-line.ts';
import type { InvoiceContent } from './content.ts';
import type { InvoiceDraft } from './draft.ts';
import { lenientItems } from './line-figures.ts';

/** What the figures of an invoice are made from. */
export type ContentFigures = Pick<
  InvoiceContent,
  'items' | 'discountHundredths' | 'discountAmountMinor' | 'pricesIncludeTax' | 'rounding'
>;

/**
 * The same of a form while it is being filled in. A number that is not valid yet counts as 0, so that the others still add
 * up.
 */
export function draftFigures(draft: InvoiceDraft, country: CountryCode): ContentFigures {
  const rules = lineRules(draft, country);
  const { pricesIncludeTax, rounding } = draft;
  const items = lenientItems(draft.items, rules);
  const { message, ...discount } = checkInvoiceDiscount(draft, items, rules.currency);
  return { items, ...discount, pricesIncludeTax, rounding };
}
