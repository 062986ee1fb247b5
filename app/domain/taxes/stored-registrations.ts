import { parseJson } from '#app/domain/json.ts';
import { type CountryCode, countryCodes } from '../country/country.ts';
import {
  noRegistration,
  parseRegistration,
  type RegistrationField,
  type Registrations,
  registrationFields,
} from './registration.ts';

/** Parses the stored answers; a country without a valid one counts as unanswered. */
export function parseRegistrations(stored: string | null): Registrations {
  const parsed = stored === null ? null : parseJson(stored);
  if (typeof parsed !== 'object' || parsed === null) return {};
  const answers: Record<string, unknown> = { ...parsed };
  const read = countryCodes.flatMap((country) => {
    const answer = parseRegistration(answers[country], country);
    return answer ? [[country, answer] as const] : [];
  });
  return Object.fromEntries(read);
}

/**
 * Serializes the answers to JSON, `{"uk":{"registered":"yes","since":"2020-04-01","numbers":[…]}}`; null when there are
 * none.
 */
export function formatRegistrations(registrations: Registrations): string | null {
  const known = countryCodes.flatMap((country) => {
    const { registered, since, numbers } = registrations[country] ?? noRegistration(country);
    const told = numbers.filter(({ number, rate }) => number !== '' || rate !== '');
    const isTold = registered !== '' || since !== '' || told.length > 0;
    return isTold ? [[country, { registered, since, numbers: told }] as const] : [];
  });
  return known.length === 0 ? null : JSON.stringify(Object.fromEntries(known));
}

/**
 * Returns the stored answers of some countries as a JSON merge patch (RFC 7396), with null for those without an answer
 * any more.
 */
export function registrationsPatch(stored: string | null, countries: CountryCode[]): string {
  const told: Record<string, unknown> = stored === null ? {} : JSON.parse(stored);
  return JSON.stringify(Object.fromEntries(countries.map((code) => [code, told[code] ?? null])));
}

/** Lists the registration fields of other countries, which a country's Settings don't show. */
export function hiddenRegistrations(country: CountryCode): RegistrationField[] {
  return countryCodes.filter((code) => code !== country).map((code) => registrationFields[code]);
}
