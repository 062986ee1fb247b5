import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { getViewer, type Viewer } from '#app/http/session/session.server.ts';
import { failureTexts } from '#app/i18n/failures.ts';
import { reportDatabaseAway } from './with-viewer.server.ts';

type Answer<Body> = { body: Body; status: number };

/** What a post is answered that could not be carried out. */
type NotCarriedOut =
  | { outcome: 'sign-in-needed' }
  /** Nothing is known about its effect; sent again it does no harm. */
  | { outcome: 'unreachable'; message: string };

/**
 * Carries out what a signed-in user has posted, under their id. No session and a database that cannot be asked
 * (reported) become answers, so that what was typed stays on screen.
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
