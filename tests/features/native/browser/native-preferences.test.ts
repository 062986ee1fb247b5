import { beforeEach, expect, it, vi } from 'vitest';
import { playHaptic } from '#app/adapters/native/init-native-app.client.ts';
import type { NativeBridge } from '#app/adapters/native/native-bridge.client.ts';
import { saveNativePreferences } from '#app/adapters/native/native-preferences.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const kept = new Map<string, string>();
beforeEach(() => kept.clear());

const preferences: NativeBridge['preferences'] = {
  get: async (key) => kept.get(key) ?? null,
  set: async (key, value) => void kept.set(key, value),
  remove: async (key) => void kept.delete(key),
};

it('values that the web view’s storage lost are restored from the device', async () => {
  const storage = memoryStorage();
  storage.setItem('billwren_welcome_seen', 'true');
  storage.setItem('selectedCountry', 'ca');
  storage.setItem('billwren_guest_draft', '{}');
  expect(await saveNativePreferences(preferences, storage)).toEqual([]);
  expect([...kept]).toEqual([
    ['billwren_welcome_seen', 'true'],
    ['selectedCountry', 'ca'],
  ]);

  const emptied = memoryStorage();
  const restored = ['billwren_welcome_seen', 'selectedCountry'];
  expect(await saveNativePreferences(preferences, emptied)).toEqual(restored);
  expect(restored.map((key) => emptied.getItem(key))).toEqual(['true', 'ca']);
});

it('values in the page override those on the device', async () => {
  kept.set('selectedCountry', 'ca');
  const storage = memoryStorage();
  storage.setItem('selectedCountry', 'uk');
  await saveNativePreferences(preferences, storage);
  expect(kept.get('selectedCountry')).toBe('uk');
});

it('a device error is ignored', async () => {
  const refuse = () => Promise.reject(new Error('not now'));
  const refusing = { get: refuse, set: refuse, remove: refuse };
  expect(await saveNativePreferences(refusing, memoryStorage())).toEqual([]);
});

it.each([
  ['light', 'Mozilla/5.0 (Linux; Android 15)', [10]],
  ['medium', 'Mozilla/5.0 (Linux; Android 15)', [20]],
  ['heavy', 'Mozilla/5.0 (Linux; Android 15)', [30]],
  ['heavy', 'Mozilla/5.0 (iPhone)', []],
] as const)('a %s tap in a browser, %s, vibrates for %j ms if it can', async (...given) => {
  const [strength, userAgent, milliseconds] = given;
  const vibrated: number[] = [];
  const vibrate = (ms: number) => vibrated.push(ms);
  vi.stubGlobal('navigator', milliseconds.length > 0 ? { userAgent, vibrate } : { userAgent });
  await playHaptic(strength);
  expect(vibrated).toEqual(milliseconds);
  vi.unstubAllGlobals();
});
