import { type CountryCode, countryCodes } from '../country/country.ts';
import { itemLimits } from '../invoices/limits.ts';
import { sellerNumbers } from './seller-numbers.ts';
import { mainTaxes, type Registered } from './tax-choice.ts';

/** One number of a seller's, and in the USA what is charged under it: as typed. */
export type RegistrationNumber = {
  /** The tax's name, of a province's with its code (`PST BC`); empty: what the country calls its own. */
  tax: string;
  number: string;
  /** Percent, of a tax that the seller names; else empty. */
  rate: string;
};

/**
 * What a seller answered of one country: whether they are registered for its tax, since when and under what numbers. Of
 * numbers that the country asks for there is a row each (`sellerNumbers`), empty or not.
 */
export type Registration = {
  /** Empty: not answered. */
  registered: NonNullable<Registered> | '';
  /** `YYYY-MM-DD`, or empty. */
  since: string;
  numbers: RegistrationNumber[];
};

/** The answers by the country that was asked about: one of the UK says nothing of invoices under another flag. */
export type Registrations = Partial<Record<CountryCode, Registration>>;

/** The answer of each country is a field of its own in Settings, so that no save of one touches another. */
export const registrationFields = {
  us: 'registrationUs',
  ca: 'registrationCa',
  uk: 'registrationUk',
  au: 'registrationAu',
} as const satisfies Record<CountryCode, string>;
export type RegistrationField = (typeof registrationFields)[CountryCode];
export type RegistrationAnswers = Record<RegistrationField, Registration>;

/** As many as a line may have taxes, and as Canada has numbers. */
export const maxNumbers = itemLimits.maxTaxes;

/** Nothing answered of a country. */
export function noRegistration(country: CountryCode): Registration {
  return { registered: '', since: '', numbers: rowsOf(country, []) };
}

/** Nothing answered of any country. */
export function noRegistrations(): RegistrationAnswers {
  return registrationAnswers({});
}

/**
 * A country's answer out of storage or a request, with what is known of it alone; null when it is none. Its texts may be
 * wrong.
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

/** The rows of a country: those that it asks for, or in the USA as many as there are. */
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

/** The answers as fields of Settings. */
export function registrationAnswers(registrations: Registrations): RegistrationAnswers {
  const fields = countryCodes.map((country) => [
    registrationFields[country],
    registrations[country] ?? noRegistration(country),
  ]);
  return Object.fromEntries(fields) as RegistrationAnswers;
}

/** The numbers as invoices of the country print them, by the names of their taxes. */
export function printedNumbers(
  { registered, numbers }: Registration,
  country: CountryCode,
): { tax: string; number: string }[] {
  if (registered !== 'yes') return [];
  return numbers
    .filter(({ number }) => number !== '')
    .map(({ tax, number }) => ({ tax: tax || mainTaxes[country], number }));
}

/** The taxes that a seller charges by names and rates of their own; none where the country's or the settings' rate counts. */
export function namedTaxes({
  registered,
  numbers,
}: Registration): { name: string; rate: string }[] {
  if (registered !== 'yes') return [];
  return numbers.filter(({ rate }) => rate !== '').map(({ tax, rate }) => ({ name: tax, rate }));
}
