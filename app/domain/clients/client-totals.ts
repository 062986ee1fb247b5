import { type CurrencyCode, currencyCodes } from '../money/currency.ts';

/** What a client owes and has paid in one currency, in its minor units; sums may pass 2^53. */
export type ClientTotals = { currency: CurrencyCode; outstanding: bigint; paid: bigint };

/** A sum of invoices of one currency and one state. */
export type InvoiceSum = { currency: CurrencyCode; isPaid: boolean; minor: bigint };

/** The sums side by side, currencies in the house's order. Outstanding is everything that is not paid. */
export function totalsByCurrency(sums: readonly InvoiceSum[]): ClientTotals[] {
  const sumOf = (currency: CurrencyCode, isPaid: boolean) =>
    sums.find((sum) => sum.currency === currency && sum.isPaid === isPaid)?.minor ?? 0n;
  return currencyCodes
    .filter((code) => sums.some(({ currency }) => currency === code))
    .map((currency) => ({
      currency,
      outstanding: sumOf(currency, false),
      paid: sumOf(currency, true),
    }));
}
