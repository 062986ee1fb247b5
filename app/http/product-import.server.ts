import { z } from 'zod';
import { importMessages } from '#app/domain/product/import-limits.ts';
import { importProducts } from '#app/services/products/import-products.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { apiError, databaseAwayError, signInNeeded } from './api-error.server.ts';
import { readJson } from './body.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readViewer } from './session.server.ts';

/** The rows as the browser has checked them: name, price, rate, own id; names of properties would double the post. */
const importShape = z.object({
  key: z.uuid(),
  rows: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
});

/** Answers an import of checked rows: JSON `{ count }`, or a sentence why nothing was kept. All rows or none. */
export async function answerProductImport(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const posted = importShape.safeParse(await readJson(request));
  if (!posted.success) return apiError(400, 'bad-request', importMessages.unreadable);
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return signInNeeded();
    const { key, rows } = posted.data;
    const done = await importProducts(context.db, {
      userId: viewer.user.id,
      key,
      rows: rows.map(([name, unitPrice, taxRate, customId]) => {
        return { name, unitPrice, taxRate, customId };
      }),
      now: context.now,
    });
    if (done.outcome === 'invalid') return apiError(422, 'invalid', done.message);
    context.tellUser(viewer.user.id, 'products');
    return Response.json({ count: done.count }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return databaseAwayError();
  }
}
