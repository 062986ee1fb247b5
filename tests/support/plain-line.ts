import type { InvoiceItem } from '#app/domain/invoices/content.ts';
import { calculateTotals, type InvoiceTotals } from '#app/domain/invoices/totals.ts';
import type { FigureInput } from '#app/domain/invoices/totals-steps.ts';
import { plainTax } from '#app/domain/taxes/tax-choice.ts';

/** A line item with the country's only tax: hundredths of a unit, minor units, thousandths of a percent. */
export type PlainLine = {
  description: string;
  secondDescription?: string;
  quantityHundredths: number;
  unitPriceMinor: number;
  taxRateThousandths: number;
};

/** Converts a plain line to an invoice's line item. */
export function plainLine(line: PlainLine): InvoiceItem {
  const { quantityHundredths, unitPriceMinor, taxRateThousandths, ...texts } = line;
  return {
    ...texts,
    quantityTenThousandths: quantityHundredths * 100,
    unitPriceTenThousandths: unitPriceMinor * 10_000,
    taxes: [plainTax(taxRateThousandths * 10)],
  };
}

/** The totals of an invoice whose line items have one tax each. */
export type PlainTotals = Pick<
  InvoiceTotals,
  'lineTotals' | 'subtotal' | 'discount' | 'tax' | 'total'
> & { taxes: { taxRateThousandths: number; amount: number }[] };

/** Returns the totals that apply to line items with one tax each. */
export function plainTotals(totals: InvoiceTotals): PlainTotals {
  const { lineTotals, subtotal, discount, tax, total } = totals;
  const taxes = totals.taxes.map(({ rate, amount }) => ({ taxRateThousandths: rate / 10, amount }));
  return { lineTotals, subtotal, discount, taxes, tax, total };
}

/** Returns an invoice's totals; fails if they are impossible. */
export function totalsOf(input: FigureInput): InvoiceTotals {
  const figures = calculateTotals(input);
  if (!figures.ok) throw new Error(figures.reason);
  return figures.totals;
}
