// Apart from the settings' own reader, so that pages that only look whether there are any do not carry it.

/** Local storage key of a guest's settings (`platform.md` section 3, Local flags and keys). */
export const localSettingsKey = 'billwren_local_settings';

/** Whether this browser kept settings that no account has. Never throws. */
export function keepsGuestSettings(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    const kept: unknown = JSON.parse(storage.getItem(localSettingsKey) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'synced' in kept && kept.synced === false;
  } catch {
    return false;
  }
}

/** Removes settings that an account has by now, for signing out; a guest's stay. */
export function forgetSyncedSettings(storage: Pick<Storage, 'getItem' | 'removeItem'>): void {
  try {
    const kept: unknown = JSON.parse(storage.getItem(localSettingsKey) ?? 'null');
    const isSynced = typeof kept === 'object' && kept !== null && 'synced' in kept && kept.synced;
    if (isSynced === true) storage.removeItem(localSettingsKey);
  } catch {
    // Where storage is switched off nothing was kept.
  }
}

// @covers invoices-9.8
