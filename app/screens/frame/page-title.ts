type RootData = { product: { productName: string } };

/** The title of a page with the product's name, which is configuration (`decisions.md`, Name and operator). */
export function pageTitle(
  title: string,
  matches: readonly { id: string; data: unknown }[],
): { title: string } {
  // Missing when the root itself could not be loaded.
  const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined;
  return { title: root ? `${title} · ${root.product.productName}` : title };
}
