import type { SavedProduct } from '#app/domain/invoice/save-answer.ts';
import { checkProduct, describeProduct } from '#app/domain/product/product.ts';
import type { Database } from '#db/client.server.ts';
import { insertProductOnce } from '#db/queries/products.server.ts';

export type SaveProductOutcome =
  | { outcome: 'saved'; product: SavedProduct }
  | { outcome: 'invalid'; message: string };

/**
 * Keeps a line of the form as a product of the user; prices are decimals without a currency (`decisions.md`).
 * The same line kept again stays one product.
 */
export async function saveProduct(
  db: Database,
  input: { userId: string; name: string; unitPrice: string; taxRate: string; now: number },
): Promise<SaveProductOutcome> {
  const checked = checkProduct(input);
  if (!checked.ok) return { outcome: 'invalid', message: checked.message };
  const id = await insertProductOnce(db, {
    id: crypto.randomUUID(),
    userId: input.userId,
    createdAt: input.now,
    ...checked.columns,
  });
  return { outcome: 'saved', product: { id, ...describeProduct(checked.columns) } };
}
