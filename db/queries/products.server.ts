import type { Database } from '../client.server.ts';
import { productsServices } from '../schema.ts';
import { writeBatch } from '../write.server.ts';

export type ProductRow = typeof productsServices.$inferSelect;

/** Stores a new product or service of `row.userId`. */
export async function insertProduct(db: Database, row: ProductRow): Promise<void> {
  await writeBatch(db, [db.insert(productsServices).values(row)]);
}
