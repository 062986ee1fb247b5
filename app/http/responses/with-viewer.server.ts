import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { getViewer, type Viewer } from '#app/http/session/session.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { databaseAwayError, signInNeeded } from './api-error.server.ts';

/**
 * Answers a call that only a signed-in user may make, with a sentence why not where there is no session or the database is
 * away (reported).
 * @param words.signIn said without a session
 * @param words.failed answers every error (reported) itself, that of a database that is away too
 * @throws what is no failure of the database, unless `failed` answers it
 */
export async function withViewer(
  { request, context }: Call,
  carryOut: (viewer: Viewer) => Promise<Response>,
  words: { signIn?: string; failed?: (error: unknown) => Response } = {},
): Promise<Response> {
  try {
    const viewer = await getViewer(request, context);
    return viewer ? await carryOut(viewer) : signInNeeded(words.signIn);
  } catch (error) {
    if (!words.failed) reportDatabaseAway(context, error);
    else context.reportError(error);
    return words.failed?.(error) ?? databaseAwayError();
  }
}

/**
 * Reports that the database is away, for an answer that says so.
 * @throws every other error
 */
export function reportDatabaseAway({ reportError }: RequestContext, error: unknown): void {
  if (!isDatabaseUnavailable(error)) throw error;
  reportError(error);
}
