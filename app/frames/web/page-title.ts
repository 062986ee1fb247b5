import { rootDataOf } from './root-data.ts';

/** Returns a page's title with the product's name, which is configured. */
export function pageTitle(
  title: string,
  matches: readonly { id: string; data: unknown }[],
): { title: string } {
  // Missing if the root loader failed.
  const root = rootDataOf(matches);
  return { title: root ? `${title} · ${root.product.productName}` : title };
}
