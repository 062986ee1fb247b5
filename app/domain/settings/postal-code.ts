import type { CountryCode } from '../country/country.ts';

/** `invoices.md` section 5, Settings save. */
export const postalCodeMessages: Record<CountryCode, string> = {
  us: 'USA postal code format: 12345 or 12345-1234',
  ca: 'Canada postal code format: A1A 1A1',
  uk: 'UK postcode format: SW1A 1AA',
  au: 'Australia postal code format: 4 digits (e.g., 2000)',
};

const formats: Record<CountryCode, RegExp> = {
  us: /^\d{5}(?:-\d{4})?$/,
  ca: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
  uk: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  au: /^\d{4}$/,
};

/** Trimmed, upper case, in Canada and the UK with the one space before the last three characters. */
export function normalizePostalCode(text: string, country: CountryCode): string {
  const code = text.trim().toUpperCase();
  if (country !== 'ca' && country !== 'uk') return code;
  const joined = code.replace(/\s/g, '');
  return joined.length > 3 ? `${joined.slice(0, -3)} ${joined.slice(-3)}` : joined;
}

/** Whether a normalised postal code has the country's format. */
export function isPostalCode(code: string, country: CountryCode): boolean {
  return formats[country].test(code);
}

// @covers invoices-5.12
