import { pictureNames } from './picture-name.ts';
import {
  isSameValue,
  pickValues,
  type SettingsDraft,
  type SettingsPictures,
  type SettingsValues,
} from './settings-draft.ts';

/** What of the settings is another than it was: what a save sends, and all that it may touch. */
export function changedSettings<Values extends SettingsDraft>(
  draft: Values,
  before: Values,
): Partial<Values> {
  const names = Object.keys(draft) as (keyof Values)[];
  const changed = names.filter((name) => !isSameValue(draft[name], before[name]));
  return pickValues(draft, changed);
}

/** Changed values as they are posted: fields and pictures apart. */
export type SplitSettings = {
  changes: Partial<SettingsDraft>;
  /** `data:` URLs; null takes a picture away. */
  pictures?: Partial<SettingsPictures>;
};

export function splitPictures(values: Partial<SettingsValues>): SplitSettings {
  const { logo, signature, ...changes } = values;
  const changed = pictureNames.filter((name) => name in values);
  return { changes, ...(changed.length > 0 && { pictures: pickValues(values, changed) }) };
}
