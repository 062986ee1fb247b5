import { countries, countryCodes } from '#app/domain/country/country.ts';
import { countryName } from '#app/i18n/format/country-name.ts';
import { otherRegions } from '#app/i18n/format/region-name.ts';
import type { SelectOption } from '#app/ui/fields/field.tsx';

/** Returns select options for all ISO 3166 countries: our four first, then the others by name. */
export function countryOptions(): SelectOption[] {
  return [
    ...countryCodes.map((code) => ({ value: countries[code].region, label: countryName(code) })),
    ...otherRegions().map(({ code, name }) => ({ value: code, label: name })),
  ];
}
