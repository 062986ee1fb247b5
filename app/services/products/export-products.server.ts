import { writeProductCsv } from '#app/domain/products/product-csv.ts';
import type { Database } from '#db/client.server.ts';
import { readAllProducts } from '#db/queries/products/product-list.server.ts';

/** All products of the owner as a CSV file, the newest first, which the import takes back as they are. */
export async function exportProducts(db: Database, userId: string): Promise<string> {
  return writeProductCsv(await readAllProducts(db, userId));
}
