import { type CountryCode, countryCodes } from '../country/country.ts';
import { parseJson } from '../parse-json.ts';
import {
  noRegistration,
  parseRegistration,
  type RegistrationField,
  type Registrations,
  registrationFields,
} from './registration.ts';

/** The stored answers; a country of which they say nothing that can be read was not answered. */
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

/**
 * The stored text's answers of some countries, as what changes in another one: null where nothing is told any more (a merge
 * patch, RFC 7396).
 */
export function registrationsPatch(stored: string | null, countries: CountryCode[]): string {
  const told: Record<string, unknown> = stored === null ? {} : JSON.parse(stored);
  return JSON.stringify(Object.fromEntries(countries.map((code) => [code, told[code] ?? null])));
}

/** The fields of the other countries, which a country's Settings do not show. */
export function hiddenRegistrations(country: CountryCode): RegistrationField[] {
  return countryCodes.filter((code) => code !== country).map((code) => registrationFields[code]);
}
