import { fieldsOf, loadStored, removeStored } from '#app/ui/browser/stored.client.ts';

// Apart from the settings' own reader, so that a sign-out does not carry it.

/** Local storage key of a guest's settings. */
export const localSettingsKey = 'billwren_local_settings';

/** Local storage key of what a guest's first invoice leaves for the next one. */
export const firstInvoiceKey = 'billwren_first_invoice';

/** An account has it now. */
export function clearFirstInvoice(storage: Pick<Storage, 'removeItem'>): void {
  removeStored(storage, firstInvoiceKey);
}

/** Removes settings that an account has by now, for signing out; a guest's stay. */
export function clearSyncedSettings(storage: Pick<Storage, 'getItem' | 'removeItem'>): void {
  const { synced } = fieldsOf(loadStored(storage, localSettingsKey));
  if (synced === true) removeStored(storage, localSettingsKey);
}
