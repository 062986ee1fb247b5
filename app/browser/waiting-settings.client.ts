import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import type { SettingsIssue } from '#app/domain/settings/check-settings.ts';
import type { SettingsPost } from '#app/domain/settings/settings-answer.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { waitingSettingsKey } from './waiting-work.client.ts';

/** What a signed-in person changed offline: goes to the account as one save once the network is back. */
export type WaitingSettings = SettingsPost & {
  /** The account did not take them: they wait for their owner in Settings, and are not sent by themselves. */
  refusal?: SettingsRefusal;
};

/** What is said of it, and the fields to correct where it is known. */
export type SettingsRefusal = { said: string; issues: SettingsIssue[] };

type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Adds changes to those that wait; the newest of a field counts. False when this device does not take them. */
export function addWaitingSettings(
  storage: SettingsStorage,
  userId: string,
  post: SettingsPost,
): boolean {
  const before = loadWaitingSettings(storage, userId);
  const pictures = { ...before?.pictures, ...post.pictures };
  const waiting: WaitingSettings = {
    changes: { ...before?.changes, ...post.changes },
    country: post.country,
    ...(Object.keys(pictures).length > 0 && { pictures }),
  };
  return write(storage, userId, waiting);
}

/** Notes that the account did not take what waits; another change of it is sent again. */
export function noteSettingsRefusal(
  storage: SettingsStorage,
  userId: string,
  refusal: SettingsRefusal,
): void {
  const waiting = loadWaitingSettings(storage, userId);
  if (waiting) write(storage, userId, { ...waiting, refusal });
}

function write(storage: SettingsStorage, userId: string, waiting: WaitingSettings): boolean {
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
    const { changes, country, pictures, refusal } = {
      ...{ changes: null, country: '', pictures: null, refusal: null },
      ...kept,
    };
    if (typeof changes !== 'object' || changes === null || !isCountryCode(country)) return null;
    return {
      changes: changes as Partial<SettingsDraft>,
      country: country satisfies CountryCode,
      ...(typeof pictures === 'object' && pictures !== null && { pictures }),
      ...readRefusal(refusal),
    };
  } catch {
    return null;
  }
}

function readRefusal(kept: unknown): { refusal?: SettingsRefusal } {
  if (typeof kept !== 'object' || kept === null) return {};
  const { said, issues } = { said: '', issues: [], ...kept };
  if (typeof said !== 'string' || !Array.isArray(issues)) return {};
  return { refusal: { said, issues } };
}

/** The account has them, or their owner gave them up. */
export function forgetWaitingSettings(storage: SettingsStorage, userId: string): void {
  try {
    storage.removeItem(waitingSettingsKey(userId));
  } catch {
    // Where storage is switched off nothing was kept.
  }
}
