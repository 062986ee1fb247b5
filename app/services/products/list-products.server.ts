import { readCursor, writeCursor } from '#app/domain/lists/cursor.ts';
import type { PageWindow } from '#app/domain/lists/page-window.ts';
import { describeCatalogueProduct, type ListedProduct } from '#app/domain/products/product.ts';
import type { Database } from '#db/client.server.ts';
import { readProductList } from '#db/queries/products/product-list.server.ts';

export type ProductList = {
  products: ListedProduct[];
  /** What `after` is for the page that follows; null on the last one. */
  next: string | null;
  /** How many the search finds. */
  total: number;
};

/** A page of the owner's products, the newest first (`platform.md` section 7); one round trip. */
export async function listProducts(
  db: Database,
  input: { userId: string; search: string } & PageWindow,
): Promise<ProductList> {
  const { rows, end, total } = await readProductList(db, {
    ...input,
    after: readCursor(input.after),
  });
  return {
    products: rows.map(({ id, ...columns }) => ({ id, ...describeCatalogueProduct(columns) })),
    next: end && writeCursor(end),
    total,
  };
}
