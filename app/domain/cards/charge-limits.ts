import type { CurrencyCode } from '../money/currency.ts';

/**
 * The least that Stripe charges, in minor units, as docs.stripe.com/currencies#minimum-and-maximum-charge-amounts lists it by the currency
 * of payouts; where it lists none, as for the rand, any amount is tried. A seller who is paid out in another currency may need
 * more: that is refused by Stripe.
 */
const leastMinor: Record<CurrencyCode, number> = {
  ...{ USD: 50, EUR: 50, GBP: 30, JPY: 50, CHF: 50, CAD: 50, AUD: 50, NZD: 50 },
  ...{ SEK: 300, NOK: 300, DKK: 250, PLN: 200, CZK: 1500, HUF: 17_500 },
  ...{ SGD: 50, HKD: 400, MXN: 1000, BRL: 50, INR: 50, ZAR: 1 },
};

/** The most that it charges to a card, in minor units, where that is not the eight digits of most currencies (the same page). */
const mostMinor: Partial<Record<CurrencyCode, number>> = {
  ...{ INR: 999_999_999, HUF: 999_999_999_900, JPY: 9_999_999_999 },
};

/** Whether Stripe takes an amount (minor units) at all. */
export function canCharge(amountMinor: number, currency: CurrencyCode): boolean {
  const most = mostMinor[currency] ?? 99_999_999;
  return amountMinor >= leastMinor[currency] && amountMinor <= most;
}

// @covers paid-3.3
