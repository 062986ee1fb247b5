import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '#db/queries/account/users.server.ts';
import { openBuiltApp } from '#tests/support/built-app.ts';
import { createSampleSeller, type SampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// In which language a client's page comes, through the worker's door. The invoice's is English (UK).

const database = await createTestDatabase();
const db = database.open();
vi.spyOn(console, 'log').mockImplementation(() => undefined);
const { send } = await openBuiltApp(database.url);
let owner: SampleSeller;
let stranger: SampleSeller;
let id: string;

beforeAll(async () => {
  owner = await createSampleSeller(db);
  stranger = await createSampleSeller(db);
  id = await saveSample(db, owner.settings, { country: 'uk', currency: 'GBP' });
});

/** What a page says of its language, in its head, its headers and the names of its files; once where all agree. */
async function languageOf(path: string, headers: HeadersInit = {}): Promise<string[]> {
  const answer = await send(path, { headers: { 'Accept-Language': 'en-AU', ...headers } });
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
])('%s speaks', (_, pathOf) => {
  it('its own language, whatever the browser asks for', async () => {
    expect(await languageOf(pathOf(id))).toEqual(['en-GB']);
  });

  it('the one that was chosen in this browser', async () => {
    expect(await languageOf(pathOf(id), { Cookie: '__Host-lang=ru' })).toEqual(['ru']);
  });

  it('the one that its address names, before all', async () => {
    const headers = { Cookie: '__Host-lang=ru' };
    expect(await languageOf(`${pathOf(id)}?lang=fr-CA`, headers)).toEqual(['fr-CA']);
  });

  it('its owner’s to its owner', async () => {
    expect(await languageOf(pathOf(id), { Cookie: owner.cookie })).toEqual(['en-AU']);
  });

  it('its own to other sellers, as to anyone', async () => {
    expect(await languageOf(pathOf(id), { Cookie: stranger.cookie })).toEqual(['en-GB']);
  });

  it('what the browser asks for where there is none', async () => {
    expect(await languageOf(pathOf('none'))).toEqual(['en-AU']);
  });
});

it('an account’s language is kept in a browser that opens an invoice, and chosen from then on', async () => {
  await setLanguage(db, stranger.settings.userId, 'en-GB');
  const answer = await send(`/view-invoice/${id}`, { headers: { Cookie: stranger.cookie } });
  expect(answer.headers.getSetCookie().join()).toContain('__Host-lang=en-GB');
});

it('opening an invoice chooses no language for the pages beyond', async () => {
  const answer = await send(`/view-invoice/${id}`, { headers: { 'Accept-Language': 'en-AU' } });
  expect(answer.headers.getSetCookie().join()).not.toContain('__Host-lang');
});
