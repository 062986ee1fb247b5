import {
  addWaitingSettings,
  forgetOlderSettings,
  forgetWaitingSettings,
  loadWaitingSettings,
} from '#app/browser/outbox/waiting-settings.client.ts';
import { takenChanges } from '#app/domain/settings/rebase-settings.ts';
import type { SettingsPost } from '#app/domain/settings/settings-answer.ts';
import type { SettingsAccount } from './use-settings.ts';

/**
 * While the network is away, a save goes into the outbox.
 * @param refused what stood in the form because the account had refused it: the user has decided on it now
 * @returns false when the device does not take it, or the network is there
 */
export function keepForLater(
  userId: string,
  post: SettingsPost,
  refused: SettingsPost | null,
): boolean {
  if (navigator.onLine) return false;
  if (refused) forgetWaitingSettings(window.localStorage, userId, shownTo(post, refused));
  return addWaitingSettings(window.localStorage, userId, post);
}

/** The account has what was saved: nothing older of the same is sent or offered any more. */
export function forgetOlder(
  userId: string,
  post: SettingsPost,
  refused: SettingsPost | null,
): void {
  const names = [post, ...(refused ? [shownTo(post, refused)] : [])].flatMap(
    ({ changes, pictures }) => Object.keys({ ...changes, ...pictures }),
  );
  forgetOlderSettings(window.localStorage, userId, names);
}

/** What was changed offline and refused is given up. */
export function giveUpRefused(userId: string, refused: SettingsPost): void {
  forgetWaitingSettings(window.localStorage, userId, refused);
}

/** What of a refused save the form showed that another one was made in. */
function shownTo({ country }: SettingsPost, refused: SettingsPost): SettingsPost {
  return { ...refused, changes: takenChanges(refused.changes, country) };
}

/** An account as this device last saw it, with what its owner has changed offline since. */
export function withWaitingSettings<Account extends SettingsAccount>(account: Account): Account {
  let { settings } = account.stored;
  let { pictures } = account;
  for (const waiting of loadWaitingSettings(window.localStorage, account.id)) {
    // What the account refused is no more than typed.
    if (waiting.refusal) continue;
    settings = { ...settings, ...waiting.changes };
    pictures = { ...pictures, ...waiting.pictures };
  }
  return { ...account, stored: { ...account.stored, settings }, pictures };
}
