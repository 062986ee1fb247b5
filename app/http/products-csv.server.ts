import { exportProducts } from '#app/services/products/export-products.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { apiError } from './api-error.server.ts';
import { dispositionOf } from './content-disposition.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readViewer } from './session.server.ts';

/** Answers with all products of the signed-in person as a file, or with a sentence why there is none. */
export async function answerProductsCsv(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return apiError(401, 'sign-in-needed', 'please sign in again');
    const csv = await exportProducts(context.db, viewer.user.id);
    return new Response(csv, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': dispositionOf('attachment', 'products.csv'),
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return apiError(503, 'database-away', 'the database does not answer');
  }
}
