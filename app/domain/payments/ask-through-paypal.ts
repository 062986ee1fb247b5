import { type CurrencyCode, currencies } from '../money/currency.ts';
import { formatFixed } from '../money/decimal.ts';

/** What an account outside Brazil and India cannot be asked for in PayPal's list of currencies. */
const notAsked: readonly CurrencyCode[] = ['BRL', 'INR', 'ZAR'];

/** PayPal has no decimals there, and refuses an amount with any. */
const wholeAlone: readonly CurrencyCode[] = ['HUF', 'JPY'];

/**
 * A PayPal.Me link that asks for an amount: `https://paypal.me/wren/12.50USD`, with a decimal point everywhere.
 * @param minor more than zero, minor units
 * @returns null where it cannot: the link has an amount of its own, or PayPal none in that currency
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
