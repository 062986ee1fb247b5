import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { formatAmount } from '#app/i18n/format/money.ts';
import type { Price } from './prices.ts';
import { findObject, type StripeState } from './stripe-state.ts';

/** `$20.00 per month`. */
export function priceWords({ unit_amount, currency, recurring }: Price): string {
  return `${moneyWords(unit_amount, currency)} per ${recurring.interval}`;
}

/** Formats an amount in minor units of one of Stripe's currency codes. */
export function moneyWords(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  if (!Object.hasOwn(currencies, code)) return `${amount} ${code}`;
  return formatAmount(amount, code as CurrencyCode);
}

/** `Billwren Standard`. */
export function productName(state: Pick<StripeState, 'objects'>, price: Price): string {
  return findObject(state, 'product', price.product).name;
}

/** Formats a time (seconds) as date and time in UTC. */
export function momentWords(instant: number): string {
  return `${new Date(instant * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
