import { firstInvoiceKey, welcomeSeenKey } from '#app/domain/navigation/welcome.ts';
import {
  storedCountryKey,
  storedManuallyKey,
} from '#app/ui/browser/country/country-choice.client.ts';
import { loadNativeBridge, type NativeBridge } from './native-bridge.client.ts';

/** Keys stored in the device's preferences, because the system may clear the web view's storage. */
const lasting = [welcomeSeenKey, firstInvoiceKey, storedCountryKey, storedManuallyKey];

/**
 * Saves these flags of the page to the device, and restores those that the page has lost. Never rejects.
 * @returns the restored keys
 */
export async function saveNativePreferences(
  preferences: NativeBridge['preferences'],
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): Promise<string[]> {
  const restored: string[] = [];
  try {
    for (const key of lasting) {
      const here = storage.getItem(key);
      if (here !== null) {
        await preferences.set(key, here);
        continue;
      }
      const kept = await preferences.get(key);
      if (kept === null) continue;
      storage.setItem(key, kept);
      restored.push(key);
    }
  } catch {
    // Without them the app starts as on a new device.
  }
  return restored;
}

/** Does the same in the native app; nothing in a plain browser. */
export async function restoreNativePreferences(): Promise<string[]> {
  const bridge = await loadNativeBridge();
  return bridge ? saveNativePreferences(bridge.preferences, window.localStorage) : [];
}
