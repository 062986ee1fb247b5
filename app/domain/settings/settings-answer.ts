import type { CountryCode } from '#app/domain/country/country.ts';
import type { Refusal } from '#app/domain/invoices/save-answer.ts';
import { pictureNames } from './picture-address.ts';
import {
  isSameValue,
  pickValues,
  type SettingsDraft,
  type SettingsPictures,
  type SettingsValues,
} from './settings-draft.ts';

/** Returns the settings that differ from before: what a save posts, and all that it may change. */
export function changedSettings<Values extends SettingsDraft>(
  draft: Values,
  before: Values,
): Partial<Values> {
  const names = Object.keys(draft) as (keyof Values)[];
  const changed = names.filter((name) => !isSameValue(draft[name], before[name]));
  return pickValues(draft, changed);
}

/** Changed values as posted: fields and pictures separately. */
type SplitSettings = {
  changes: Partial<SettingsDraft>;
  /** `data:` URLs; null removes a picture. */
  pictures?: Partial<SettingsPictures>;
};

export function splitPictures(values: Partial<SettingsValues>): SplitSettings {
  const { logo, signature, ...changes } = values;
  const changed = pictureNames.filter((name) => name in values);
  return { changes, ...(changed.length > 0 && { pictures: pickValues(values, changed) }) };
}

/** Stored settings, with the last number used with their prefix, its digits as written. */
export type StoredSettings = { settings: SettingsDraft; lastNumber: string | null };

/** Changed fields and pictures, and the country whose labels and formats their form had. */
export type SettingsChange = { changes: Partial<SettingsValues>; country: CountryCode };

/** What Save Settings posts: only changed fields and pictures. */
export type SettingsPost = SplitSettings & { country: CountryCode };

/** An issue of the settings with its sentence. */
export type DescribedSettingsIssue = { field: string; message: string };

/** The result of saving settings. */
export type SettingsAnswer =
  | ({ outcome: 'stored' } & StoredSettings)
  /** `toast` is the message of the first issue. */
  | { outcome: 'invalid'; issues: DescribedSettingsIssue[]; toast: string }
  | { outcome: 'sign-in-needed' }
  | Refusal
  | { outcome: 'unreachable' };

/** The result of a sync; `disputed`: the account has different values, and its owner decides in Settings. */
export type SettingsSyncAnswer = SettingsAnswer | { outcome: 'disputed' };
