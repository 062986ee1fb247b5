import * as z from 'zod';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { fieldsOfRecord } from '#app/domain/custom-fields/document-fields.ts';
import type { ProductAnswer } from '#app/domain/products/product-form.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { handleMutation } from '#app/http/responses/with-user.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { deleteProduct } from '../queries/product-rows.server.ts';
import { addProduct, copyProduct, editProduct } from './products.server.ts';

const unitSchema = z.lazy(() => z.enum(['', ...unitCodes]));

const productTextSchema = z.lazy(() =>
  z.object({
    name: z.string(),
    unitPrice: z.string(),
    taxRate: z.string(),
    unit: unitSchema,
    customId: z.string(),
    /** JSON, see `parseFieldValues`. */
    fields: z.string().max(100_000).optional(),
  }),
);

const productId = z.string().max(100);

/** The JSON that the products page posts. */
const postSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('add-product'),
      key: z.uuid(),
      text: productTextSchema,
    }),
    z.object({
      intent: z.literal('edit-product'),
      productId,
      changes: productTextSchema.unwrap().partial(),
    }),
    z.object({ intent: z.literal('copy-product'), productId, key: z.uuid() }),
    z.object({ intent: z.literal('delete-product'), productId }),
  ]),
);

type Posted = z.infer<typeof postSchema>;
type Answer = { body: ProductAnswer; status: number };

/**
 * Handles a post of the products page: adds, edits, copies or deletes a product. Another user's product is answered
 * like one that doesn't exist.
 */
export async function answerProductPost(
  request: Request,
  context: RequestContext,
): Promise<Answer> {
  const json = await parseOwnersJson(request, context);
  return handleMutation(
    { json, request, context },
    { shape: postSchema, news: 'products', carryOut },
  );
}

async function carryOut(
  posted: Posted,
  userId: string,
  { db, now }: RequestContext,
  viewer: Viewer,
): Promise<ProductAnswer> {
  const customFields = fieldsOfRecord(parseStoredFields(viewer.customFields), 'product');
  switch (posted.intent) {
    case 'add-product': {
      const text = { fields: '', ...posted.text };
      return addProduct(db, { userId, key: posted.key, text, customFields, now });
    }
    case 'edit-product': {
      const { productId, changes } = posted;
      return editProduct(db, { userId, productId, changes, customFields });
    }
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
