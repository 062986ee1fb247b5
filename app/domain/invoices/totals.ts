import {
  type FigureInput,
  totalsSteps,
  type WorkedTax,
  type WorkedTotals,
} from './totals-steps.ts';

/** One tax of an invoice in minor units; the rate is in ten-thousandths of a percent. */
export type TaxTotal = Pick<WorkedTax, 'name' | 'rate' | 'number' | 'reason'> &
  Record<'base' | 'amount' | 'owedByClient', number>;

/**
 * Every amount of an invoice in minor units; line amounts are in the order of the items, `taxes` in ascending order of
 * rate.
 */
export type InvoiceTotals = {
  /** After the line discount; includes tax when prices do. */
  lineTotals: number[];
  lineDiscounts: number[];
  /** The lines before tax and before the invoice discount. */
  lineNets: number[];
  subtotal: number;
  discount: number;
  /** The amount charged before tax. */
  net: number;
  taxes: TaxTotal[];
  tax: number;
  total: number;
};

export type TotalsResult = { ok: true; totals: InvoiceTotals } | { ok: false; reason: 'too-large' };

/**
 * Calculates an invoice's figures; nothing else does. All rounding is half away from zero:
 * - line = quantity x price, rounded, less its discount, rounded; subtotal = sum of the lines
 * - discount = an amount, or a percentage of the lines without deposits, rounded once
 * - tax = for each name, rate and reason the exact share of the discounted lines (the share inside them where prices
 *   include tax), rounded once, or on each line where the seller chose that; taxes of one line do not compound
 * - total = subtotal - discount + taxes that are not included; the client owes a reverse charge, so it is in no total
 *
 * Refuses when a figure passes 2^53-1.
 */
export function calculateTotals(input: FigureInput): TotalsResult {
  return totalsOf(totalsSteps(input));
}

/** Converts the steps of a calculation to totals, for callers that also need the steps. */
export function totalsOf(worked: WorkedTotals): TotalsResult {
  const { lines, taxes, discounted, exactDiscount, kept, groups, ...sums } = worked;
  const totals: InvoiceTotals = {
    lineTotals: lines.map(({ total }) => Number(total)),
    lineDiscounts: lines.map(({ discount }) => Number(discount)),
    lineNets: lines.map(({ net }) => Number(net)),
    subtotal: Number(sums.subtotal),
    discount: Number(sums.discount),
    net: Number(sums.net),
    taxes: taxes.map(({ name, rate, number, reason, base, amount, owedByClient }) => ({
      name,
      rate,
      number,
      reason,
      base: Number(base),
      amount: Number(amount),
      owedByClient: Number(owedByClient),
    })),
    tax: Number(sums.tax),
    total: Number(sums.total),
  };
  const figures = [
    ...lines.flatMap(({ gross, total }) => [gross, total]),
    ...taxes.flatMap(({ base, amount, owedByClient }) => [base, amount, owedByClient]),
    ...Object.values(sums),
  ];
  return figures.every((figure) => Number.isSafeInteger(Number(figure)))
    ? { ok: true, totals }
    : { ok: false, reason: 'too-large' };
}

/** Whether deposits deduct more than exists in a group of equally taxed lines. */
export function isBelowZero(input: FigureInput): boolean {
  const { groups, total } = totalsSteps(input);
  return total < 0n || groups.some(({ base }) => base < 0n);
}
