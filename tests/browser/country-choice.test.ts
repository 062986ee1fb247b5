import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseCountry } from '#app/browser/country-choice.client.ts';
import { memoryStorage } from './memory-storage.ts';

const sent: { path: string; body: string }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (path: string, { body }: { body: URLSearchParams }) => {
    sent.push({ path, body: String(body) });
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a choice made by hand in this browser and tells the server', () => {
  chooseCountry('au');
  expect(localStorage.getItem('selectedCountry')).toBe('au');
  expect(localStorage.getItem('countryManuallySelected')).toBe('true');
  expect(sent).toEqual([{ path: '/api/preferred-country', body: 'country=au' }]);
});

it.each([
  ['nothing gets through', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response(null, { status: 500 })],
])('only logs when nothing is stored and %s (platform.md section 8)', async (_, fetch) => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('fetch', fetch);
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(await chooseCountry('ca')).toBe(false);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
