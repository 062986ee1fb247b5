import { formDefaultsOf, startTaxes } from '#app/domain/settings/form-defaults.ts';
import type { CountryCode } from '../country/country.ts';
import type { SettingsDraft } from '../settings/settings-draft.ts';

/** Returns the default tax rate of a new product, the same as a new invoice line's: percent text. */
export function firstTaxRate(settings: SettingsDraft, country: CountryCode): string {
  return startTaxes(country, formDefaultsOf(settings, null, null, country)).taxRate;
}
