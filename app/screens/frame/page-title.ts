/** What a route's `meta` knows of the routes around it. */
type Matches = readonly { id: string; data: unknown }[];

/** The title of a page with the product's name, which is configuration (`decisions.md`, Name and operator). */
export function pageTitle(title: string, matches: Matches): { title: string } {
  const name = productNameOf(matches.find(({ id }) => id === 'root')?.data);
  return { title: name === null ? title : `${title} · ${name}` };
}

function productNameOf(root: unknown): string | null {
  if (typeof root !== 'object' || root === null || !('product' in root)) return null;
  const { product } = root;
  if (typeof product !== 'object' || product === null || !('productName' in product)) return null;
  return typeof product.productName === 'string' ? product.productName : null;
}
