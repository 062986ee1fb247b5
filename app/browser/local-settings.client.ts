import { isCountryCode } from '#app/domain/country/country.ts';
import { pictureNames } from '#app/domain/settings/picture-name.ts';
import { readWholeSettings } from '#app/domain/settings/read-settings.ts';
import {
  type LocalSettings,
  noPictures,
  type SettingsPictures,
} from '#app/domain/settings/settings-draft.ts';
import { localSettingsKey } from './local-settings-key.client.ts';
import {
  type BrowserStorage,
  fieldsOf,
  parseJson,
  readText,
  removeStored,
  writeStored,
} from './stored.client.ts';

/** The settings that this browser keeps, or null. Corrupt ones are logged and removed. Never throws. */
export function loadLocalSettings(
  storage: BrowserStorage,
  log: (message: string) => void = (message) => console.warn(message),
): LocalSettings | null {
  const text = readText(storage, localSettingsKey);
  if (text === null) return null;
  const kept = readLocal(parseJson(text));
  if (kept === null) {
    log(`Corrupt settings were removed from ${localSettingsKey}`);
    removeStored(storage, localSettingsKey);
  }
  return kept;
}

/** The same of a guest: what an account has by now is its owner's, and not shown without them. */
export function loadGuestSettings(storage: BrowserStorage): LocalSettings | null {
  const kept = loadLocalSettings(storage);
  return kept?.synced ? null : kept;
}

/** Keeps settings; false when this browser does not take them (no room, storage switched off). */
export function keepLocalSettings(storage: BrowserStorage, kept: LocalSettings): boolean {
  return writeStored(storage, localSettingsKey, kept);
}

/** An account has them now: they are not offered to it again, and go when it signs out. */
export function markSettingsSynced(storage: BrowserStorage): void {
  const kept = loadLocalSettings(storage);
  if (kept) keepLocalSettings(storage, { ...kept, synced: true });
}

/** Logo and signature that this browser keeps for a guest. */
export function readLocalPictures(): SettingsPictures {
  return loadGuestSettings(window.localStorage)?.pictures ?? noPictures;
}

/** What of stored pictures are pictures; null was taken away. */
export function readPictures(stored: unknown): Partial<SettingsPictures> {
  const pictures = fieldsOf(stored);
  const isPicture = (value: unknown) =>
    value === null || (typeof value === 'string' && value.startsWith('data:image/'));
  const names = pictureNames.filter((name) => isPicture(pictures[name]));
  return Object.fromEntries(names.map((name) => [name, pictures[name]]));
}

function readLocal(value: unknown): LocalSettings | null {
  const { settings, pictures, country, lastModified, synced } = fieldsOf(value);
  const read = readWholeSettings(settings);
  return (
    read && {
      settings: read,
      pictures: { ...noPictures, ...readPictures(pictures) },
      country: isCountryCode(country) ? country : read.country,
      lastModified: typeof lastModified === 'number' ? lastModified : 0,
      synced: synced === true,
    }
  );
}

// @covers invoices-3.9
