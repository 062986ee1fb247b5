import { nativePlaces } from '#app/domain/navigation/places.ts';
import { breadcrumbsOf } from '../frame/breadcrumb-trail.ts';

/** The pages with the tab bar; every other one has a way back instead (`platform.md` section 2, Native app routes). */
const tabPages: readonly string[] = [
  nativePlaces.home,
  nativePlaces.invoices,
  nativePlaces.settings,
];

/** Whether a page has the tab bar. */
export function isTabPage(pathname: string): boolean {
  return tabPages.includes(pathname.replace(/\/$/, ''));
}

/** Titles of the native layouts by path (`platform.md` section 2, Native layout); other pages keep their web names. */
const titles: [pattern: RegExp, title: string][] = [
  [/^\/app\/ios\/home/, 'Home'],
  // Its two modes have headings of their own.
  [/^\/app\/ios\/auth/, ''],
  [/^\/app\/ios\/create/, 'Create Invoice'],
  [/^\/(view-)?invoice\//, 'Invoice Details'],
];

/**
 * The title in the bar of a page.
 * @param search with its question mark, or empty
 */
export function nativeTitleOf(pathname: string, search: string): string {
  const isForm = /\/create(-invoice)?\/?$/.test(pathname);
  if (isForm && new URLSearchParams(search).has('edit')) return 'Edit Invoice';
  const named = titles.find(([pattern]) => pattern.test(pathname));
  return named?.[1] ?? breadcrumbsOf(pathname, '')[1]?.label ?? '';
}

// @covers platform-2.19
