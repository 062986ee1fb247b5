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

// @covers decisions-1.1
