import {
  addWaitingSettings,
  forgetOlderSettings,
  forgetWaitingSettings,
} from '#app/browser/waiting-settings.client.ts';
import { announceWaitingWork } from '#app/browser/waiting-work.client.ts';
import { takenChanges } from '#app/domain/settings/rebase-settings.ts';
import type { SettingsPost } from '#app/domain/settings/settings-answer.ts';

/**
 * While the network is away, a save waits on this device.
 * @param refused what stood in the form because the account had refused it: its owner has decided on it now
 * @returns false when the device does not take it, or the network is there
 */
export function keepForLater(
  userId: string,
  post: SettingsPost,
  refused: SettingsPost | null,
): boolean {
  if (navigator.onLine) return false;
  if (refused) forgetWaitingSettings(window.localStorage, userId, shownTo(post, refused));
  const isKept = addWaitingSettings(window.localStorage, userId, post);
  announceWaitingWork();
  return isKept;
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
  announceWaitingWork();
}

/** What was changed offline and refused is given up. */
export function giveUpRefused(userId: string, refused: SettingsPost): void {
  forgetWaitingSettings(window.localStorage, userId, refused);
  announceWaitingWork();
}

/** What of a refused save the form showed that another one was made in. */
function shownTo({ country }: SettingsPost, refused: SettingsPost): SettingsPost {
  return { ...refused, changes: takenChanges(refused.changes, country) };
}
