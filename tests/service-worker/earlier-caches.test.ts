import { expect, it } from 'vitest';
import { openAssetCache } from '#app/service-worker/asset-cache.ts';
import snapshot from '#tests/fixtures/browser-storage-1.json' with { type: 'json' };

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

it('an open tab of the earlier version still finds its files, and the country goes on', async () => {
  const [earlier = ''] = snapshot.caches;
  const storage = memoryCaches(['billwren-older', earlier]);
  const cache = await storage.open(earlier);
  await cache.put('/assets/form.js', new Response('form'));
  await cache.put('/last-country', new Response('uk'));
  const parts = { storage, fetch: () => Promise.reject(new Error('offline')), files: [] };
  const now = openAssetCache({ ...parts, version: 'new', language: 'en-US' });
  await now.clearOut();
  expect(await storage.keys()).toEqual([earlier, 'billwren-new']);
  expect(await (await now.findFile('/assets/form.js'))?.text()).toBe('form');
  expect(await now.lastCountry()).toBe('uk');
});
