import type { MetaFunction } from '@remix-run/cloudflare';
import { pageTitle } from '../web/page-title.ts';

/** Read when the page is drawn, in its language. */
type Words = string | (() => string);

const read = (words: Words) => (typeof words === 'function' ? words() : words);

/** The `meta` of a page that says nothing of itself but its title. */
export function titled(title: Words): MetaFunction {
  return ({ matches }) => [pageTitle(read(title), matches)];
}

/** The `meta` of a page that anyone may open and search engines leave out. */
export function unlisted(title: Words, description: Words): MetaFunction {
  return ({ matches }) => [
    pageTitle(read(title), matches),
    { name: 'description', content: read(description) },
    { name: 'robots', content: 'noindex' },
  ];
}
