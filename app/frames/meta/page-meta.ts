import type { MetaFunction } from '@remix-run/cloudflare';
import { pageTitle } from '#app/frames/web/root-data.ts';

/** A function is called on render, in the page's language. */
type Words = string | (() => string);

const read = (words: Words) => (typeof words === 'function' ? words() : words);

/** Returns the `meta` of a page that has only a title. */
export function titled(title: Words): MetaFunction {
  return ({ matches }) => [pageTitle(read(title), matches)];
}

/** Returns the `meta` of a public page that search engines don't index. */
export function unlisted(title: Words, description: Words): MetaFunction {
  return ({ matches }) => [
    pageTitle(read(title), matches),
    { name: 'description', content: read(description) },
    { name: 'robots', content: 'noindex' },
  ];
}
