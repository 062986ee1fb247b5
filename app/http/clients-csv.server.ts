import { exportClients } from '#app/services/clients/export-clients.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { apiError } from './api-error.server.ts';
import { dispositionOf } from './content-disposition.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readViewer } from './session.server.ts';

/** Answers with all clients of the signed-in person as a file, or with a sentence why there is none. */
export async function answerClientsCsv(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return apiError(401, 'sign-in-needed', 'please sign in again');
    const csv = await exportClients(context.db, viewer.user.id);
    return new Response(csv, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': dispositionOf('attachment', 'clients.csv'),
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return apiError(503, 'database-away', 'the database does not answer');
  }
}
