import { and, count, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { Cursor } from '#app/domain/lists/page-window.ts';
import type { StoredProduct } from '#app/domain/products/product.ts';
import { searchWords } from '#app/features/invoice-list/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { containsWord } from '#db/contains-word.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { productsServices } from '#db/schema.ts';
import { loadSizeLimited, sizeLimitedIds } from '#db/size-limited-page.server.ts';

const { userId, createdAt, ...ownColumns } = getTableColumns(productsServices);
const { id, ...catalogueColumns } = ownColumns;
const { name, customId } = catalogueColumns;

export type ProductListRow = StoredProduct & { id: string };
export type ProductRow = ProductListRow & { createdAt: number };

export type ProductListQuestion = {
  userId: string;
  /** Every word must occur in the name or in the owner's own id; empty selects all. */
  search: string;
  limit: number;
  after: Cursor | null;
};

/** Returns a page of the owner's products, newest first, and the number of search results; one round trip. */
export async function listProductPage(
  db: Database,
  { userId: owner, search, limit, after }: ProductListQuestion,
): Promise<{ rows: ProductListRow[]; end: Cursor | null; total: number }> {
  const found = and(eq(userId, owner), ...searchWords(search).map(hasWord));
  const isAfter = after && sql`(${createdAt}, ${id}) < (${after.createdAt}, ${after.id})`;
  const [rows, [counted]] = await queryBatch(db, [
    db
      .select({ id, ...catalogueColumns, createdAt })
      .from(productsServices)
      .where(and(found, isAfter ?? undefined))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit + 1),
    db.select({ total: count() }).from(productsServices).where(found),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ createdAt: moment, ...product }) => product),
    end: last ? { day: null, createdAt: last.createdAt, id: last.id } : null,
    total: counted?.total ?? 0,
  };
}

/** Yields all products of the owner, newest first, in batches that fit into one response. */
export async function* listAllProducts(db: Database, owner: string): AsyncGenerator<ProductRow[]> {
  const ids = await read(
    db
      .select({ id })
      .from(productsServices)
      .where(eq(userId, owner))
      .orderBy(desc(createdAt), desc(id)),
  );
  const columns = { id, ...catalogueColumns, createdAt };
  yield* loadSizeLimited(
    ids.map((row) => row.id),
    (row: ProductRow) => row.id,
    (asked) => {
      const fitting = sizeLimitedIds(productsServices, columns, { owner, ids: asked });
      return read(db.select(columns).from(productsServices).where(sql`${id} IN (${fitting})`));
    },
  );
}

function hasWord(word: string): SQL | undefined {
  return or(containsWord(name, word), containsWord(customId, word));
}
