import type { MetaFunction } from '@remix-run/cloudflare';
import { rootDataOf } from './root-data.ts';

/** The title of a page with the product's name, which is configuration (`decisions.md`, Name and operator). */
export function pageTitle(
  title: string,
  matches: readonly { id: string; data: unknown }[],
): { title: string } {
  // Missing when the root itself could not be loaded.
  const root = rootDataOf(matches);
  return { title: root ? `${title} · ${root.product.productName}` : title };
}

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

// @covers decisions-1.1
