import { pictureNames } from './picture-name.ts';
import {
  freshSettings,
  type SettingsDraft,
  type SettingsPictures,
  settingsFields,
} from './settings-draft.ts';

/** A guest's settings on an account's: what the form then holds, and whether it replaces nothing that the account has. */
export type LocalMerge = {
  settings: SettingsDraft;
  pictures: Partial<SettingsPictures>;
  isUndisputed: boolean;
};

/**
 * Lays the settings of this browser over those of the account that signed in. What the guest left empty never counts, and
 * what the account never set is filled. Where both say something else the guest's stands in the form, and the person
 * decides by saving. The business's country comes along for an account that has no business name yet.
 * @param account.email the account's address, which counts as no business e-mail
 * @param account.pictures truthy where the account has one
 */
export function mergeLocalSettings(
  local: { settings: SettingsDraft; pictures: SettingsPictures },
  account: {
    settings: SettingsDraft;
    pictures: SettingsPictures;
    email: string | null;
  },
): LocalMerge {
  const fresh = freshSettings(account.settings.country);
  const untouched: SettingsDraft = { ...fresh, email: account.email ?? '' };
  const isSame = (field: keyof SettingsDraft, left: SettingsDraft, right: SettingsDraft) =>
    JSON.stringify(left[field]) === JSON.stringify(right[field]);
  let isUndisputed = true;
  const taken = settingsFields.filter((field) => {
    if (field === 'country') return account.settings.businessName === '';
    if (isSame(field, local.settings, fresh)) return false;
    if (isSame(field, local.settings, account.settings)) return false;
    isUndisputed &&= isSame(field, account.settings, untouched);
    return true;
  });
  const pictures: Partial<SettingsPictures> = {};
  for (const name of pictureNames) {
    if (local.pictures[name] === null) continue;
    pictures[name] = local.pictures[name];
    isUndisputed &&= account.pictures[name] === null;
  }
  const settings: SettingsDraft = {
    ...account.settings,
    ...Object.fromEntries(taken.map((field) => [field, local.settings[field]])),
  };
  return { settings, pictures, isUndisputed };
}

// @covers invoices-4.18
