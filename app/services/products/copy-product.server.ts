import { copiedProductName } from '#app/domain/product/product.ts';
import type { Database } from '#db/client.server.ts';
import { insertProduct, readProduct } from '#db/queries/products.server.ts';
import { idOfKey } from '../id-of-key.server.ts';

/**
 * Copies a product of the owner as it is by now: `(Copy)` behind its name, no id of the owner's (`platform.md` section
 * 5). Sent again with the same key it is the same copy.
 * @param input.key made by the browser for each press
 */
export async function copyProduct(
  db: Database,
  input: { userId: string; productId: string; key: string; now: number },
): Promise<{ outcome: 'saved'; productId: string } | { outcome: 'not-found' }> {
  const { userId, productId, key, now } = input;
  const original = await readProduct(db, userId, productId);
  if (!original) return { outcome: 'not-found' };
  const id = await idOfKey(userId, key);
  await insertProduct(db, {
    ...original,
    id,
    name: copiedProductName(original.name),
    customId: null,
    createdAt: now,
  });
  return { outcome: 'saved', productId: id };
}
