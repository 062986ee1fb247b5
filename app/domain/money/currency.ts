type Described = { code: string; name: string; symbol: string; minorDigits: 0 | 2 };

/**
 * The 20 currencies of `platform.md` section 3, in its order. Symbols stand always before the amount; minor digits of ISO
 * 4217 (`decisions.md`).
 */
const table = {
  USD: { code: 'USD', name: 'US Dollar', symbol: '$', minorDigits: 2 },
  EUR: { code: 'EUR', name: 'Euro', symbol: '€', minorDigits: 2 },
  GBP: { code: 'GBP', name: 'British Pound', symbol: '£', minorDigits: 2 },
  JPY: { code: 'JPY', name: 'Japanese Yen', symbol: '¥', minorDigits: 0 },
  CHF: { code: 'CHF', name: 'Swiss Franc', symbol: 'Fr', minorDigits: 2 },
  CAD: { code: 'CAD', name: 'Canadian Dollar', symbol: 'C$', minorDigits: 2 },
  AUD: { code: 'AUD', name: 'Australian Dollar', symbol: 'A$', minorDigits: 2 },
  NZD: { code: 'NZD', name: 'New Zealand Dollar', symbol: 'NZ$', minorDigits: 2 },
  SEK: { code: 'SEK', name: 'Swedish Krona', symbol: 'kr', minorDigits: 2 },
  NOK: { code: 'NOK', name: 'Norwegian Krone', symbol: 'kr', minorDigits: 2 },
  DKK: { code: 'DKK', name: 'Danish Krone', symbol: 'kr', minorDigits: 2 },
  PLN: { code: 'PLN', name: 'Polish Zloty', symbol: 'zł', minorDigits: 2 },
  CZK: { code: 'CZK', name: 'Czech Koruna', symbol: 'Kč', minorDigits: 2 },
  HUF: { code: 'HUF', name: 'Hungarian Forint', symbol: 'Ft', minorDigits: 2 },
  SGD: { code: 'SGD', name: 'Singapore Dollar', symbol: 'S$', minorDigits: 2 },
  HKD: { code: 'HKD', name: 'Hong Kong Dollar', symbol: 'HK$', minorDigits: 2 },
  MXN: { code: 'MXN', name: 'Mexican Peso', symbol: 'Mex$', minorDigits: 2 },
  BRL: { code: 'BRL', name: 'Brazilian Real', symbol: 'R$', minorDigits: 2 },
  INR: { code: 'INR', name: 'Indian Rupee', symbol: '₹', minorDigits: 2 },
  ZAR: { code: 'ZAR', name: 'South African Rand', symbol: 'R', minorDigits: 2 },
} as const satisfies Record<string, Described>;

export type CurrencyCode = keyof typeof table;
export type Currency = Described & { code: CurrencyCode };

/** The currencies by their codes. */
export const currencies: Record<CurrencyCode, Currency> = table;

/** The 20 codes, in the same order. */
export const currencyCodes = Object.keys(table) as [CurrencyCode, ...CurrencyCode[]];

/** Whether a value is one of the 20 codes. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return currencyCodes.some((code) => code === value);
}

// @covers platform-1.5 platform-3.11
