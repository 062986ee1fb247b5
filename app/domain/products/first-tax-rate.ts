import type { CountryCode } from '../country/country.ts';
import { formDefaultsOf, startTaxes } from '../settings/form-defaults.ts';
import type { SettingsDraft } from '../settings/settings-draft.ts';

/** The tax rate with which a new product starts, as that of an invoice's new line: percent text. */
export function firstTaxRate(settings: SettingsDraft, country: CountryCode): string {
  return startTaxes(country, formDefaultsOf(settings, null, null, country)).taxRate;
}
