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
 * The account has what was saved: nothing older of the same is sent or offered any more.
 * @returns `synced` where this browser kept settings that no account had; one has them now
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
 * While the network is away a save waits in the outbox; on what had been refused its user has decided by it.
 * @returns false when the device does not take it, or the network is there
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
 * What is said of settings that an account refused: the words of the form's rules, or those that were kept. Null where no
 * rule has anything against them by now.
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

/** What this browser offered is not wanted in this account: it is not offered again. */
export function decline(userId: string, offered: Offered): void {
  if (offered === 'guest') markSettingsSynced(window.localStorage);
  else removeSettings(window.localStorage, userId, offered.changes);
}

/** What of a refused save the form showed that another one was made in. */
function shownIn({ country }: SettingsChange, offered: Offered | null): SettingsChange['changes'] {
  return offered === null || offered === 'guest' ? {} : adoptedChanges(offered.changes, country);
}
