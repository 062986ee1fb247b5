import type { MetaFunction } from '@remix-run/cloudflare';
import { pageTitle } from '../frame/page-title.ts';

/**
 * The `meta` of a page that says nothing of itself but its title.
 * @param title read while the page is drawn, in its language
 */
export function titled(title: string | (() => string)): MetaFunction {
  return ({ matches }) => [pageTitle(typeof title === 'string' ? title : title(), matches)];
}

/** The `meta` of a page that anyone may open and search engines leave out. */
export function unlisted(title: string, description: string): MetaFunction {
  return ({ matches }) => [
    pageTitle(title, matches),
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}
