import { formatFixed, parseDecimal } from './decimal.ts';

type Described = { code: string; symbol: string; minorDigits: 0 | 2 };

/** The 20 supported currencies in menu order. Symbols precede the amount; minor digits follow ISO 4217. */
const table = {
  USD: { code: 'USD', symbol: '$', minorDigits: 2 },
  EUR: { code: 'EUR', symbol: '€', minorDigits: 2 },
  GBP: { code: 'GBP', symbol: '£', minorDigits: 2 },
  JPY: { code: 'JPY', symbol: '¥', minorDigits: 0 },
  CHF: { code: 'CHF', symbol: 'Fr', minorDigits: 2 },
  CAD: { code: 'CAD', symbol: 'C$', minorDigits: 2 },
  AUD: { code: 'AUD', symbol: 'A$', minorDigits: 2 },
  NZD: { code: 'NZD', symbol: 'NZ$', minorDigits: 2 },
  SEK: { code: 'SEK', symbol: 'kr', minorDigits: 2 },
  NOK: { code: 'NOK', symbol: 'kr', minorDigits: 2 },
  DKK: { code: 'DKK', symbol: 'kr', minorDigits: 2 },
  PLN: { code: 'PLN', symbol: 'zł', minorDigits: 2 },
  CZK: { code: 'CZK', symbol: 'Kč', minorDigits: 2 },
  HUF: { code: 'HUF', symbol: 'Ft', minorDigits: 2 },
  SGD: { code: 'SGD', symbol: 'S$', minorDigits: 2 },
  HKD: { code: 'HKD', symbol: 'HK$', minorDigits: 2 },
  MXN: { code: 'MXN', symbol: 'Mex$', minorDigits: 2 },
  BRL: { code: 'BRL', symbol: 'R$', minorDigits: 2 },
  INR: { code: 'INR', symbol: '₹', minorDigits: 2 },
  ZAR: { code: 'ZAR', symbol: 'R', minorDigits: 2 },
} as const satisfies Record<string, Described>;

export type CurrencyCode = keyof typeof table;
type Currency = Described & { code: CurrencyCode };

export const currencies: Record<CurrencyCode, Currency> = table;

/** The 20 currency codes in the same order. */
export const currencyCodes = Object.keys(table) as [CurrencyCode, ...CurrencyCode[]];

/** Whether a value is one of the 20 currency codes. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return currencyCodes.some((code) => code === value);
}

/** Minor units as plain decimal text for inputs and stored items: `33.33`, `1000.00`, JPY `1000`. */
export function moneyToText(minor: number, currency: CurrencyCode): string {
  return formatFixed(minor, currencies[currency].minorDigits);
}

/**
 * Parses decimal text to minor units, rounding further decimals half away from zero. Null when it isn't a number or
 * exceeds 2^53-1.
 */
export function parseMoney(text: string, currency: CurrencyCode): number | null {
  return parseDecimal(text, currencies[currency].minorDigits);
}
