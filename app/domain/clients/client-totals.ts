import { type CurrencyCode, currencyCodes } from '../money/currency.ts';

/** What a client owes and has paid in one currency, in its minor units; sums may pass 2^53. */
export type ClientTotals = { currency: CurrencyCode; outstanding: bigint; paid: bigint };

/** Of the invoices of one currency and one state, what is still to be paid and what was. */
export type InvoiceSum = {
  currency: CurrencyCode;
  state: 'outstanding' | 'paid' | 'void';
  due: bigint;
  paid: bigint;
};

/** The sums side by side, currencies in the house's order. Outstanding is everything that is owed; void invoices count nowhere. */
export function totalsByCurrency(sums: readonly InvoiceSum[]): ClientTotals[] {
  return currencyCodes.flatMap((currency) => {
    const counted = sums.filter((sum) => sum.currency === currency && sum.state !== 'void');
    const owed = counted.filter(({ state }) => state === 'outstanding');
    const total = {
      outstanding: owed.reduce((all, { due }) => all + due, 0n),
      paid: counted.reduce((all, { paid }) => all + paid, 0n),
    };
    return counted.length > 0 ? [{ currency, ...total }] : [];
  });
}
