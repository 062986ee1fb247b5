import { localSettingsKey } from './local-settings-key.client.ts';

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
