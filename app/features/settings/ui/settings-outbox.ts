import { checkSettings } from '#app/domain/settings/check-settings.ts';
import { adoptedChanges } from '#app/domain/settings/rebase-settings.ts';
import type {
  DescribedSettingsIssue,
  SettingsChange,
} from '#app/domain/settings/settings-answer.ts';
import type { SettingsValues } from '#app/domain/settings/settings-draft.ts';
import { addSettings, removeSettings, type SettingsRefusal } from '#app/features/offline/public.ts';
import { describeSettingsIssues } from '#app/features/settings/words/settings-issues.ts';
import { loadGuestSettings, markSettingsSynced } from './local-settings.client.ts';
import type { Offered } from './settings-state.ts';

/**
 * Removes older versions of settings that were just saved, so that they aren't sent or offered again.
 * @returns `synced` if this browser had settings that weren't in any account; they now are
 */
export function recordStoredSettings(
  userId: string,
  saved: SettingsChange,
  offered: Offered | null,
): 'saved' | 'synced' {
  const decided = { ...shownIn(saved, offered), ...saved.changes };
  removeSettings(window.localStorage, userId, decided, true);
  if (!loadGuestSettings(window.localStorage)) return 'saved';
  markSettingsSynced(window.localStorage);
  return 'synced';
}

/**
 * Adds a save to the outbox while the network is down, replacing refused changes to the same fields.
 * @returns false if the device can't store it, or if there is a network
 */
export function addToOutbox(
  userId: string,
  saved: SettingsChange,
  offered: Offered | null,
): boolean {
  if (navigator.onLine) return false;
  removeSettings(window.localStorage, userId, shownIn(saved, offered));
  return addSettings(window.localStorage, userId, saved);
}

/**
 * Describes why an account refused settings: by the form's rules, or with the stored message. Null if no rule objects
 * to them any more.
 */
export function describeRefusal(
  { fields, said: kept }: SettingsRefusal,
  values: SettingsValues,
  rules: Parameters<typeof checkSettings>[1],
): { issues: DescribedSettingsIssue[]; said: string } | null {
  const check = checkSettings(values, rules);
  const said = kept ?? (check.ok ? null : describeSettingsIssues(check.issues).toast);
  return said === null ? null : { issues: fields.map((field) => ({ field, message: said })), said };
}

/** Removes settings that the user doesn't want in this account, so that they aren't offered again. */
export function decline(userId: string, offered: Offered): void {
  if (offered === 'guest') markSettingsSynced(window.localStorage);
  else removeSettings(window.localStorage, userId, offered.changes);
}

/** Returns the values of a refused save that the form displayed when the next save was made. */
function shownIn({ country }: SettingsChange, offered: Offered | null): SettingsChange['changes'] {
  return offered === null || offered === 'guest' ? {} : adoptedChanges(offered.changes, country);
}
