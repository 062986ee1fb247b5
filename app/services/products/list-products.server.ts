import { readPlace, writePlace } from '#app/domain/list-place.ts';
import type { ListStretch } from '#app/domain/list-stretch.ts';
import { describeCatalogueProduct, type ListedProduct } from '#app/domain/product/product.ts';
import type { Database } from '#db/client.server.ts';
import { readProductList } from '#db/queries/product-list.server.ts';

export type ProductList = {
  products: ListedProduct[];
  /** What `after` is for the stretch that follows; null on the last one. */
  next: string | null;
  /** How many the search finds. */
  total: number;
};

/** A stretch of the owner's products, the newest first (`platform.md` section 7); one round trip. */
export async function listProducts(
  db: Database,
  input: { userId: string; search: string } & ListStretch,
): Promise<ProductList> {
  const { rows, end, total } = await readProductList(db, {
    ...input,
    after: readPlace(input.after),
  });
  return {
    products: rows.map(({ id, ...columns }) => ({ id, ...describeCatalogueProduct(columns) })),
    next: end && writePlace(end),
    total,
  };
}
