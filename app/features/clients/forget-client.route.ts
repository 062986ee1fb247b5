import * as z from 'zod';
import type { ForgetClientAnswer } from '#app/domain/clients/client.ts';
import { deleteUntouchedClient } from '#app/features/clients/queries/client-rows.server.ts';
import { parseOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { withUser } from '#app/http/responses/with-user.server.ts';

const postSchema = z.lazy(() => z.object({ clientId: z.string().max(100) }));

/**
 * Deletes the client created by a first invoice, unless it was changed or used since. Another user's client is reported
 * as gone.
 */
export async function action({ request, context }: Call): Promise<Response> {
  const posted = postSchema.safeParse(await parseOwnersJson(request, context));
  const { body, status } = await withUser<ForgetClientAnswer | ReturnType<typeof unreadableForm>>(
    request,
    context,
    async (userId) => {
      if (!posted.success) return { body: unreadableForm(), status: 400 };
      const outcome = await deleteUntouchedClient(context.db, userId, posted.data.clientId);
      if (outcome === 'gone') context.publishToUser(userId, 'clients');
      return { body: { outcome }, status: outcome === 'gone' ? 200 : 409 };
    },
  );
  return Response.json(body, { status });
}
