import {
  freshSettings,
  isSameValue,
  noPictures,
  pickValues,
  type SettingsValues,
} from './settings-draft.ts';

/** A guest's settings on an account's: what the form then holds, and whether it replaces nothing that the account has. */
export type LocalMerge = { values: SettingsValues; isUndisputed: boolean };

/**
 * Lays the settings of this browser over those of the account that signed in. What the guest left empty never counts, and
 * what the account never set is filled. Where both say something else the guest's stands in the form, and the person
 * decides by saving. The business's country comes along for an account that has no business name yet.
 * @param account pictures count by whether there is one
 * @param email the account's address, which counts as no business e-mail
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
