import { describe, expect, it, vi } from 'vitest';
import { offlinePageHeader } from '#app/domain/offline/offline-pages.ts';
import { setLanguage } from '#app/features/account/queries/users.server.ts';
import { openBuiltApp } from '#tests/support/built-app.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// The language of a page, through the worker's entry point.

const database = await createTestDatabase();
const db = database.open();
vi.spyOn(console, 'log').mockImplementation(() => undefined);
const { send, origin } = await openBuiltApp(database.url);
const langOf = async (answer: Response) =>
  (await answer.text()).match(/<html lang="([\w-]+)"/)?.[1];
const choose = (language: string, cookie = '') =>
  send('/api/language', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie },
    body: new URLSearchParams({ language }),
  });
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((each) => each.startsWith('__Host-lang='))
    ?.split(';')[0];

describe('a page', () => {
  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', '/ca', 'fr-CA'],
    ['ru-RU,ru;q=0.9,en-US;q=0.8', '/us', 'ru'],
  ])('for a browser that prefers %s at %s is in %s', async (asked, path, language) => {
    const answer = await send(path, { headers: { 'Accept-Language': asked } });
    expect(answer.headers.get('Content-Language')).toBe(language);
    expect(answer.headers.get('Vary')).toContain('Accept-Language, Cookie');
    // The browser's preference isn't a choice by the user.
    expect(cookieOf(answer)).toBeUndefined();
    expect(await langOf(answer)).toBe(language);
  });

  it('is in the language of its URL, which becomes the choice', async () => {
    const headers = { Cookie: '__Host-lang=en-CA' };
    const answer = await send('/us?lang=ru', { headers });
    expect(cookieOf(answer)).toBe('__Host-lang=ru');
    expect(await langOf(answer)).toBe('ru');
  });

  it.each(['de', '%', 'RU', '__proto__'])('ignores the choice %s', async (named) => {
    const headers = { Cookie: `__Host-lang=${named}` };
    const answer = await send(`/au?lang=${named}`, { headers });
    expect([answer.status, await langOf(answer)]).toEqual([200, 'en-AU']);
  });

  it('for offline use is stored in the language of the worker that requests it', async () => {
    const headers = {
      [offlinePageHeader]: '1',
      'Accept-Language': 'en-GB',
      Cookie: '__Host-lang=ru',
    };
    const answer = await send('/us/create-invoice', { headers });
    expect([cookieOf(answer), await langOf(answer)]).toEqual([undefined, 'en-GB']);
  });
});

describe('a choice', () => {
  it('of an unknown language is refused', async () => {
    const answer = await choose('de');
    expect([answer.status, cookieOf(answer)]).toEqual([400, undefined]);
    const error = 'This language isn’t available.';
    expect(await answer.json()).toEqual({ error, code: 'unknown-language' });
  });

  it('is stored with the account, and applied on its other devices', async () => {
    const { cookie } = await createSampleSeller(db);
    expect((await choose('en-GB', cookie)).status).toBe(204);
    const elsewhere = await send('/us/create-invoice', { headers: { Cookie: cookie } });
    expect(cookieOf(elsewhere)).toBe('__Host-lang=en-GB');
    const link = await send('/us?lang=ru', { headers: { Cookie: cookie } });
    expect(cookieOf(link)).toBe('__Host-lang=en-GB');
  });
});

// The language of a client's page; the invoice is in English (UK).

const [owner, stranger] = [await createSampleSeller(db), await createSampleSeller(db)];
const id = await saveSample(db, owner.settings, {
  country: 'uk',
  currency: 'GBP',
  language: 'en-GB',
  paymentNotes: 'Within a month',
});

/** The language that a page states in its HTML, headers and file names; a single value where all agree. */
async function languageOf(path: string, headers: HeadersInit = {}): Promise<string[]> {
  const answer = await send(path, { headers: { 'Accept-Language': 'fr-CA', ...headers } });
  const page = await answer.text();
  const inFiles = [...page.matchAll(/\/assets\/[\w.-]+\.([a-z]{2}(?:-[A-Z]{2})?)-[\w-]{8}\.js/g)];
  return [
    ...new Set([
      page.match(/<html lang="([\w-]+)"/)?.[1] ?? '',
      answer.headers.get('Content-Language') ?? '',
      ...inFiles.map(([, language = '']) => language),
    ]),
  ];
}

describe.each([
  ['the invoice', (key: string) => `/view-invoice/${key}`],
  ['its pay page', (key: string) => `/invoice/${key}`],
])('%s uses', (_, pathOf) => {
  it.each([
    ['its own language, whatever the browser prefers', '', '', 'en-GB'],
    ['the language chosen in this browser', '', '__Host-lang=ru', 'ru'],
    ['the language in its URL, before all others', '?lang=fr-CA', '__Host-lang=ru', 'fr-CA'],
    ['its owner’s language for its owner', '', owner.cookie, 'fr-CA'],
    ['its own language for other sellers, as for anyone', '', stranger.cookie, 'en-GB'],
  ])('%s', async (_use, query, cookie, language) => {
    expect(await languageOf(pathOf(id) + query, { Cookie: cookie })).toEqual([language]);
  });
});

it('an account’s language is stored in a browser that opens an invoice, and counts as chosen from then on', async () => {
  await setLanguage(db, stranger.settings.userId, 'en-GB');
  const answer = await send(`/view-invoice/${id}`, { headers: { Cookie: stranger.cookie } });
  expect(answer.headers.getSetCookie().join()).toContain('__Host-lang=en-GB');
});
