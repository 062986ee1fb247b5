import { firstInvoiceKey, welcomeSeenKey } from '#app/domain/navigation/welcome.ts';
import {
  storedCountryKey,
  storedManuallyKey,
} from '#app/ui/browser/country/country-choice.client.ts';
import { loadNativeBridge, type NativeBridge } from './native-bridge.client.ts';

/** What the app knows of this device: the system may empty the web view's storage, and the device's preferences stay. */
const lasting = [welcomeSeenKey, firstInvoiceKey, storedCountryKey, storedManuallyKey];

/**
 * Keeps these flags of the page with the device, and puts back those that the page has lost. Never rejects.
 * @returns the keys of those put back
 */
export async function keepNativePreferences(
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
    // Without them the app begins as on a new device.
  }
  return restored;
}

/** The same in the native shell; nothing in a plain browser. */
export async function restoreNativePreferences(): Promise<string[]> {
  const bridge = await loadNativeBridge();
  return bridge ? keepNativePreferences(bridge.preferences, window.localStorage) : [];
}
