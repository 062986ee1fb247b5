import { cleanLine } from '../invoice/clean-text.ts';
import { formatDecimal, parseDecimal } from '../money/decimal.ts';

/** `invoices.md` section 5, Checks run on save. */
export const productNeedsNameAndPrice =
  'Item must have a description and price to be saved as a product';

const longestName = 500;
/** Hundredths of a currency unit: below 1e9 units (`platform.md` section 5, CSV import, and every other way in). */
const priceLimitHundredths = 1_000_000_000 * 100;
const largestTaxRateThousandths = 100_000;

/** Checked values of a product: price in hundredths without a currency, rate in thousandths of a percent. */
export type ProductColumns = {
  name: string;
  unitPriceHundredths: number;
  taxRateThousandths: number;
};

/**
 * Checks a line of the form that is to be kept as a product: a description and a price above 0. A longer name is cut
 * at 500 characters; a rate outside 0 to 100 becomes 0, as in the import.
 */
export function checkProduct(line: {
  name: string;
  unitPrice: string;
  taxRate: string;
}): { ok: true; columns: ProductColumns } | { ok: false; message: string } {
  const name = cleanLine(line.name).slice(0, longestName);
  const price = parseDecimal(line.unitPrice, 2);
  if (!name || price === null || price <= 0 || price >= priceLimitHundredths) {
    return { ok: false, message: productNeedsNameAndPrice };
  }
  const rate = parseDecimal(line.taxRate, 3) ?? 0;
  const isRate = rate >= 0 && rate <= largestTaxRateThousandths;
  return {
    ok: true,
    columns: { name, unitPriceHundredths: price, taxRateThousandths: isRate ? rate : 0 },
  };
}

/** A product's figures as the form's text: `9.5` for 9.50 and `9.975` percent. */
export function describeProduct(columns: ProductColumns): {
  name: string;
  unitPrice: string;
  taxRate: string;
} {
  return {
    name: columns.name,
    unitPrice: formatDecimal(columns.unitPriceHundredths, 2),
    taxRate: formatDecimal(columns.taxRateThousandths, 3),
  };
}
