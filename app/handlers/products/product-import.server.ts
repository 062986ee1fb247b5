import * as z from 'zod';
import { importMessages } from '#app/domain/products/import-limits.ts';
import { readJson } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { answerViewer } from '#app/http/responses/answer-viewer.server.ts';
import { apiAnswer, apiError } from '#app/http/responses/api-error.server.ts';
import { importProducts } from '#app/services/products/import-products.server.ts';

/** The rows as the browser has checked them: name, price, rate, own id; names of properties would double the post. */
const importShape = z.object({
  key: z.uuid(),
  rows: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
});

/** Answers an import of checked rows: JSON `{ count }`, or a sentence why nothing was kept. All rows or none. */
export async function answerProductImport({ request, context }: Call): Promise<Response> {
  const posted = importShape.safeParse(await readJson(request));
  if (!posted.success) return apiError(400, 'bad-request', importMessages.unreadable);
  const { db, now } = context;
  const { key } = posted.data;
  const rows = posted.data.rows.map(([name, unitPrice, taxRate, customId]) => {
    return { name, unitPrice, taxRate, customId };
  });
  return answerViewer({ request, context }, async ({ user: { id: userId } }) => {
    const done = await importProducts(db, { userId, key, rows, now });
    if (done.outcome === 'invalid') return apiError(422, 'invalid', done.message);
    context.publishToUser(userId, 'products');
    return apiAnswer({ count: done.count });
  });
}
