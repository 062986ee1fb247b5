import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.server.ts';
import { insertSelect } from '../insert-select.ts';
import { productsServices } from '../schema.ts';
import { writeBatch } from '../write.server.ts';

export type ProductRow = typeof productsServices.$inferSelect;

/**
 * Stores a new product or service of `row.userId`, unless the owner has one with the same name, price, rate and
 * no id of their own, in one round trip: sent again, it makes no second one.
 * @returns the id of the kept one
 */
export async function insertProductOnce(
  db: Database,
  row: Omit<ProductRow, 'customId'>,
): Promise<string> {
  const isSame = and(
    eq(productsServices.userId, row.userId),
    eq(productsServices.name, row.name),
    eq(productsServices.unitPriceHundredths, row.unitPriceHundredths),
    eq(productsServices.taxRateThousandths, row.taxRateThousandths),
    isNull(productsServices.customId),
  );
  const kept = db
    .select({ id: productsServices.id })
    .from(productsServices)
    .where(isSame)
    .orderBy(productsServices.createdAt)
    .limit(1);
  const results = await writeBatch(db, [
    insertSelect(productsServices, row, sql`WHERE NOT EXISTS ${kept}`),
    kept,
  ]);
  return String(results[1]?.rows[0]?.id);
}
