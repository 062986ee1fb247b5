import type * as z from 'zod';
import type { ClientAnswer } from '#app/domain/clients/client.ts';
import type { LiveEvent } from '#app/domain/live/live-wire.ts';
import type { ProductAnswer } from '#app/domain/products/product-form.ts';
import { unreadableForm } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { getViewer, type Viewer } from '#app/http/session/session.server.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { databaseAwayError, signInNeeded } from './error-responses.server.ts';

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
type CommandFailure =
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
): Promise<Answer<Body | CommandFailure>> {
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

const statuses: Record<(ClientAnswer | ProductAnswer)['outcome'], number> = {
  saved: 200,
  deleted: 200,
  invalid: 422,
  'not-found': 404,
  'sign-in-needed': 401,
  refused: 400,
  unreachable: 503,
};

/**
 * Handles a request that adds, edits, copies or deletes a record of the signed-in user, and notifies their pages
 * afterwards.
 * @param call.json the body as received, not validated
 * @param change.news the event published to their pages
 */
export async function handleMutation<Posted, Body extends ClientAnswer | ProductAnswer>(
  call: { json: unknown; request: Request; context: RequestContext },
  change: {
    shape: z.ZodType<Posted>;
    news: LiveEvent;
    carryOut: (
      posted: Posted,
      userId: string,
      context: RequestContext,
      viewer: Viewer,
    ) => Promise<Body>;
  },
) {
  const { json, request, context } = call;
  return withUser<Body | ReturnType<typeof unreadableForm>>(
    request,
    context,
    async (userId, viewer) => {
      const posted = change.shape.safeParse(json);
      if (!posted.success) return { body: unreadableForm(), status: statuses.refused };
      const body = await change.carryOut(posted.data, userId, context, viewer);
      if (body.outcome === 'saved' || body.outcome === 'deleted') {
        context.publishToUser(userId, change.news);
      }
      return { body, status: statuses[body.outcome] };
    },
  );
}
