import { expect, it, test } from 'vitest';
import { chooseStrategy, openAssetCache } from '#app/service-worker/asset-cache.ts';

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

const origin = 'https://billwren.example';
const keeps = new Set(['/favicon.svg']);

function wayOf(path: string, over: { method?: string; mode?: RequestMode } = {}) {
  const url = path.startsWith('/') ? origin + path : path;
  return chooseStrategy({ url, method: 'GET', mode: 'cors', ...over }, origin, keeps);
}

test('pages come from the network first, whatever they are', () => {
  expect(wayOf('/us/invoices', { mode: 'navigate' })).toEqual({
    kind: 'page',
    target: { kind: 'away', country: 'us' },
  });
  expect(wayOf('/us/create-invoice', { mode: 'navigate' })).toMatchObject({
    kind: 'page',
    target: { kind: 'offline-page' },
  });
});

test('hashed files are kept for good, plain ones as a stand-in', () => {
  expect(wayOf('/assets/root-abc.js')).toEqual({ kind: 'hashed-file' });
  expect(wayOf('/favicon.svg')).toEqual({ kind: 'plain-file' });
});

test('a kept page has its data kept, too', () => {
  expect(wayOf('/us/create-invoice.data?_routes=root')).toEqual({
    kind: 'page-data',
    address: '/us/create-invoice.data',
  });
});

test.each([
  '/us/invoices.data',
  '/us/clients.data?page=2',
  '/us/create-invoice.data?edit=7',
  '/us/create-invoice.data?clone=7',
  '/api/session',
  '/api/settings-picture/logo',
  '/view-invoice/7/pdf',
  '/sw.js',
  'https://elsewhere.example/assets/a.js',
])('%s never passes through the cache', (path) => {
  expect(wayOf(path)).toEqual({ kind: 'leave' });
});

test('nothing that writes does', () => {
  expect(wayOf('/us/create-invoice.data', { method: 'POST' })).toEqual({ kind: 'leave' });
  expect(wayOf('/api/sign-out', { method: 'POST', mode: 'navigate' })).toEqual({ kind: 'leave' });
});
