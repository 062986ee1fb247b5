import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { getViewer, type Viewer } from '#app/http/session/session.server.ts';
import { failureTexts } from '#app/i18n/failures.ts';
import { reportDatabaseAway } from './with-viewer.server.ts';

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
