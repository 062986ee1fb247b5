import type { CountryCode } from '../country/country.ts';
import { hiddenPaymentTexts } from '../fields/payment-fields.ts';
import { pictureNames } from './picture-name.ts';
import { type SettingsDraft, type SettingsPictures, settingsFields } from './settings-draft.ts';

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

/** What of the changes a save takes: a payment text that its country's form does not show stays unsaved. */
export function takenChanges(
  changes: Partial<SettingsDraft>,
  country: CountryCode,
): Partial<SettingsDraft> {
  const hidden = new Set<string>(hiddenPaymentTexts(country));
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !hidden.has(field)));
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
