import { type CurrencyCode, currencyCodes } from '../money/currency.ts';

/** A client's outstanding, received and credit amounts in one currency, in minor units; sums may exceed 2^53. */
export type ClientTotals = {
  currency: CurrencyCode;
  outstanding: bigint;
  paid: bigint;
  credit: bigint;
};

/** Outstanding and received amounts of a client's invoices in one currency and status. */
export type InvoiceSum = {
  currency: CurrencyCode;
  state: 'outstanding' | 'paid' | 'credited' | 'void';
  due: bigint;
  paid: bigint;
};

/**
 * Sums the totals by currency, in the fixed order of currencies. Outstanding includes all unpaid balances; void
 * invoices only add what was received.
 */
export function totalsByCurrency(
  sums: readonly InvoiceSum[],
  credits: readonly { currency: CurrencyCode; minor: bigint }[],
): ClientTotals[] {
  return currencyCodes.flatMap((currency) => {
    const own = sums.filter((sum) => sum.currency === currency);
    const owed = own.filter(({ state }) => state === 'outstanding');
    const outstanding = owed.reduce((all, { due }) => all + due, 0n);
    const paid = own.reduce((all, sum) => all + sum.paid, 0n);
    const credit = credits.find((each) => each.currency === currency)?.minor ?? 0n;
    const isAsked = own.some(({ state }) => state !== 'void');
    return isAsked || paid !== 0n || credit > 0n ? [{ currency, outstanding, paid, credit }] : [];
  });
}
