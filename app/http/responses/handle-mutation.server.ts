import type * as z from 'zod';
import type { ClientAnswer } from '#app/domain/clients/check-client.ts';
import type { LiveEvent } from '#app/domain/live/live-wire.ts';
import type { ProductAnswer } from '#app/domain/products/product-form.ts';
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
