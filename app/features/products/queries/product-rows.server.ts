import { and, eq, isNull, sql } from 'drizzle-orm';
import type { StoredProduct } from '#app/domain/products/product.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect, isBelowRowLimit } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { productsServices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

const { id, userId, name } = productsServices;

export type ProductRow = typeof productsServices.$inferSelect;

/**
 * Stores a new product or service of `row.userId`, unless the owner has one with the same name, price, rate and unit
 * and no id of their own; one round trip. Idempotent.
 * @returns the id of the stored product; null if the account has reached its limit
 */
export async function insertProductOnce(
  db: Database,
  row: Omit<ProductRow, 'customId' | 'fields'>,
) {
  const isSame = and(
    eq(userId, row.userId),
    eq(name, row.name),
    eq(productsServices.unitPriceHundredths, row.unitPriceHundredths),
    eq(productsServices.taxRateThousandths, row.taxRateThousandths),
    sql`${productsServices.unitPriceExact} IS ${row.unitPriceExact}`,
    sql`${productsServices.taxRateExact} IS ${row.taxRateExact}`,
    sql`${productsServices.unit} IS ${row.unit}`,
    isNull(productsServices.customId),
  );
  const kept = db
    .select({ id })
    .from(productsServices)
    .where(isSame)
    .orderBy(productsServices.createdAt)
    .limit(1);
  const results = await writeBatch(db, [
    insertSelect(
      productsServices,
      row,
      sql`WHERE NOT EXISTS ${kept} AND ${isBelowRowLimit(productsServices, 'products', { owner: row.userId })}`,
    ),
    kept,
  ]);
  const found = results[1]?.rows[0];
  return found ? String(found.id) : null;
}

/**
 * Stores a new product; a repeat with the same id and owner updates it.
 * @returns false if the account has reached its limit
 */
export async function insertProduct(db: Database, row: ProductRow): Promise<boolean> {
  const { id: ofRow, userId: owner, createdAt, ...columns } = row;
  const results = await writeBatch(db, [
    db
      .update(productsServices)
      .set(columns)
      .where(and(eq(id, ofRow), eq(userId, owner))),
    insertSelect(
      productsServices,
      row,
      sql`WHERE changes() = 0 AND ${isBelowRowLimit(productsServices, 'products', { owner })}`,
    ),
  ]);
  return results.some(({ rowsAffected }) => rowsAffected > 0);
}

/**
 * Stores many products of one owner in one statement, all or none. Rows whose id exists don't change, so that a
 * repeated import creates no duplicates.
 * @returns false, with nothing stored, if the account's limit would be exceeded
 */
export async function insertProducts(
  db: Database,
  owner: string,
  rows: readonly Omit<ProductRow, 'userId'>[],
): Promise<boolean> {
  const json = JSON.stringify(
    rows.map((row) => [
      row.id,
      row.name,
      row.unitPriceHundredths,
      row.taxRateThousandths,
      row.customId,
      row.createdAt,
      row.unit,
      row.unitPriceExact,
      row.taxRateExact,
      row.fields,
    ]),
  );
  const values = sql.raw([1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `value ->> ${at}`).join());
  const first = db
    .select({ id })
    .from(productsServices)
    .where(and(eq(id, rows[0]?.id ?? ''), eq(userId, owner)));
  const room = isBelowRowLimit(productsServices, 'products', { owner, more: rows.length });
  // One statement with one JSON parameter: a thousand rows of parameters would exceed SQLite's limit.
  const results = await writeBatch(db, [
    sql`INSERT INTO ${productsServices} (id, user_id, name, unit_price, tax_rate,
        custom_id, created_at, unit, unit_price_exact, tax_rate_exact, fields)
      SELECT value ->> 0, ${owner}, ${values} FROM json_each(${json}) WHERE EXISTS ${first} OR ${room} ON CONFLICT (id) DO NOTHING`,
    first,
  ]);
  return results[1]?.rows.length === 1;
}

/** Returns a product of the owner; null if it is unknown or another user's. */
export async function getProduct(
  db: Database,
  owner: string,
  productId: string,
): Promise<ProductRow | null> {
  const isOwn = and(eq(id, productId), eq(userId, owner));
  const [row] = await read(db.select().from(productsServices).where(isOwn));
  return row ?? null;
}

/** Updates the given columns of a product; false if it is unknown or another user's. */
export async function updateProduct(
  db: Database,
  owner: string,
  productId: string,
  columns: Partial<StoredProduct>,
): Promise<boolean> {
  const [changed] = await writeBatch(db, [
    db
      .update(productsServices)
      // An update without changes must still report whether the product exists.
      .set({ name: sql`${name}`, ...columns })
      .where(and(eq(id, productId), eq(userId, owner))),
  ]);
  return changed?.rowsAffected === 1;
}

/** Deletes a product; invoices keep their line items. False if it is unknown or another user's. */
export async function deleteProduct(db: Database, owner: string, productId: string) {
  const [deleted] = await writeBatch(db, [
    db.delete(productsServices).where(and(eq(id, productId), eq(userId, owner))),
  ]);
  return deleted?.rowsAffected === 1;
}
