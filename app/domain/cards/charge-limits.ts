import type { CurrencyCode } from '../money/currency.ts';

/**
 * The least that Stripe charges, in minor units, as docs.stripe.com/currencies#minimum-and-maximum-charge-amounts lists it by the currency
 * of payouts. A seller who is paid out in another currency may need more: that is refused by Stripe.
 */
const minMinor: Record<CurrencyCode, number> = {
  USD: 50,
  EUR: 50,
  GBP: 30,
  JPY: 50,
  CHF: 50,
  CAD: 50,
  AUD: 50,
  NZD: 50,
  SEK: 300,
  NOK: 300,
  DKK: 250,
  PLN: 200,
  CZK: 1500,
  HUF: 17_500,
  SGD: 50,
  HKD: 400,
  MXN: 1000,
  BRL: 50,
  INR: 50,
  ZAR: 50,
};

/** The most that it charges to most cards, in minor units (the same page); networks and other methods may take less, which its page says. */
const maxMinor = 999_999_999_999;

/** Whether Stripe takes an amount (minor units) at all. */
export function canCharge(amountMinor: number, currency: CurrencyCode): boolean {
  return amountMinor >= minMinor[currency] && amountMinor <= maxMinor;
}
