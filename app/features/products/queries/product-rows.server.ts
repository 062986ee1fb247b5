import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CatalogueColumns } from '#app/domain/products/product.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { isBelowRowLimit } from '#db/is-below-row-limit.ts';
import { read } from '#db/read.server.ts';
import { productsServices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

const { id, userId, name } = productsServices;

export type ProductRow = typeof productsServices.$inferSelect;

/**
 * Stores a new product or service of `row.userId`, unless the owner has one with the same name, price, rate,
 * unit and no id of their own, in one round trip: sent again, it makes no second one.
 * @returns the id of the kept one; null when the owner has as many as an account keeps
 */
export async function insertProductOnce(db: Database, row: Omit<ProductRow, 'customId'>) {
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
 * Stores a new product; sent again, the row of the same id and owner takes the values sent last.
 * @returns false when the owner has as many as an account keeps
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
 * Stores many products of one owner in one statement, all or none. Rows whose id is there already stay as they are, so
 * that the same import sent twice makes its rows once.
 * @returns false, and nothing stored, when they are more than an account keeps
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
    ]),
  );
  const fields = sql.raw([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `value ->> ${at}`).join());
  const first = db
    .select({ id })
    .from(productsServices)
    .where(and(eq(id, rows[0]?.id ?? ''), eq(userId, owner)));
  const room = isBelowRowLimit(productsServices, 'products', { owner, more: rows.length });
  // One statement with one value: a thousand rows of values would be more than SQLite takes.
  const results = await writeBatch(db, [
    sql`INSERT INTO ${productsServices} (id, user_id, name, unit_price, tax_rate,
        custom_id, created_at, unit, unit_price_exact, tax_rate_exact)
      SELECT value ->> 0, ${owner}, ${fields} FROM json_each(${json}) WHERE EXISTS ${first} OR ${room} ON CONFLICT (id) DO NOTHING`,
    first,
  ]);
  return results[1]?.rows.length === 1;
}

/** A product of the owner; null when it is unknown or another user's. */
export async function getProduct(
  db: Database,
  owner: string,
  productId: string,
): Promise<ProductRow | null> {
  const isOwn = and(eq(id, productId), eq(userId, owner));
  const [row] = await read(db.select().from(productsServices).where(isOwn));
  return row ?? null;
}

/** Changes the given columns of a product and no other; false when it is unknown or another user's. */
export async function updateProduct(
  db: Database,
  owner: string,
  productId: string,
  columns: Partial<CatalogueColumns>,
): Promise<boolean> {
  const [changed] = await writeBatch(db, [
    db
      .update(productsServices)
      // An edit that changes nothing still tells whether there is such a product.
      .set({ name: sql`${name}`, ...columns })
      .where(and(eq(id, productId), eq(userId, owner))),
  ]);
  return changed?.rowsAffected === 1;
}

/** Deletes a product; invoices keep what they say. False when it is unknown or another user's. */
export async function deleteProduct(db: Database, owner: string, productId: string) {
  const [deleted] = await writeBatch(db, [
    db.delete(productsServices).where(and(eq(id, productId), eq(userId, owner))),
  ]);
  return deleted?.rowsAffected === 1;
}
