import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCountry } from '#app/ui/browser/country/country-choice.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

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
  const kept = () => [
    localStorage.getItem('selectedCountry'),
    localStorage.getItem('countryManuallySelected'),
  ];

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
    expect(kept()).toEqual(['au', 'unsaved']);
    posts[0]?.answer(204);
    expect(await choices[0]).toBe(true);
    expect(posts.map(({ country }) => country)).toEqual(['uk', 'au']);
    posts[1]?.answer(204);
    expect(await choices[1]).toBe(true);
    expect(kept()).toEqual(['au', 'true']);
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
    expect(kept()).toEqual(['au', manually]);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});
