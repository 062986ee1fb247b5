import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCountry } from '#app/ui/browser/country/country-choice.client.ts';
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

/** What the browser stores: the country, and whether it was chosen. */
const stored = () => [
  localStorage.getItem('selectedCountry'),
  localStorage.getItem('countryManuallySelected'),
];

const visit = { country: 'us', preferred: null, pathname: '/us/terms' } as const;

/** Loads a new document, which forgets earlier manual choices. */
const open = async () => ({
  ...(await import('#app/ui/browser/country/settle-country.client.ts')),
  ...(await import('#app/ui/browser/country/country-choice.client.ts')),
});

describe('the country stored in the browser', () => {
  it('replaces a guess, once and on the page that it was made for: this one may be closing', async () => {
    localStorage.setItem('selectedCountry', 'ca');
    jar.set('__Host-country-guessed', '%2Fus%2Fcreate-invoice');
    const { settleCountry } = await open();
    expect(settleCountry(visit)).toBeNull();
    expect(jar.get('__Host-country-guessed')).toBe('%2Fus%2Fcreate-invoice');
    const made = { ...visit, pathname: '/us/create-invoice' } as const;
    expect([settleCountry(made), settleCountry(made)]).toEqual(['ca', null]);
    expect(Object.fromEntries(jar)).toEqual({ '__Host-country': 'ca' });
  });

  it('follows the account, flagged as chosen', async () => {
    localStorage.setItem('selectedCountry', 'ca');
    const { settleCountry } = await open();
    expect(settleCountry({ ...visit, preferred: 'au' })).toBeNull();
    expect(stored()).toEqual(['au', 'true']);
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
    await expect.poll(() => sent).toEqual(['country=uk']);
    expect(stored()).toEqual(['uk', 'true']);

    // From then on the account's country is used again, wherever it was changed.
    vi.resetModules();
    (await open()).settleCountry({ ...visit, preferred: 'au' });
    expect(localStorage.getItem('selectedCountry')).toBe('au');
  });

  it('remains unsaved on a page that was rendered without the database: its user is unknown', async () => {
    localStorage.setItem('selectedCountry', 'uk');
    localStorage.setItem('countryManuallySelected', 'unsaved');
    (await open()).settleCountry({ ...visit, preferred: undefined });
    expect(stored()).toEqual(['uk', 'unsaved']);
  });

  it('does not concern an account if a guest’s save failed', async () => {
    localStorage.setItem('selectedCountry', 'uk');
    localStorage.setItem('countryManuallySelected', 'unsaved');
    (await open()).settleCountry(visit);
    expect(localStorage.getItem('countryManuallySelected')).toBe('true');
    expect(Object.fromEntries(jar)).toEqual({ '__Host-country': 'uk' });
  });
});

it.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response(null, { status: 500 })],
])('only logs if nothing is stored and %s', async (_, fetch) => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('fetch', fetch);
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(await chooseCountry('ca')).toBe(false);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

describe('two choices within one round trip', () => {
  /** Chooses the UK and Australia in quick succession, on a network whose responses the test controls. */
  async function chooseTwice() {
    const posts: { country: string; answer: (status: number) => void }[] = [];
    vi.stubGlobal('fetch', (_path: string, { body }: { body: URLSearchParams }) => {
      return new Promise<Response>((resolve) => {
        posts.push({
          country: body.get('country') ?? '',
          answer: (status) => resolve(new Response(null, { status })),
        });
      });
    });
    const choices = [chooseCountry('uk'), chooseCountry('au')] as const;
    await Promise.resolve();
    return { posts, choices };
  }

  it('are posted one after the other, so that the account keeps the last', async () => {
    const { posts, choices } = await chooseTwice();
    expect(posts.map(({ country }) => country)).toEqual(['uk']);
    // If the visitor leaves now, the second choice is still unsent; the next page sends it.
    expect(stored()).toEqual(['au', 'unsaved']);
    posts[0]?.answer(204);
    expect(await choices[0]).toBe(true);
    expect(posts.map(({ country }) => country)).toEqual(['uk', 'au']);
    posts[1]?.answer(204);
    expect(await choices[1]).toBe(true);
    expect(stored()).toEqual(['au', 'true']);
  });

  it.each([
    [503, 204, 'true'],
    [204, 503, 'unsaved'],
  ])('answered with %i and %i leave the last one as %s', async (first, last, manually) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { posts, choices } = await chooseTwice();
    posts[0]?.answer(first);
    expect(await choices[0]).toBe(first === 204);
    posts[1]?.answer(last);
    expect(await choices[1]).toBe(last === 204);
    expect(stored()).toEqual(['au', manually]);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});
