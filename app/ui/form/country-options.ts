import { countries, countryCodes } from '#app/domain/country/country.ts';
import { countryName } from '#app/i18n/format/country-name.ts';
import { otherRegions } from '#app/i18n/format/region-name.ts';
import type { SelectOption } from '../fields/select-field.tsx';

/** A choice among all countries by their codes of ISO 3166: the four first, then the others by their names. */
export function countryOptions(): SelectOption[] {
  return [
    ...countryCodes.map((code) => ({ value: countries[code].region, label: countryName(code) })),
    ...otherRegions().map(({ code, name }) => ({ value: code, label: name })),
  ];
}
