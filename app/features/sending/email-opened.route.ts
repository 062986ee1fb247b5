import { isbot } from 'isbot';
import * as z from 'zod';
import { recordOpening } from '#app/features/sending/queries/delivery-events.server.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { badRequestResponse } from '#app/http/security/request-filter.server.ts';
import { getSessionId } from '#app/http/session/session.server.ts';

const recipientSchema = z.lazy(() => z.object({ token: z.uuid() }));

/**
 * Handles a page's report that an email's recipient viewed it. It is recorded after the response, so that neither
 * status nor timing reveals whether the email exists; bots aren't counted, and no visitor data is stored.
 * @returns 204, or 400 for a malformed report
 */
export async function action({ request, context }: Call): Promise<Response> {
  const report = recipientSchema.safeParse(await parseJsonBody(request));
  if (!report.success) return badRequestResponse();
  const agent = request.headers.get('User-Agent');
  if (agent && !isbot(agent)) {
    const visit = { ...report.data, sessionId: getSessionId(request), now: context.now };
    context.waitUntil(notifyOfOpening(visit, context));
  }
  return new Response(null, { status: 204 });
}

async function notifyOfOpening(
  visit: Parameters<typeof recordOpening>[1],
  { db, publishToUser }: RequestContext,
): Promise<void> {
  const userId = await recordOpening(db, visit);
  if (userId !== null) publishToUser(userId, 'invoices');
}
