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
