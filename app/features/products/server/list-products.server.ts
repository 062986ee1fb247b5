import { parseCursor, writeCursor } from '#app/domain/lists/cursor.ts';
import type { PageWindow } from '#app/domain/lists/page-window.ts';
import { describeCatalogueProduct } from '#app/domain/products/product.ts';
import type { Database } from '#db/client.server.ts';
import { listAllProducts, listProductPage } from '../queries/product-list.server.ts';
import { writeProductCsv } from '../words/product-csv.ts';

/** Returns a page of the owner's products, newest first; one round trip. */
export async function listProducts(
  db: Database,
  input: { userId: string; search: string } & PageWindow,
) {
  const { rows, end, total } = await listProductPage(db, {
    ...input,
    after: parseCursor(input.after),
  });
  return {
    products: rows.map(({ id, ...columns }) => ({ id, ...describeCatalogueProduct(columns) })),
    /** The `after` cursor of the next page; null on the last one. */
    next: end && writeCursor(end),
    /** The number of search results. */
    total,
  };
}

/** Yields all products of the owner as a CSV file, newest first, in chunks; the file can be imported again. */
export function exportProducts(db: Database, userId: string): AsyncGenerator<string> {
  return writeProductCsv(listAllProducts(db, userId));
}
