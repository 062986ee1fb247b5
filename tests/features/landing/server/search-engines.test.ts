import { expect, it } from 'vitest';
import {
  answerRobots,
  answerSitemap,
} from '#app/features/landing/server/search-engines.api.server.ts';
import { answerBarePath } from '#app/http/request/bare-paths.server.ts';
import { accessTable } from '#tests/fixtures/access-table.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const origin = 'https://billwren.example';

it('robots.txt lets crawlers fetch everything but the API, and names the sitemap', async () => {
  const lines = (await answerRobots(origin).text()).split('\n');
  const rules = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`];
  expect(lines).toEqual(expect.arrayContaining(rules));
  expect(lines).not.toContain('Disallow: /');
});

it('the sitemap lists each public page in each country and language with its alternates, and nothing private', async () => {
  const answer = answerSitemap(origin);
  expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const text = await answer.text();
  const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place);
  expect(new Set(places).size).toBe(places.length);
  for (const path of ['us', 'uk/create-invoice', 'ca/create-invoice?lang=fr-CA', 'us?lang=ru']) {
    expect(places).toContain(`${origin}/${path}`);
  }
  expect(places.length % 12).toBe(0);
  expect(text).toContain(
    `<xhtml:link rel="alternate" hreflang="en-GB" href="${origin}/uk/create-invoice"/>`,
  );
  expect(text).toContain(
    `<xhtml:link rel="alternate" hreflang="fr-CA" href="${origin}/ca/create-invoice?lang=fr-CA"/>`,
  );
  const open = new Set(
    Object.values(accessTable)
      .filter(({ kind, get }) => kind === 'page' && get.guest === '200')
      .map(({ path }) => path('').split('?')[0]),
  );
  const common = [...text.matchAll(/hreflang="x-default" href="(.*?)"/g)].map(
    ([, place = '']) => place,
  );
  expect(common).toHaveLength(places.length);
  for (const place of new Set(common)) {
    const answer = await answerBarePath(new Request(place), createTestContext(database.open()));
    expect(answer?.status, place).toBe(302);
    expect(open).toContain(answer?.headers.get('Location'));
  }
  for (const place of places) {
    const { pathname } = new URL(place);
    expect(open).toContain(pathname.replace(/^\/(us|ca|uk|au)/, '/us'));
  }
});
