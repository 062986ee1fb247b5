import { describeConnectFailure } from '#app/features/cards/server/connect-account.api.server.ts';
import { disconnectAccount } from '#app/features/cards/server/connect-account.server.ts';
import { loadOwnersText } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer } from '#app/http/responses/error-responses.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';

/** Handles `POST /api/disconnect-stripe`: clients can no longer pay by card. The body is ignored. */
export async function action(call: Call): Promise<Response> {
  const { request, context } = call;
  await loadOwnersText(request, context);
  return withViewer(
    call,
    async ({ user }) => {
      const { db, connect, now, reportError } = context;
      await disconnectAccount(db, connect, { userId: user.id, now, reportError });
      context.publishToUser(user.id, 'settings');
      return apiAnswer({ url: null });
    },
    { failed: describeConnectFailure },
  );
}
