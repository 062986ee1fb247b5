import type { ProductText } from '#app/domain/product/product.ts';
import { checkProductChanges, type ProductErrors } from '#app/domain/product/product-form.ts';
import type { Database } from '#db/client.server.ts';
import { updateProduct } from '#db/queries/products.server.ts';

/** Changes the given fields of a product of the owner and leaves the others as they are by now. */
export async function editProduct(
  db: Database,
  input: { userId: string; productId: string; changes: Partial<ProductText> },
): Promise<
  | { outcome: 'saved'; productId: string }
  | { outcome: 'not-found' }
  | { outcome: 'invalid'; errors: ProductErrors }
> {
  const { userId, productId, changes } = input;
  const checked = checkProductChanges(changes);
  if (!checked.ok) return { outcome: 'invalid', errors: checked.errors };
  const isKnown = await updateProduct(db, userId, productId, checked.columns);
  return isKnown ? { outcome: 'saved', productId } : { outcome: 'not-found' };
}
