import type { CountryCode } from '../country/country.ts';
import { hiddenPaymentTexts } from './check-settings-payment.ts';
import { pictureNames } from './picture.ts';
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

/**
 * What was typed since a save was sent, on what the save came to: no letter typed meanwhile is lost. Nor is what was sent
 * and not taken: a bank detail that was typed under another flag, and is not shown where it was saved.
 * @param save.before what was stored before it
 * @param save.stored what is stored after it
 * @param save.country whose fields it took
 */
export function rebaseSettings(
  latest: SettingsDraft,
  save: { sent: SettingsDraft; before: SettingsDraft; stored: SettingsDraft; country: CountryCode },
): SettingsDraft {
  const { sent, before, stored, country } = save;
  const differs = (field: keyof SettingsDraft, left: SettingsDraft, right: SettingsDraft) =>
    JSON.stringify(left[field]) !== JSON.stringify(right[field]);
  const hidden = new Set<keyof SettingsDraft>(hiddenPaymentTexts(country));
  const kept = settingsFields.filter(
    (field) => differs(field, latest, sent) || (hidden.has(field) && differs(field, sent, before)),
  );
  return { ...stored, ...Object.fromEntries(kept.map((field) => [field, latest[field]])) };
}

/** The pictures that were picked or taken away while `saved` were being saved. */
export function picturesSince(
  latest: Partial<SettingsPictures>,
  saved: Partial<SettingsPictures>,
): Partial<SettingsPictures> {
  const since: Partial<SettingsPictures> = {};
  for (const name of pictureNames) {
    const picture = latest[name];
    if (picture !== undefined && picture !== saved[name]) since[name] = picture;
  }
  return since;
}
