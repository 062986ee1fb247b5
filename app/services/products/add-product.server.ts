import type { ProductText } from '#app/domain/product/product.ts';
import { checkProductForm, type ProductErrors } from '#app/domain/product/product-form.ts';
import type { Database } from '#db/client.server.ts';
import { insertProduct } from '#db/queries/products.server.ts';
import { idOfKey } from '../id-of-key.server.ts';

/**
 * Adds a product to the catalogue. Sent again with the same key it is the same product, with the texts sent last.
 * @param input.key made by the browser for each form that is opened
 */
export async function addProduct(
  db: Database,
  input: { userId: string; key: string; text: ProductText; now: number },
): Promise<
  { outcome: 'saved'; productId: string } | { outcome: 'invalid'; errors: ProductErrors }
> {
  const { userId, key, text, now } = input;
  const checked = checkProductForm(text);
  if (!checked.ok) return { outcome: 'invalid', errors: checked.errors };
  const id = await idOfKey(userId, key);
  await insertProduct(db, { ...checked.columns, id, userId, createdAt: now });
  return { outcome: 'saved', productId: id };
}
