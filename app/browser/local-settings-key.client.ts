import { fieldsOf, readStored, removeStored } from './stored.client.ts';

// Apart from the settings' own reader, so that pages that only look whether there are any do not carry it.

/** Local storage key of a guest's settings (`platform.md` section 3, Local flags and keys). */
export const localSettingsKey = 'billwren_local_settings';

/** Whether this browser kept settings that no account has. Never throws. */
export function keepsGuestSettings(storage: Pick<Storage, 'getItem'>): boolean {
  return fieldsOf(readStored(storage, localSettingsKey)).synced === false;
}

/** Removes settings that an account has by now, for signing out; a guest's stay. */
export function forgetSyncedSettings(storage: Pick<Storage, 'getItem' | 'removeItem'>): void {
  const { synced } = fieldsOf(readStored(storage, localSettingsKey));
  if (synced === true) removeStored(storage, localSettingsKey);
}

// @covers invoices-9.8
