import { type CurrencyCode, currencyCodes } from '../money/currency.ts';

/** What a client owes and has paid in one currency, in its minor units; sums may pass 2^53. */
export type ClientTotals = { currency: CurrencyCode; outstanding: bigint; paid: bigint };

/** A sum of invoices of one currency and one state. */
export type InvoiceSum = {
  currency: CurrencyCode;
  state: 'outstanding' | 'paid' | 'void';
  minor: bigint;
};

/** The sums side by side, currencies in the house's order. Outstanding is everything that is owed; void invoices count nowhere. */
export function totalsByCurrency(sums: readonly InvoiceSum[]): ClientTotals[] {
  const counted = sums.filter(({ state }) => state !== 'void');
  const sumOf = (currency: CurrencyCode, state: InvoiceSum['state']) =>
    counted.find((sum) => sum.currency === currency && sum.state === state)?.minor ?? 0n;
  return currencyCodes
    .filter((code) => counted.some(({ currency }) => currency === code))
    .map((currency) => ({
      currency,
      outstanding: sumOf(currency, 'outstanding'),
      paid: sumOf(currency, 'paid'),
    }));
}
