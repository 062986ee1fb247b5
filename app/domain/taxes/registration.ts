import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { itemLimits } from '#app/domain/limits.ts';
import { mainTaxes, type Registered } from './tax-choice.ts';
import type { TaxNumberKind } from './tax-numbers.ts';

/** The kind of the seller's own tax number that invoices may print; UK company numbers have no checksum. */
export const taxNumberKinds: Record<CountryCode, TaxNumberKind | null> = {
  us: 'ein',
  ca: 'businessNumber',
  uk: null,
  au: 'abn',
};

/** Names a provincial tax, `PST BC`. */
function taxOf(tax: 'PST' | 'RST', province: 'BC' | 'SK' | 'MB'): string {
  return `${tax} ${province}`;
}

/**
 * Numbers that Settings require from a registered seller, by tax name, with the province code for provincial taxes. In
 * Australia it is the ABN, which already has its field; in the USA sellers name their own taxes.
 */
export const sellerNumbers: Record<CountryCode, readonly { tax: string; kind: TaxNumberKind }[]> = {
  us: [],
  ca: [
    { tax: 'GST/HST', kind: 'gstNumber' },
    { tax: 'QST', kind: 'qstNumber' },
    { tax: taxOf('PST', 'BC'), kind: 'bcPst' },
    { tax: taxOf('PST', 'SK'), kind: 'skPst' },
    { tax: taxOf('RST', 'MB'), kind: 'mbRst' },
  ],
  uk: [{ tax: 'VAT', kind: 'gbVat' }],
  au: [],
};

/** One registration number of a seller as typed, and in the USA the tax charged under it. */
export type RegistrationNumber = {
  /** The tax's name, with the province code for provincial taxes (`PST BC`); empty: the country's own tax. */
  tax: string;
  number: string;
  /** Percent, for a tax named by the seller; else empty. */
  rate: string;
};

/**
 * A seller's answer for one country: whether they are registered for its tax, since when and under which numbers. Every
 * number that the country requires has a row (`sellerNumbers`), even if empty.
 */
export type Registration = {
  /** Empty: not answered. */
  registered: NonNullable<Registered> | '';
  /** `YYYY-MM-DD`, or empty. */
  since: string;
  numbers: RegistrationNumber[];
};

/** Answers by country: one for the UK doesn't apply to invoices of other countries. */
export type Registrations = Partial<Record<CountryCode, Registration>>;

/** Each country's answer is a separate field in Settings, so that saving one doesn't change another. */
export const registrationFields = {
  us: 'registrationUs',
  ca: 'registrationCa',
  uk: 'registrationUk',
  au: 'registrationAu',
} as const satisfies Record<CountryCode, string>;
export type RegistrationField = (typeof registrationFields)[CountryCode];
export type RegistrationAnswers = Record<RegistrationField, Registration>;

/** As many as a line may have taxes and as Canada has numbers. */
export const maxNumbers = itemLimits.maxTaxes;

/** Returns an unanswered registration of a country. */
export function noRegistration(country: CountryCode): Registration {
  return { registered: '', since: '', numbers: rowsOf(country, []) };
}

/** Returns unanswered registrations of all countries. */
export function noRegistrations(): RegistrationAnswers {
  return registrationAnswers({});
}

/**
 * Parses a country's answer from storage or a request, keeping only known fields; null when it is malformed. Its texts
 * aren't validated.
 */
export function parseRegistration(value: unknown, country: CountryCode): Registration | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { registered, since, numbers }: Record<string, unknown> = { ...value };
  if (registered !== 'yes' && registered !== 'no' && registered !== '') return null;
  if (typeof since !== 'string' || !Array.isArray(numbers) || numbers.length > maxNumbers) {
    return null;
  }
  if (!numbers.every(isNumber)) return null;
  return { registered, since, numbers: rowsOf(country, numbers) };
}

/** Returns the rows of a country: those that it requires, or in the USA all that exist. */
function rowsOf(country: CountryCode, numbers: RegistrationNumber[]): RegistrationNumber[] {
  if (country === 'us') return numbers.map(({ tax, number, rate }) => ({ tax, number, rate }));
  return sellerNumbers[country].map(({ tax }) => {
    const { number = '' } = numbers.find((row) => row.tax === tax) ?? {};
    return { tax, number, rate: '' };
  });
}

function isNumber(value: unknown): value is RegistrationNumber {
  if (typeof value !== 'object' || value === null) return false;
  const { tax, number, rate }: Record<string, unknown> = { ...value };
  return [tax, number, rate].every((text) => typeof text === 'string');
}

/** Converts the answers to fields of Settings. */
export function registrationAnswers(registrations: Registrations): RegistrationAnswers {
  const fields = countryCodes.map((country) => [
    registrationFields[country],
    registrations[country] ?? noRegistration(country),
  ]);
  return Object.fromEntries(fields) as RegistrationAnswers;
}

/** Returns the numbers as printed on the country's invoices, by tax name. */
export function printedNumbers(
  { registered, numbers }: Registration,
  country: CountryCode,
): { tax: string; number: string }[] {
  if (registered !== 'yes') return [];
  return numbers
    .filter(({ number }) => number !== '')
    .map(({ tax, number }) => ({ tax: tax || mainTaxes[country], number }));
}

/**
 * Returns the taxes that a seller charges under their own names and rates; empty when the country's or the settings'
 * rate applies.
 */
export function namedTaxes({
  registered,
  numbers,
}: Registration): { name: string; rate: string }[] {
  if (registered !== 'yes') return [];
  return numbers.filter(({ rate }) => rate !== '').map(({ tax, rate }) => ({ name: tax, rate }));
}
