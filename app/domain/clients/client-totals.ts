import { type CurrencyCode, currencyCodes } from '../money/currency.ts';

/** What a client owes, what was received from them and what they have as credit in one currency, in its minor units; sums may pass 2^53. */
export type ClientTotals = {
  currency: CurrencyCode;
  outstanding: bigint;
  paid: bigint;
  credit: bigint;
};

/** Of a client's invoices of one currency and one state, what is still to be paid and what was received. */
export type InvoiceSum = {
  currency: CurrencyCode;
  state: 'outstanding' | 'paid' | 'credited' | 'void';
  due: bigint;
  paid: bigint;
};

/**
 * The sums side by side, currencies in the house's order. Outstanding is everything that is owed; of a void invoice only what was
 * received on it counts.
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
