import type { CountryCode } from '#app/domain/country/country.ts';
import { hiddenPaymentTexts } from '#app/domain/fields/payment-fields.ts';
import { hiddenRegistrations } from '#app/domain/taxes/stored-registrations.ts';
import {
  freshSettings,
  isSameValue,
  noPictures,
  pickValues,
  type SettingsDraft,
  type SettingsValues,
} from './settings-draft.ts';

/**
 * A guest's settings merged into an account's: the form's values, and whether they replace nothing that the account
 * has.
 */
type LocalMerge = { values: SettingsValues; isUndisputed: boolean };

/**
 * Merges this browser's settings into those of the account that signed in. Empty guest values never count, and values
 * that the account never set are filled. Where both differ, the form shows the guest's, and the user decides by saving.
 * The business country is taken over if the account has no business name yet.
 * @param account for pictures, only their presence counts
 * @param email the account's address, which doesn't count as a business email
 */
export function mergeLocalSettings(
  local: SettingsValues,
  account: SettingsValues,
  email: string | null,
): LocalMerge {
  const fresh: SettingsValues = { ...freshSettings(account.country), ...noPictures };
  const untouched: SettingsValues = { ...fresh, email: email ?? '' };
  const names = Object.keys(fresh) as (keyof SettingsValues)[];
  const taken = names.filter((name) => {
    if (name === 'country') return account.businessName === '';
    return !isSameValue(local[name], fresh[name]) && !isSameValue(local[name], account[name]);
  });
  return {
    values: { ...account, ...pickValues(local, taken) },
    isUndisputed: taken.every(
      (name) => name === 'country' || isSameValue(account[name], untouched[name]),
    ),
  };
}

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
export function adoptedChanges<Values extends Partial<SettingsDraft>>(
  changes: Values,
  country: CountryCode,
): Partial<Values> {
  const hidden = new Set<string>(hiddenPaymentTexts(country));
  const taken = Object.entries(changes).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(taken) as Partial<Values>;
}
