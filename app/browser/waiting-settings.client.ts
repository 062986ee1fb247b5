import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import type { SettingsPost } from '#app/domain/settings/settings-answer.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { waitingSettingsKey } from './waiting-work.client.ts';

/** What a signed-in person changed offline: goes to the account as one save once the network is back. */
export type WaitingSettings = SettingsPost;

type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Adds changes to those that wait; the newest of a field counts. False when this device does not take them. */
export function addWaitingSettings(
  storage: SettingsStorage,
  userId: string,
  post: WaitingSettings,
): boolean {
  const before = loadWaitingSettings(storage, userId);
  const pictures = { ...before?.pictures, ...post.pictures };
  const waiting: WaitingSettings = {
    changes: { ...before?.changes, ...post.changes },
    country: post.country,
    ...(Object.keys(pictures).length > 0 && { pictures }),
  };
  try {
    storage.setItem(waitingSettingsKey(userId), JSON.stringify(waiting));
    return true;
  } catch {
    return false;
  }
}

/** What waits, or null. The server checks every field of it. */
export function loadWaitingSettings(
  storage: SettingsStorage,
  userId: string,
): WaitingSettings | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(waitingSettingsKey(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { changes, country, pictures } = { changes: null, country: '', pictures: null, ...kept };
    if (typeof changes !== 'object' || changes === null || !isCountryCode(country)) return null;
    return {
      changes: changes as Partial<SettingsDraft>,
      country: country satisfies CountryCode,
      ...(typeof pictures === 'object' && pictures !== null && { pictures }),
    };
  } catch {
    return null;
  }
}

/** The account has them, or refused them. */
export function forgetWaitingSettings(storage: SettingsStorage, userId: string): void {
  try {
    storage.removeItem(waitingSettingsKey(userId));
  } catch {
    // Where storage is switched off nothing was kept.
  }
}
