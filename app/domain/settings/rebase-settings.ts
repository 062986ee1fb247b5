import type { CountryCode } from '../country/country.ts';
import { hiddenPaymentTexts } from '../fields/payment-fields.ts';
import { hiddenRegistrations } from '../taxes/stored-registrations.ts';
import { isSameValue, pickValues, type SettingsDraft } from './settings-draft.ts';

/**
 * Applies what was typed since a save was sent to the saved result, so that no input is lost. Values that were sent but
 * not saved, because they belong to another country's form, are kept too.
 * @param save.before what was stored before it
 * @param save.stored what is stored after it
 * @param save.country whose fields it saved
 */
export function rebaseSettings<Values extends SettingsDraft>(
  latest: Values,
  save: { sent: Values; before: Values; stored: Values; country: CountryCode },
): Values {
  const { sent, before, stored, country } = save;
  const hidden = new Set<string>([...hiddenPaymentTexts(country), ...hiddenRegistrations(country)]);
  const isKept = (name: keyof Values) =>
    !isSameValue(latest[name], sent[name]) ||
    (hidden.has(String(name)) && !isSameValue(sent[name], before[name]));
  const names = Object.keys(stored) as (keyof Values)[];
  return { ...stored, ...pickValues(latest, names.filter(isKept)) };
}

/** Returns the changes that a save includes; payment texts that the country's form doesn't show are left out. */
export function takenChanges<Values extends Partial<SettingsDraft>>(
  changes: Values,
  country: CountryCode,
): Partial<Values> {
  const hidden = new Set<string>(hiddenPaymentTexts(country));
  const taken = Object.entries(changes).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(taken) as Partial<Values>;
}
