import { divideHalfAway } from '../money/round.ts';
import type { InvoiceItem } from './content.ts';

/** Every figure of an invoice in minor units; `lineTotals` in the items' order, `taxes` from the lowest rate up. */
export type InvoiceTotals = {
  lineTotals: number[];
  subtotal: number;
  discount: number;
  taxes: { taxRateThousandths: number; amount: number }[];
  tax: number;
  total: number;
};

export type TotalsResult = { ok: true; totals: InvoiceTotals } | { ok: false; reason: 'too-large' };

type FigureItem = Pick<InvoiceItem, 'quantityHundredths' | 'unitPriceMinor' | 'taxRateThousandths'>;

/**
 * The one function that makes an invoice's figures (`decisions.md`, Money, tax, dates), half away from zero:
 * line = quantity x price, rounded; subtotal = sum of the rounded lines; discount = subtotal x percent, rounded once;
 * tax per rate = the lines of that rate less the exact discount, x rate, rounded once per rate;
 * total = subtotal - discount + taxes. Refuses when a figure passes 2^53-1.
 */
export function calculateTotals(input: {
  items: readonly FigureItem[];
  discountHundredths: number;
}): TotalsResult {
  const lines = input.items.map((item) =>
    divideHalfAway(BigInt(item.quantityHundredths) * BigInt(item.unitPriceMinor), 100n),
  );
  const discountShare = BigInt(input.discountHundredths);
  const subtotal = lines.reduce((sum, line) => sum + line, 0n);
  const discount = divideHalfAway(subtotal * discountShare, 10_000n);

  const linesByRate = new Map<number, bigint>();
  input.items.forEach((item, index) => {
    const rate = item.taxRateThousandths;
    linesByRate.set(rate, (linesByRate.get(rate) ?? 0n) + (lines[index] ?? 0n));
  });
  const taxes = [...linesByRate]
    .sort(([left], [right]) => left - right)
    .map(([rate, sum]) => ({
      rate,
      amount: divideHalfAway(sum * (10_000n - discountShare) * BigInt(rate), 10_000n * 100_000n),
    }));
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0n);
  const totals: InvoiceTotals = {
    lineTotals: lines.map(Number),
    subtotal: Number(subtotal),
    discount: Number(discount),
    taxes: taxes.map(({ rate, amount }) => ({ taxRateThousandths: rate, amount: Number(amount) })),
    tax: Number(tax),
    total: Number(subtotal - discount + tax),
  };
  const { lineTotals, taxes: perRate, ...sums } = totals;
  const figures = [...lineTotals, ...perRate.map(({ amount }) => amount), ...Object.values(sums)];
  return figures.every(Number.isSafeInteger)
    ? { ok: true, totals }
    : { ok: false, reason: 'too-large' };
}

// @covers decisions-4.1 decisions-4.3 invoices-9.3 platform-1.5
