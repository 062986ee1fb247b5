import type { MetaFunction } from '@remix-run/cloudflare';
import { pageTitle } from '../frame/page-title.ts';

/** The `meta` of a page that says nothing of itself but its title. */
export function titled(title: string): MetaFunction {
  return ({ matches }) => [pageTitle(title, matches)];
}

/** The `meta` of a page that anyone may open and search engines leave out. */
export function unlisted(title: string, description: string): MetaFunction {
  return ({ matches }) => [
    pageTitle(title, matches),
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}
