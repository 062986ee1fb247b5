import {
  keepLocalSettings,
  loadGuestSettings,
  markSettingsSynced,
} from '#app/browser/local-settings.client.ts';
import { addSettings, removeSettings } from '#app/browser/outbox/settings-entries.client.ts';
import { takenChanges } from '#app/domain/settings/rebase-settings.ts';
import type { SettingsPost } from '#app/domain/settings/settings-answer.ts';
import type { LocalSettings } from '#app/domain/settings/settings-draft.ts';
import type { Offered } from './settings-state.ts';

/** Keeps settings in this browser until an account has them; false when it does not take them. */
export function keepForAccount(
  local: Pick<LocalSettings, 'settings' | 'pictures' | 'country'>,
): boolean {
  const stamped = { ...local, lastModified: Date.now(), synced: false };
  return keepLocalSettings(window.localStorage, stamped);
}

/**
 * The account has what was saved: nothing older of the same is sent or offered any more.
 * @returns `synced` where this browser kept settings that no account had; one has them now
 */
export function noteStored(
  userId: string | null,
  post: SettingsPost,
  offered: Offered | null,
): 'saved' | 'synced' {
  if (userId !== null) {
    removeSettings(window.localStorage, userId, post, true);
    const shown = shownIn(post, offered);
    if (shown) removeSettings(window.localStorage, userId, shown, true);
  }
  if (!loadGuestSettings(window.localStorage)) return 'saved';
  markSettingsSynced(window.localStorage);
  return 'synced';
}

/**
 * While the network is away a save waits in the outbox; on what had been refused its user has decided by it.
 * @returns false when the device does not take it, or the network is there
 */
export function putIntoOutbox(
  userId: string,
  post: SettingsPost,
  offered: Offered | null,
): boolean {
  if (navigator.onLine) return false;
  const shown = shownIn(post, offered);
  if (shown) removeSettings(window.localStorage, userId, shown);
  return addSettings(window.localStorage, userId, post);
}

/** What this browser offered is not wanted in this account: it is not offered again. */
export function decline(userId: string | null, offered: Offered): void {
  if (offered === 'guest') markSettingsSynced(window.localStorage);
  else if (userId !== null) removeSettings(window.localStorage, userId, offered);
}

/** What of a refused save the form showed that another one was made in. */
function shownIn({ country }: SettingsPost, offered: Offered | null): SettingsPost | null {
  if (offered === null || offered === 'guest') return null;
  return { ...offered, changes: takenChanges(offered.changes, country) };
}
