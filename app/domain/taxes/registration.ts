import { type CountryCode, countryCodes } from '../country/country.ts';
import { itemLimits } from '../invoices/limits.ts';
import { parseJson } from '../parse-json.ts';
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
export const mostNumbers = itemLimits.mostTaxes;

function noRegistration(country: CountryCode): Registration {
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
export function readRegistration(value: unknown, country: CountryCode): Registration | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { registered, since, numbers }: Record<string, unknown> = { ...value };
  if (registered !== 'yes' && registered !== 'no' && registered !== '') return null;
  if (typeof since !== 'string' || !Array.isArray(numbers) || numbers.length > mostNumbers) {
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

/** The stored answers; a country of which they say nothing that can be read was not answered. */
export function readRegistrations(stored: string | null): Registrations {
  const parsed = stored === null ? null : parseJson(stored);
  if (typeof parsed !== 'object' || parsed === null) return {};
  const answers: Record<string, unknown> = { ...parsed };
  const read = countryCodes.flatMap((country) => {
    const answer = readRegistration(answers[country], country);
    return answer ? [[country, answer] as const] : [];
  });
  return Object.fromEntries(read);
}

/** The JSON text that is stored, `{"uk":{"registered":"yes","since":"2020-04-01","numbers":[…]}}`; null when nothing is. */
export function formatRegistrations(registrations: Registrations): string | null {
  const known = countryCodes.flatMap((country) => {
    const { registered, since, numbers } = registrations[country] ?? noRegistration(country);
    const told = numbers.filter(({ number, rate }) => number !== '' || rate !== '');
    const isTold = registered !== '' || since !== '' || told.length > 0;
    return isTold ? [[country, { registered, since, numbers: told }] as const] : [];
  });
  return known.length === 0 ? null : JSON.stringify(Object.fromEntries(known));
}

/** The answers as fields of Settings. */
export function registrationAnswers(registrations: Registrations): RegistrationAnswers {
  const fields = countryCodes.map((country) => [
    registrationFields[country],
    registrations[country] ?? noRegistration(country),
  ]);
  return Object.fromEntries(fields) as RegistrationAnswers;
}

/** The fields of the other countries, which a country's Settings do not show. */
export function hiddenRegistrations(country: CountryCode): RegistrationField[] {
  return countryCodes.filter((code) => code !== country).map((code) => registrationFields[code]);
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

// @covers lawful-2.1
