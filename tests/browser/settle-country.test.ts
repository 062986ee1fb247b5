import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

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

/** A document of its own: what was chosen by hand before is forgotten. */
const open = async () => ({
  ...(await import('#app/browser/settle-country.client.ts')),
  ...(await import('#app/browser/country-choice.client.ts')),
});

describe('the country that the browser keeps (platform.md section 4)', () => {
  it('takes the place of a guessed one, once', async () => {
    localStorage.setItem('selectedCountry', 'ca');
    jar.set('__Host-country-guessed', '1');
    const { settleCountry } = await open();
    expect(settleCountry({ country: 'us', preferred: null })).toBe('ca');
    expect(Object.fromEntries(jar)).toEqual({ '__Host-country': 'ca' });
    expect(settleCountry({ country: 'us', preferred: null })).toBeNull();
  });

  it('gives way to the country of an address that was asked for, and is mirrored for the server', async () => {
    localStorage.setItem('selectedCountry', 'UK');
    jar.set('__Host-country', 'au');
    const { settleCountry } = await open();
    expect(settleCountry({ country: 'us', preferred: null })).toBeNull();
    expect(Object.fromEntries(jar)).toEqual({ '__Host-country': 'uk' });
  });

  it.each(['de', 'gb', '', 'US', '<x>', '{"country":"ca"}'])('is ignored as %j', async (stored) => {
    localStorage.setItem('selectedCountry', stored);
    localStorage.setItem('countryManuallySelected', 'true');
    jar.set('__Host-country-guessed', '1');
    const { settleCountry } = await open();
    expect(settleCountry({ country: 'us', preferred: null })).toBeNull();
    expect(Object.fromEntries(jar)).toEqual({});
  });

  it('follows the account, flagged as chosen', async () => {
    localStorage.setItem('selectedCountry', 'ca');
    const { settleCountry } = await open();
    expect(settleCountry({ country: 'us', preferred: 'au' })).toBeNull();
    expect(localStorage.getItem('selectedCountry')).toBe('au');
    expect(localStorage.getItem('countryManuallySelected')).toBe('true');
    expect(Object.fromEntries(jar)).toEqual({ '__Host-country': 'au' });
  });

  it('is the newest choice of this page, whatever the account said before', async () => {
    const { settleCountry, chooseCountry } = await open();
    chooseCountry('uk');
    settleCountry({ country: 'uk', preferred: 'us' });
    expect(localStorage.getItem('selectedCountry')).toBe('uk');
  });

  it('is nothing where nothing is stored, in silence', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { settleCountry } = await open();
    expect(settleCountry({ country: 'us', preferred: 'au' })).toBeNull();
  });
});
