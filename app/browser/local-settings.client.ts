import { isCountryCode } from '#app/domain/country/country.ts';
import { readWholeSettings } from '#app/domain/settings/read-settings.ts';
import type { LocalSettings } from '#app/domain/settings/settings-draft.ts';
import { attempt } from './attempt.client.ts';
import { localSettingsKey } from './local-settings-key.client.ts';

type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The settings that this browser keeps, or null. Corrupt ones are logged and removed. Never throws. */
export function loadLocalSettings(
  storage: SettingsStorage,
  log: (message: string) => void = (message) => console.warn(message),
): LocalSettings | null {
  const text = attempt(() => storage.getItem(localSettingsKey), null);
  if (text === null) return null;
  const kept = readLocal(attempt((): unknown => JSON.parse(text), null));
  if (kept === null) {
    log(`Corrupt settings were removed from ${localSettingsKey}`);
    forgetLocalSettings(storage);
  }
  return kept;
}

/** The same of a guest: what an account has by now is its owner's, and not shown without them. */
export function loadGuestSettings(storage: SettingsStorage): LocalSettings | null {
  const kept = loadLocalSettings(storage);
  return kept?.synced ? null : kept;
}

/** Keeps settings; false when this browser does not take them (no room, storage switched off). */
export function keepLocalSettings(storage: SettingsStorage, kept: LocalSettings): boolean {
  return attempt(() => {
    storage.setItem(localSettingsKey, JSON.stringify(kept));
    return true;
  }, false);
}

/** An account has them now: they are not offered to it again, and go when it signs out. */
export function markSettingsSynced(storage: SettingsStorage): void {
  const kept = loadLocalSettings(storage);
  if (kept) keepLocalSettings(storage, { ...kept, synced: true });
}

/** Removes what this browser keeps. */
export function forgetLocalSettings(storage: SettingsStorage): void {
  attempt(() => storage.removeItem(localSettingsKey), undefined);
}

function readLocal(value: unknown): LocalSettings | null {
  if (typeof value !== 'object' || value === null) return null;
  const { settings, pictures, country, lastModified, synced } = {
    settings: null,
    pictures: null,
    country: null,
    lastModified: 0,
    synced: false,
    ...value,
  } as Record<keyof LocalSettings, unknown>;
  const read = readWholeSettings(settings);
  return (
    read && {
      settings: read,
      pictures: {
        logo: readPicture(pictures, 'logo'),
        signature: readPicture(pictures, 'signature'),
      },
      country: isCountryCode(country) ? country : read.country,
      lastModified: typeof lastModified === 'number' ? lastModified : 0,
      synced: synced === true,
    }
  );
}

function readPicture(pictures: unknown, name: 'logo' | 'signature'): string | null {
  if (typeof pictures !== 'object' || pictures === null) return null;
  const picture: unknown = { logo: null, signature: null, ...pictures }[name];
  return typeof picture === 'string' && picture.startsWith('data:image/') ? picture : null;
}

// @covers invoices-3.9
