import { listReasons } from '#app/domain/invoices/list-answer.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { readViewer } from '#app/http/session/session.server.ts';
import { type Database, isDatabaseUnavailable } from '#db/client.server.ts';
import { databaseAwayError, signInNeeded } from './api-error.server.ts';
import { dispositionOf } from './content-disposition.server.ts';

/**
 * Answers with a table of the signed-in person as a CSV file, or with a sentence why there is none.
 * @param write makes the file's text
 */
export async function answerCsvFile(
  request: Request,
  context: RequestContext,
  fileName: string,
  write: (db: Database, userId: string) => Promise<string>,
): Promise<Response> {
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return signInNeeded(listReasons.signedOut);
    return new Response(await write(context.db, viewer.user.id), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': dispositionOf('attachment', fileName),
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return databaseAwayError();
  }
}
