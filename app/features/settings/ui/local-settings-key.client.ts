import { fieldsOf, loadStored, removeStored } from '#app/ui/browser/stored.client.ts';

// A separate file, so that the sign-out doesn't load the settings' parser.

/** Local storage key of a guest's settings. */
export const localSettingsKey = 'billwren_local_settings';

/** Local storage key of the defaults that a guest's first invoice leaves for the next one. */
export const firstInvoiceKey = 'billwren_first_invoice';

/** Removes them once an account has them. */
export function clearFirstInvoice(storage: Pick<Storage, 'removeItem'>): void {
  removeStored(storage, firstInvoiceKey);
}

/** Removes settings that an account has, for signing out; a guest's are kept. */
export function clearSyncedSettings(storage: Pick<Storage, 'getItem' | 'removeItem'>): void {
  const { synced } = fieldsOf(loadStored(storage, localSettingsKey));
  if (synced === true) removeStored(storage, localSettingsKey);
}
