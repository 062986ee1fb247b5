import type { CountryCode } from '../country/country.ts';
import { checkDiscount, lenientFigures } from './check-items.ts';
import type { DraftItem, InvoiceDraft } from './draft.ts';
import { draftCurrency } from './draft.ts';
import { calculateTotals, type TotalsResult } from './totals.ts';

type FigureDraft = Pick<InvoiceDraft, 'currency' | 'discount' | 'showDiscount'> & {
  items: Pick<DraftItem, 'quantity' | 'unitPrice' | 'taxRate'>[];
};

/**
 * Totals of a form while it is being filled in, by the same function as the saved invoice. A number that is not
 * valid yet counts as 0, so that the others still add up.
 */
export function draftTotals(draft: FigureDraft, country: CountryCode): TotalsResult {
  const currency = draftCurrency(draft, country);
  return calculateTotals({
    items: draft.items.map((item) => lenientFigures(item, currency)),
    discountHundredths: draft.showDiscount ? (checkDiscount(draft.discount).value ?? 0) : 0,
  });
}
