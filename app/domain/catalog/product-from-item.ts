import { formatFixed, parseDecimal } from '../money/decimal.ts';

/** Refusal of a line that is not enough for a product (`invoices.md` section 5). */
export const incompleteProductMessage =
  'Item must have a description and price to be saved as a product';

/** A product of the catalogue: the price is decimal text without a currency, fitted on use (`decisions.md`). */
export type ProductContent = { name: string; unitPrice: string; taxRateThousandths: number };

/** Most decimals of any currency of ours. */
const priceDecimals = 2;
const largestPrice = 1_000_000_000;

/**
 * The product that a line of the form makes, or why not: it needs a description (up to 500 characters) and a price
 * above 0 and up to 1e9.
 */
export function productFromItem(item: {
  description: string;
  unitPrice: string;
  taxRate: string;
}): { ok: true; product: ProductContent } | { ok: false; message: string } {
  const name = item.description.trim().replace(/\s+/g, ' ').slice(0, 500);
  const price = parseDecimal(item.unitPrice, priceDecimals);
  const isPriced = price !== null && price > 0 && price <= largestPrice * 10 ** priceDecimals;
  if (name === '' || !isPriced) return { ok: false, message: incompleteProductMessage };
  const rate = parseDecimal(item.taxRate, 3);
  const taxRateThousandths = rate !== null && rate >= 0 && rate <= 100_000 ? rate : 0;
  const unitPrice = formatFixed(price, priceDecimals);
  return { ok: true, product: { name, unitPrice, taxRateThousandths } };
}
