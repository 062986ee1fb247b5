import { checkPostedImport } from '#app/domain/products/check-posted-import.ts';
import type { ProductText } from '#app/domain/products/product.ts';
import type { Database } from '#db/client.server.ts';
import { insertProducts } from '#db/queries/products/product-rows.server.ts';
import { idOfKey } from '../id-of-key.server.ts';

/**
 * Keeps the rows of an imported file, all or none, in the file's order. Sent again with the same key they are the same
 * products.
 * @param input.key made by the browser for each file that is read
 */
export async function importProducts(
  db: Database,
  input: { userId: string; key: string; rows: readonly ProductText[]; now: number },
): Promise<{ outcome: 'imported'; count: number } | { outcome: 'invalid'; message: string }> {
  const { userId, key, rows, now } = input;
  const checked = checkPostedImport(rows);
  if (!checked.ok) return { outcome: 'invalid', message: checked.message };
  const first = idOfKey(userId, key);
  await insertProducts(
    db,
    userId,
    checked.columns.map((columns, at) => ({
      ...columns,
      id: `${first.slice(0, 24)}${at.toString(16).padStart(12, '0')}`,
      // The newest come first in the list: each row a moment older than the one before it in the file.
      createdAt: now - at,
    })),
  );
  return { outcome: 'imported', count: checked.columns.length };
}
