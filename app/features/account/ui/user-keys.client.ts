import { keysOf, removeStored } from '#app/ui/browser/stored.client.ts';

// What a user has on this device beside what the account holds: a sign-out removes all of it.

const prefixes = {
  drafts: 'billwren_user_draft:',
  settings: 'billwren_waiting_settings:',
};

/**
 * What the local storage keys of a signed-in user's drafts begin with, apart from the guest's and other users'; the draft's
 * own key follows.
 */
export function userDraftKey(userId: string): string {
  return `${prefixes.drafts}${userId}`;
}

/** Local storage key of a user's settings that wait to be sent. */
export function waitingSettingsKey(userId: string): string {
  return `${prefixes.settings}${userId}`;
}

/** Removes what a storage has of every user but one. */
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
