import * as z from 'zod';
import { importMessages } from '#app/domain/products/import-limits.ts';
import { readJson } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { apiError, databaseAwayError, signInNeeded } from '#app/http/responses/api-error.server.ts';
import { readViewer } from '#app/http/session/session.server.ts';
import { importProducts } from '#app/services/products/import-products.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';

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
    context.publishToUser(viewer.user.id, 'products');
    return Response.json({ count: done.count }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return databaseAwayError();
  }
}
