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

it('is silent where nothing is stored and nothing gets through', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(() => chooseCountry('ca')).not.toThrow();
  await Promise.resolve();
});
