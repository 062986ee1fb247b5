import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const jar = new Map<string, string>();

beforeEach(() => {
  jar.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0;')) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const visit = { country: 'us', preferred: null, pathname: '/us/terms' } as const;

/** Loads a new document, which forgets earlier manual choices. */
const open = async () => ({
  ...(await import('#app/ui/browser/country/settle-country.client.ts')),
  ...(await import('#app/ui/browser/country/country-choice.client.ts')),
});

describe('the country stored in the browser', () => {
  it('replaces a guessed one, once', async () => {
    localStorage.setItem('selectedCountry', 'ca');
    jar.set('__Host-country-guessed', '%2Fus%2Fterms');
    const { settleCountry } = await open();
    expect(settleCountry(visit)).toBe('ca');
    expect(Object.fromEntries(jar)).toEqual({ '__Host-country': 'ca' });
    expect(settleCountry(visit)).toBeNull();
  });

  it('leaves the guess to the page that it was made for: this one may be closing', async () => {
    localStorage.setItem('selectedCountry', 'ca');
    jar.set('__Host-country-guessed', '%2Fus%2Fcreate-invoice');
    const { settleCountry } = await open();
    expect(settleCountry(visit)).toBeNull();
    expect(jar.get('__Host-country-guessed')).toBe('%2Fus%2Fcreate-invoice');
    expect(settleCountry({ ...visit, pathname: '/us/create-invoice' })).toBe('ca');
  });

  it.each(['de', 'gb', '', 'US', '<x>', '{"country":"ca"}'])('is ignored as %j', async (stored) => {
    localStorage.setItem('selectedCountry', stored);
    localStorage.setItem('countryManuallySelected', 'true');
    jar.set('__Host-country-guessed', '%2Fus%2Fterms');
    const { settleCountry } = await open();
    expect(settleCountry(visit)).toBeNull();
    expect(Object.fromEntries(jar)).toEqual({});
  });

  it('follows the account, flagged as chosen', async () => {
    localStorage.setItem('selectedCountry', 'ca');
    const { settleCountry } = await open();
    expect(settleCountry({ ...visit, preferred: 'au' })).toBeNull();
    expect(localStorage.getItem('selectedCountry')).toBe('au');
    expect(localStorage.getItem('countryManuallySelected')).toBe('true');
    expect(Object.fromEntries(jar)).toEqual({ '__Host-country': 'au' });
  });

  it('is the latest choice on this page, whatever the account said before', async () => {
    const { settleCountry, chooseCountry } = await open();
    chooseCountry('uk');
    settleCountry({ country: 'uk', preferred: 'us', pathname: '/uk/terms' });
    expect(localStorage.getItem('selectedCountry')).toBe('uk');
  });

  it('survives a failed save, and is sent again with the next page', async () => {
    const sent: string[] = [];
    let isDown = true;
    vi.stubGlobal('fetch', async (_path: string, { body }: { body: URLSearchParams }) => {
      if (isDown) throw new TypeError('Failed to fetch');
      sent.push(String(body));
      return new Response(null, { status: 204 });
    });
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(await (await open()).chooseCountry('uk')).toBe(false);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();

    // The page is reloaded, and the account doesn't have the choice yet.
    vi.resetModules();
    isDown = false;
    const { settleCountry } = await open();
    expect(settleCountry({ ...visit, preferred: 'us' })).toBeNull();
    expect(localStorage.getItem('selectedCountry')).toBe('uk');
    await expect.poll(() => sent).toEqual(['country=uk']);
    expect(localStorage.getItem('countryManuallySelected')).toBe('true');

    // From then on the account's country is used again, wherever it was changed.
    vi.resetModules();
    (await open()).settleCountry({ ...visit, preferred: 'au' });
    expect(localStorage.getItem('selectedCountry')).toBe('au');
  });

  it('remains unsaved on a page that was rendered without the database: its user is unknown', async () => {
    localStorage.setItem('selectedCountry', 'uk');
    localStorage.setItem('countryManuallySelected', 'unsaved');
    (await open()).settleCountry({ ...visit, preferred: undefined });
    expect(localStorage.getItem('selectedCountry')).toBe('uk');
    expect(localStorage.getItem('countryManuallySelected')).toBe('unsaved');
  });

  it('does not concern an account if a guest’s save failed', async () => {
    localStorage.setItem('selectedCountry', 'uk');
    localStorage.setItem('countryManuallySelected', 'unsaved');
    (await open()).settleCountry(visit);
    expect(localStorage.getItem('countryManuallySelected')).toBe('true');
    expect(Object.fromEntries(jar)).toEqual({ '__Host-country': 'uk' });
  });
});
