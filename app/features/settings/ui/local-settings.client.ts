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

/** The settings that this browser keeps, or null. Corrupt ones are logged and removed. Never throws. */
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

/** The same of a guest: what an account has by now is its owner's, and not shown without them. */
export function loadGuestSettings(storage: BrowserStorage): LocalSettings | null {
  const kept = loadLocalSettings(storage);
  return kept?.synced ? null : kept;
}

/**
 * Keeps what a guest's invoice tells of business, template and payment for the next one; the account that it goes to learns
 * the same from its save.
 */
export function saveFirstInvoice(storage: BrowserStorage, told: SettingsDraft): void {
  writeStored(storage, firstInvoiceKey, told);
}

/**
 * What a guest's form begins with: their settings, and what these leave open as their first invoice told it; of their banks
 * the country's own.
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

/** Keeps settings; false when this browser does not take them (no room, storage switched off). */
export function saveLocalSettings(storage: BrowserStorage, kept: LocalSettings): boolean {
  return writeStored(storage, localSettingsKey, kept);
}

/** An account has them now: they are not offered to it again, and go when it signs out. */
export function markSettingsSynced(storage: BrowserStorage): void {
  const kept = loadLocalSettings(storage);
  if (kept) saveLocalSettings(storage, { ...kept, synced: true });
}

/** Logo and signature that this browser keeps for a guest. */
export function loadLocalPictures(): SettingsPictures {
  return loadGuestSettings(window.localStorage)?.pictures ?? noPictures;
}

/** What of stored pictures are pictures; null was taken away. */
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
