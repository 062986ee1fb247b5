import type { CurrencyCode } from '#app/domain/money/money.ts';

/**
 * Stripe's minimum charges in minor units by payout currency
 * (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). A seller paid out in another currency may have a
 * higher minimum, which Stripe enforces.
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

/**
 * Stripe's maximum charge for most cards in minor units (same page); networks and other methods may allow less, which
 * Stripe enforces.
 */
const maxMinor = 999_999_999_999;

/** Whether Stripe accepts an amount (minor units). */
export function canCharge(amountMinor: number, currency: CurrencyCode): boolean {
  return amountMinor >= minMinor[currency] && amountMinor <= maxMinor;
}
