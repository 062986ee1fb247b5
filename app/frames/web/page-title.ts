import { rootDataOf } from './root-data.ts';

/** The title of a page with the product's name, which is configuration. */
export function pageTitle(
  title: string,
  matches: readonly { id: string; data: unknown }[],
): { title: string } {
  // Missing when the root itself could not be loaded.
  const root = rootDataOf(matches);
  return { title: root ? `${title} · ${root.product.productName}` : title };
}
