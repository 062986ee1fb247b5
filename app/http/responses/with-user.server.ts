import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { getViewer, type Viewer } from '#app/http/session/session.server.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { databaseAwayError, signInNeeded } from './api-error.server.ts';

/**
 * Handles a request that only a signed-in user may make; without a session or while the database is down (reported),
 * responds with a sentence explaining why not.
 * @param words.signIn the message without a session
 * @param words.failed the response to every error (reported), including those of the database
 * @throws errors other than database failures, unless `failed` handles them
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
 * Reports a database failure that the response mentions.
 * @throws every other error
 */
export function reportDatabaseAway({ reportError }: RequestContext, error: unknown): void {
  if (!isDatabaseUnavailable(error)) throw error;
  reportError(error);
}

type Answer<Body> = { body: Body; status: number };

/** The response to a command that couldn't be carried out. */
type NotCarriedOut =
  | { outcome: 'sign-in-needed' }
  /** The outcome is unknown; repeating the command is safe. */
  | { outcome: 'unreachable'; message: string };

/**
 * Runs a command of a signed-in user under their id. A missing session and a database failure (reported) become
 * responses, so that what was typed stays on screen.
 */
export async function withUser<Body>(
  request: Request,
  context: RequestContext,
  carryOut: (userId: string, viewer: Viewer) => Promise<Answer<Body>>,
): Promise<Answer<Body | NotCarriedOut>> {
  try {
    const viewer = await getViewer(request, context);
    if (!viewer) return { body: { outcome: 'sign-in-needed' }, status: 401 };
    return await carryOut(viewer.user.id, viewer);
  } catch (error) {
    reportDatabaseAway(context, error);
    return {
      body: { outcome: 'unreachable', message: failureTexts.reasons.databaseAway },
      status: 503,
    };
  }
}
