import * as z from 'zod';
import type { ProductAnswer } from '#app/domain/products/product-answer.ts';
import { readJson } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { handleMutation } from '#app/http/responses/handle-mutation.server.ts';
import {
  addProduct,
  copyProduct,
  editProduct,
} from '#app/services/products/change-product.server.ts';
import { deleteProduct } from '#db/queries/products/product-rows.server.ts';

const productTextShape = z.object({
  name: z.string(),
  unitPrice: z.string(),
  taxRate: z.string(),
  customId: z.string(),
});

const productId = z.string().max(100);

/** What the products page posts, as JSON. */
const postShape = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add-product'), key: z.uuid(), text: productTextShape }),
  z.object({
    intent: z.literal('edit-product'),
    productId,
    changes: productTextShape.partial(),
  }),
  z.object({ intent: z.literal('copy-product'), productId, key: z.uuid() }),
  z.object({ intent: z.literal('delete-product'), productId }),
]);

type Posted = z.infer<typeof postShape>;
type Answer = { body: ProductAnswer; status: number };

/**
 * Answers what the products page posts: a product is added, edited, copied or deleted. A product of another user is as
 * unknown as one that never was.
 */
export async function answerProductPost(
  request: Request,
  context: RequestContext,
): Promise<Answer> {
  const json = await readJson(request);
  return handleMutation(
    { json, request, context },
    { shape: postShape, news: 'products', carryOut },
  );
}

async function carryOut(
  posted: Posted,
  userId: string,
  { db, now }: RequestContext,
): Promise<ProductAnswer> {
  switch (posted.intent) {
    case 'add-product':
      return addProduct(db, { userId, key: posted.key, text: posted.text, now });
    case 'edit-product':
      return editProduct(db, { userId, productId: posted.productId, changes: posted.changes });
    case 'copy-product':
      return copyProduct(db, { userId, productId: posted.productId, key: posted.key, now });
    case 'delete-product': {
      const isDeleted = await deleteProduct(db, userId, posted.productId);
      return { outcome: isDeleted ? 'deleted' : 'not-found' };
    }
    default:
      return posted satisfies never;
  }
}
