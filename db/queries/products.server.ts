import { eq, sql } from 'drizzle-orm';
import type { Database } from '../client.server.ts';
import { read } from '../read.server.ts';
import { productsServices } from '../schema.ts';
import { writeBatch } from '../write.server.ts';

export type ProductRow = typeof productsServices.$inferSelect;

/** The owner's products and services for a picker, by name. */
export function listProductsByName(db: Database, userId: string): Promise<ProductRow[]> {
  return read(
    db
      .select()
      .from(productsServices)
      .where(eq(productsServices.userId, userId))
      .orderBy(sql`${productsServices.name} COLLATE NOCASE`),
  );
}

/** Stores a new product or service of `row.userId`. */
export async function insertProduct(db: Database, row: ProductRow): Promise<void> {
  await writeBatch(db, [db.insert(productsServices).values(row)]);
}
