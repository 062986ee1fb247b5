import * as z from 'zod';
import { unitCodes } from '#app/domain/taxes/units.ts';
import { importProducts } from '#app/features/products/server/products.server.ts';
import { productImportTexts } from '#app/features/products/texts.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer, apiError } from '#app/http/responses/error-responses.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';

/**
 * The rows as checked by the browser: name, price, rate, own id, unit. Arrays, because property names would double the
 * size.
 */
const importSchema = z.lazy(() =>
  z.object({
    key: z.uuid(),
    rows: z.array(
      z.tuple([z.string(), z.string(), z.string(), z.string(), z.enum(['', ...unitCodes])]),
    ),
  }),
);

/**
 * Handles `POST /api/products-import`: imports checked rows, all or none, and returns `{ count }` or a message why not.
 */
export async function action({ request, context }: Call): Promise<Response> {
  const posted = importSchema.safeParse(await parseOwnersJson(request, context));
  return withViewer({ request, context }, async ({ user: { id: userId } }) => {
    if (!posted.success) return apiError(400, 'bad-request', productImportTexts.refused.unreadable);
    const { db, now } = context;
    const { key } = posted.data;
    const rows = posted.data.rows.map(([name, unitPrice, taxRate, customId, unit]) => {
      return { name, unitPrice, taxRate, customId, unit };
    });
    const done = await importProducts(db, { userId, key, rows, now });
    if (done.outcome === 'invalid') return apiError(422, 'invalid', done.message);
    context.publishToUser(userId, 'products');
    return apiAnswer({ count: done.count });
  });
}
