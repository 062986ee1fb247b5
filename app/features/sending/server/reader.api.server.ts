import { isbot } from 'isbot';
import * as z from 'zod';
import { unknownSenderTexts } from '#app/features/sending/texts/unknown-sender.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { apiAnswer, apiError, databaseAwayError } from '#app/http/responses/api-error.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-viewer.server.ts';
import { notUnderstood } from '#app/http/security/request-filter.server.ts';
import { getSessionId } from '#app/http/session/session.server.ts';
import { blockSender, noteOpening } from '../queries/mail-readers.server.ts';

const readerShape = z.lazy(() => z.object({ token: z.uuid() }));

/**
 * Handles a page's report that an email's recipient viewed it. It is recorded after the response, so that neither
 * status nor timing reveals whether the email exists; bots aren't counted, and no visitor data is stored.
 * @returns 204, or 400 for a malformed report
 */
export async function answerMailOpened({ request, context }: Call): Promise<Response> {
  const report = readerShape.safeParse(await parseJsonBody(request));
  if (!report.success) return notUnderstood();
  const agent = request.headers.get('User-Agent');
  if (agent && !isbot(agent)) {
    const visit = { ...report.data, sessionId: getSessionId(request), now: context.now };
    context.waitUntil(tellOfOpening(visit, context));
  }
  return new Response(null, { status: 204 });
}

async function tellOfOpening(
  visit: Parameters<typeof noteOpening>[1],
  { db, publishToUser }: RequestContext,
): Promise<void> {
  const userId = await noteOpening(db, visit);
  if (userId !== null) publishToUser(userId, 'invoices');
}

/** Handles a recipient's report that they don't know the sender. */
export async function answerUnknownSender({ request, context }: Call): Promise<Response> {
  const report = readerShape.safeParse(await parseJsonBody(request));
  if (!report.success) return notUnderstood();
  const { db, now, reportError } = context;
  try {
    const blocked = await blockSender(db, { ...report.data, now });
    if (!blocked) return apiError(404, 'not-found', unknownSenderTexts.gone);
    // The operator reviews this (docs/runbook.md).
    if (blocked.stopped) reportError(new Error('A sender was stopped: reports'));
    return apiAnswer({ businessName: blocked.businessName });
  } catch (error) {
    reportDatabaseAway(context, error);
    return databaseAwayError();
  }
}
