import {
  freshSettings,
  isSameValue,
  noPictures,
  pickValues,
  type SettingsValues,
} from './settings-draft.ts';

/**
 * A guest's settings merged into an account's: the form's values, and whether they replace nothing that the account
 * has.
 */
export type LocalMerge = { values: SettingsValues; isUndisputed: boolean };

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
