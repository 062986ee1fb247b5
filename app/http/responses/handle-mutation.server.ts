import type * as z from 'zod';
import type { ClientAnswer } from '#app/domain/clients/client-answer.ts';
import type { LiveEvent } from '#app/domain/live/live-events.ts';
import type { ProductAnswer } from '#app/domain/products/product-answer.ts';
import { unreadableForm } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { withUser } from './with-user.server.ts';

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
 * Answers a post that adds, edits, copies or deletes one of the things that a signed-in user has, and tells their pages
 * once it is done.
 * @param call.json as it came; anything may stand in it
 * @param change.news what their pages are told to have changed
 */
export async function handleMutation<Posted, Body extends ClientAnswer | ProductAnswer>(
  call: { json: unknown; request: Request; context: RequestContext },
  change: {
    shape: z.ZodType<Posted>;
    news: LiveEvent;
    carryOut: (posted: Posted, userId: string, context: RequestContext) => Promise<Body>;
  },
) {
  const { json, request, context } = call;
  return withUser<Body | ReturnType<typeof unreadableForm>>(request, context, async (userId) => {
    const posted = change.shape.safeParse(json);
    if (!posted.success) return { body: unreadableForm(), status: statuses.refused };
    const body = await change.carryOut(posted.data, userId, context);
    if (body.outcome === 'saved' || body.outcome === 'deleted') {
      context.publishToUser(userId, change.news);
    }
    return { body, status: statuses[body.outcome] };
  });
}
