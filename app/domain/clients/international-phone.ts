import { type CountryCode, countries } from '../country/country.ts';

const northAmerica = { code: '1', national: /^1?([2-9]\d{2}[2-9]\d{6})$/ };

/** Each country's calling code, and its numbers as they are dialed inside it (ITU-T E.164, national numbering plans). */
const callingCodes: Readonly<Record<CountryCode, { code: string; national: RegExp }>> = {
  us: northAmerica,
  ca: northAmerica,
  uk: { code: '44', national: /^0([1-9]\d{8,9})$/ },
  au: { code: '61', national: /^0([2-478]\d{8})$/ },
};

/**
 * Returns a client's phone number in international format, digits only: `12125550142`. Null if it is not a complete
 * number, or was typed without a calling code for a country whose numbers aren't known here.
 */
export function internationalPhone(client: {
  phone: string | null;
  country: CountryCode;
  /** ISO 3166 alpha-2; null: that of the country. */
  region: string | null;
}): string | null {
  const phone = (client.phone ?? '').trim();
  if (!/^\+?[\d\s().\-/\u00a0\u2011]+$/.test(phone)) return null;
  if (phone.startsWith('+')) {
    const digits = phone.replace('(0)', '').replace(/\D/g, '');
    return /^[1-9]\d{7,14}$/.test(digits) ? digits : null;
  }
  const { country, region } = client;
  if (region !== null && region !== countries[country].region) return null;
  const { code, national } = callingCodes[country];
  const digits = national.exec(phone.replace(/\D/g, ''))?.[1];
  return digits === undefined ? null : code + digits;
}
