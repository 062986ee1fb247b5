import { pictureNames } from './picture-name.ts';
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
export type SplitSettings = {
  changes: Partial<SettingsDraft>;
  /** `data:` URLs; null removes a picture. */
  pictures?: Partial<SettingsPictures>;
};

export function splitPictures(values: Partial<SettingsValues>): SplitSettings {
  const { logo, signature, ...changes } = values;
  const changed = pictureNames.filter((name) => name in values);
  return { changes, ...(changed.length > 0 && { pictures: pickValues(values, changed) }) };
}
