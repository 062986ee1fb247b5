import { expect, it } from 'vitest';
import { openAssetCache } from '#app/service-worker/asset-cache.ts';

/** The caches of a browser, in memory; of each only what the service worker asks of it. */
function memoryCaches(names: string[]): CacheStorage {
  const all = new Map(names.map((name) => [name, new Map<string, string>()]));
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, string>();
    all.set(name, entries);
    return {
      match: async (address: string) => answerOf(entries.get(address)),
      put: async (address: string, answer: Response) => {
        entries.set(address, await answer.text());
      },
      delete: async (address: string) => entries.delete(address),
    };
  };
  const storage = {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string) =>
      answerOf([...all.values()].map((entries) => entries.get(address)).find(Boolean)),
  };
  return storage as unknown as CacheStorage;
}

const answerOf = (text: string | undefined) =>
  text === undefined ? undefined : new Response(text);

it('without a network the form of a country opens that is on this device', async () => {
  const storage = memoryCaches(['billwren-new-en-US']);
  const parts = { storage, fetch: () => Promise.reject(new Error('offline')), files: [] };
  const cache = openAssetCache({ ...parts, version: 'new-en-US', language: 'en-US' });
  expect(await cache.countryToOpen('uk')).toBe('uk');
  expect(await cache.countryToOpen(null)).toBe('us');

  await (await storage.open('billwren-new-en-US')).put('/ca/create-invoice', new Response('form'));
  // Another flag was chosen offline, where its pages couldn't be fetched.
  await cache.noteCountry('au');
  expect(await cache.countryToOpen('uk')).toBe('ca');
  expect(await cache.countryToOpen(null)).toBe('ca');
  await (await storage.open('billwren-new-en-US')).put('/au/create-invoice', new Response('form'));
  expect(await cache.countryToOpen('uk')).toBe('au');
  expect(await cache.countryToOpen('ca')).toBe('ca');
});

it('a tab that is still open finds the files of the last version, and the country goes on', async () => {
  const storage = memoryCaches(['billwren-older', 'billwren-last']);
  const cache = await storage.open('billwren-last');
  await cache.put('/assets/form.js', new Response('form'));
  await cache.put('/last-country', new Response('uk'));
  const parts = { storage, fetch: () => Promise.reject(new Error('offline')), files: [] };
  const now = openAssetCache({ ...parts, version: 'new', language: 'en-US' });
  await now.clearOut();
  expect(await storage.keys()).toEqual(['billwren-last', 'billwren-new']);
  expect(await (await now.findFile('/assets/form.js'))?.text()).toBe('form');
  expect(await now.lastCountry()).toBe('uk');
});
