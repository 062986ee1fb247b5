import { formatFixed } from '#app/domain/money/decimal.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';

/**
 * Returns how much of an invoice is settled, in minor units. When refunds and lost disputes exceed the payments, only
 * credit notes count, so that the client is never asked for more than the total. The ledger keeps the true sum.
 * @param ledger.paidMinor the sum of the ledger, including credit notes
 */
export function settledMinor(ledger: { paidMinor: number; creditedMinor: number }): number {
  return Math.max(ledger.paidMinor, ledger.creditedMinor);
}

/** Currencies in PayPal's list that accounts outside Brazil and India can't request. */
const notAsked: readonly CurrencyCode[] = ['BRL', 'INR', 'ZAR'];

/** PayPal allows no decimals in these currencies and refuses amounts with any. */
const wholeAlone: readonly CurrencyCode[] = ['HUF', 'JPY'];

/**
 * Builds a PayPal.Me link for an amount: `https://paypal.me/wren/12.50USD`, always with a decimal point.
 * @param minor above zero, minor units
 * @returns null when the link already has an amount or PayPal doesn't support the currency
 */
export function askThroughPaypal(
  link: string,
  minor: number,
  currency: CurrencyCode,
): string | null {
  const url = new URL(link);
  const [, name] = /^\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  const amount = amountIn(currency, minor);
  if (!name || amount === null) return null;
  url.pathname = `/${name}/${amount}${currency}`;
  return url.href;
}

function amountIn(currency: CurrencyCode, minor: number): string | null {
  if (notAsked.includes(currency)) return null;
  const { minorDigits } = currencies[currency];
  if (!wholeAlone.includes(currency)) return formatFixed(minor, minorDigits);
  const whole = 10 ** minorDigits;
  return minor % whole === 0 ? String(minor / whole) : null;
}
