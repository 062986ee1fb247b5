import { describe, expect, it } from 'vitest';
import { publicPageMeta } from '#app/frames/meta/public-page-meta.ts';
import { pageTitle } from '#app/frames/web/root-data.ts';

const words = { title: 'Terms of Service', description: 'What holds between us.' };

const root = {
  id: 'root',
  data: { product: { productName: 'Billwren', publicOrigin: 'https://billwren.example' } },
};

const metaOf = (pathname: string, matches: { id: string; data: unknown }[] = [root]) =>
  publicPageMeta(words, { matches, location: { pathname } });

/** Link targets of a kind, by language where given. */
const linksOf = (pathname: string, rel: string) =>
  Object.fromEntries(
    metaOf(pathname)
      .filter((one) => 'rel' in one && one.rel === rel)
      .map((one) => Object.values(one).slice(2).reverse())
      .map(([href, language = rel]) => [language, href]),
  );

describe('a public page', () => {
  it('has its title with the product name, and a description', () => {
    expect(metaOf('/us/terms')).toEqual(
      expect.arrayContaining([
        { title: 'Terms of Service · Billwren' },
        { name: 'description', content: 'What holds between us.' },
      ]),
    );
  });

  it('has one canonical URL, whatever was requested', () => {
    const canonical = { canonical: 'https://billwren.example/uk/terms' };
    expect(linksOf('/uk/terms', 'canonical')).toEqual(canonical);
    expect(linksOf('/uk/terms/', 'canonical')).toEqual(canonical);
  });

  it('lists its alternates by country and language, and the URL that detects both', () => {
    const alternates = linksOf('/ca/terms', 'alternate');
    expect(Object.keys(alternates)).toHaveLength(13);
    expect(alternates).toMatchObject({
      'en-US': 'https://billwren.example/us/terms',
      'fr-CA': 'https://billwren.example/ca/terms?lang=fr-CA',
      'ru-GB': 'https://billwren.example/uk/terms?lang=ru',
      'x-default': 'https://billwren.example/terms',
    });
    expect(linksOf('/au', 'alternate')).toMatchObject({
      'en-AU': 'https://billwren.example/au',
      'x-default': 'https://billwren.example/',
    });
  });

  it('has a picture of its country for link previews', () => {
    expect(metaOf('/au')).toEqual(
      expect.arrayContaining([
        { property: 'og:url', content: 'https://billwren.example/au' },
        { property: 'og:locale', content: 'en_AU' },
        { property: 'og:image', content: 'https://billwren.example/social/au.png' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]),
    );
  });

  it('has only its own title if the root could not be loaded, or the country is unknown', () => {
    const plain = [{ name: 'description', content: 'What holds between us.' }];
    expect(metaOf('/us/terms', [])).toEqual([{ title: 'Terms of Service' }, ...plain]);
    expect(metaOf('/xx/terms')).toEqual([{ title: 'Terms of Service · Billwren' }, ...plain]);
  });
});

it('carries the configured name of the product', () => {
  expect(pageTitle('Settings', [root])).toEqual({ title: 'Settings · Billwren' });
});

it('is used alone if the root could not be loaded', () => {
  expect(pageTitle('Settings', [{ id: 'root', data: undefined }])).toEqual({ title: 'Settings' });
  expect(pageTitle('Settings', [])).toEqual({ title: 'Settings' });
});
