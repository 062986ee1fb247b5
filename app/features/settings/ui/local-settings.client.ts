import { localUnder, parseLocalBanks, withBank } from '#app/domain/bank/bank-details.ts';
import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import { parseWholeSettings } from '#app/domain/settings/parse-settings.ts';
import { pictureNames } from '#app/domain/settings/picture-address.ts';
import {
  freshSettings,
  isSameValue,
  type LocalSettings,
  noPictures,
  pickValues,
  type SettingsDraft,
  type SettingsPictures,
  settingsFields,
} from '#app/domain/settings/settings-draft.ts';
import {
  type BrowserStorage,
  fieldsOf,
  loadStored,
  loadText,
  parseJson,
  removeStored,
  writeStored,
} from '#app/ui/browser/stored.client.ts';
import { firstInvoiceKey, localSettingsKey } from './local-settings-key.client.ts';

/** Returns the settings stored in this browser, or null. Corrupt ones are logged and removed. Never throws. */
export function loadLocalSettings(
  storage: BrowserStorage,
  log: (message: string) => void = (message) => console.warn(message),
): LocalSettings | null {
  const text = loadText(storage, localSettingsKey);
  if (text === null) return null;
  const kept = parseLocal(parseJson(text));
  if (kept === null) {
    log(`Corrupt settings were removed from ${localSettingsKey}`);
    removeStored(storage, localSettingsKey);
  }
  return kept;
}

/** The same for a guest: settings that an account has belong to its owner and aren't shown while signed out. */
export function loadGuestSettings(storage: BrowserStorage): LocalSettings | null {
  const kept = loadLocalSettings(storage);
  return kept?.synced ? null : kept;
}

/**
 * Saves the business, template and payment details of a guest's first invoice as defaults for the next one; an account
 * learns the same from the invoice's save.
 */
export function saveFirstInvoice(storage: BrowserStorage, told: SettingsDraft): void {
  writeStored(storage, firstInvoiceKey, told);
}

/**
 * Returns the initial values of a guest's form: their settings, then their first invoice's values for what is missing;
 * bank details only for the country.
 */
export function loadGuestStart(
  storage: BrowserStorage,
  country: CountryCode,
): SettingsDraft | null {
  const local = loadGuestSettings(storage);
  const kept = local && localUnder(local, country).settings;
  const first = parseWholeSettings(loadStored(storage, firstInvoiceKey));
  const told = first && first.country !== country ? withBank(first, {}, '') : first;
  if (!kept || !told) return kept ?? told;
  const fresh = freshSettings(kept.country);
  const open = settingsFields.filter((name) => isSameValue(kept[name], fresh[name]));
  return { ...kept, ...pickValues(told, open), country: kept.country };
}

/** Saves settings; false if this browser can't store them (quota exceeded, storage disabled). */
export function saveLocalSettings(storage: BrowserStorage, kept: LocalSettings): boolean {
  return writeStored(storage, localSettingsKey, kept);
}

/** Marks settings as saved to an account: they aren't offered to it again, and are removed on sign-out. */
export function markSettingsSynced(storage: BrowserStorage): void {
  const kept = loadLocalSettings(storage);
  if (kept) saveLocalSettings(storage, { ...kept, synced: true });
}

/** Returns the logo and signature stored in this browser for a guest. */
export function loadLocalPictures(): SettingsPictures {
  return loadGuestSettings(window.localStorage)?.pictures ?? noPictures;
}

/** Returns the valid pictures of a stored value; null means removed. */
export function parsePictures(stored: unknown): Partial<SettingsPictures> {
  const pictures = fieldsOf(stored);
  const isPicture = (value: unknown) =>
    value === null || (typeof value === 'string' && value.startsWith('data:image/'));
  const names = pictureNames.filter((name) => isPicture(pictures[name]));
  return Object.fromEntries(names.map((name) => [name, pictures[name]]));
}

function parseLocal(value: unknown): LocalSettings | null {
  const { settings, pictures, country, otherBanks, lastModified, synced } = fieldsOf(value);
  const banks = parseLocalBanks(otherBanks);
  const read = parseWholeSettings(settings);
  return (
    read && {
      settings: read,
      pictures: { ...noPictures, ...parsePictures(pictures) },
      country: isCountryCode(country) ? country : read.country,
      ...(Object.keys(banks).length > 0 && { otherBanks: banks }),
      lastModified: typeof lastModified === 'number' ? lastModified : 0,
      synced: synced === true,
    }
  );
}
