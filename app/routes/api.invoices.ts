import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { apiError } from '#app/http/api-error.server.ts';
import { readListPage } from '#app/http/list-page.server.ts';
import { readViewer } from '#app/http/session.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';

/** The next rows of the invoice list for Load more: the parameters of the list's own address, with `after`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return apiError(401, 'sign-in-needed', 'please sign in again');
    const { invoices, next } = await readListPage(request, context, viewer);
    return Response.json({ invoices, next });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return apiError(503, 'database-away', 'the database does not answer');
  }
}
