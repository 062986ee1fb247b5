import { keysOf, removeStored } from '#app/ui/browser/stored.client.ts';

// Keys for a user's data on this device that isn't stored in the account; a sign-out removes all of it.

const prefixes = {
  drafts: 'billwren_user_draft:',
  settings: 'billwren_waiting_settings:',
};

/**
 * The prefix of the local storage keys of a signed-in user's drafts, separate from the guest's and other users'; the
 * draft's own key follows.
 */
export function userDraftKey(userId: string): string {
  return `${prefixes.drafts}${userId}`;
}

/** The local storage key of a user's settings that wait to be sent. */
export function waitingSettingsKey(userId: string): string {
  return `${prefixes.settings}${userId}`;
}

/** Removes the data of every user except one from a storage. */
export function forgetUsers(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  except: string | null = null,
): void {
  for (const prefix of Object.values(prefixes)) {
    for (const key of keysOf(storage, prefix)) {
      if (except === null || !key.startsWith(`${prefix}${except}`)) removeStored(storage, key);
    }
  }
}
