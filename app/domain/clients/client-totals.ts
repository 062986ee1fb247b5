import { type CurrencyCode, currencyCodes } from '../money/currency.ts';

/** What a client owes, has paid and has as credit in one currency, in its minor units; sums may pass 2^53. */
export type ClientTotals = {
  currency: CurrencyCode;
  outstanding: bigint;
  paid: bigint;
  credit: bigint;
};

/** Of the invoices of one currency and one state, what is still to be paid and what was. */
export type InvoiceSum = {
  currency: CurrencyCode;
  state: 'outstanding' | 'paid' | 'void';
  due: bigint;
  paid: bigint;
};

/**
 * The sums side by side, currencies in the house's order. Outstanding is everything that is owed; of a void invoice only what was paid
 * on it counts, as credit.
 */
export function totalsByCurrency(
  sums: readonly InvoiceSum[],
  credits: readonly { currency: CurrencyCode; minor: bigint }[],
): ClientTotals[] {
  return currencyCodes.flatMap((currency) => {
    const counted = sums.filter((sum) => sum.currency === currency && sum.state !== 'void');
    const owed = counted.filter(({ state }) => state === 'outstanding');
    const total = {
      outstanding: owed.reduce((all, { due }) => all + due, 0n),
      paid: counted.reduce((all, { paid }) => all + paid, 0n),
    };
    const credit = credits.find((each) => each.currency === currency)?.minor ?? 0n;
    return counted.length > 0 || credit > 0n ? [{ currency, ...total, credit }] : [];
  });
}
