import type { LiveChannels } from '#app/adapters/live-channel.server.ts';
import { livePath } from '#app/domain/live/live-wire.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import {
  apiError,
  databaseAwayError,
  signInNeeded,
} from '#app/http/responses/error-responses.server.ts';
import { notFromOurPages } from '#app/http/security/request-filter.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { requestTexts } from '#app/i18n/texts.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';

/**
 * Opens a page's live channel: a WebSocket for signed-in users of our own pages. Checks the Origin header, because
 * browsers send cookies with WebSockets that other sites open, without a preflight.
 * @param channels null where the deployment has none
 * @returns status 101, an error, or null if the request is for another address
 */
export async function answerLiveSocket(
  request: Request,
  context: RequestContext,
  channels: LiveChannels | null,
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== livePath) return null;
  const isUpgrade = request.headers.get('Upgrade')?.toLowerCase() === 'websocket';
  if (request.method !== 'GET' || !isUpgrade) {
    const headers = { Upgrade: 'websocket', Connection: 'Upgrade' };
    return apiError(426, 'upgrade-required', requestTexts.socketOnly, headers);
  }
  if (request.headers.get('Origin') !== context.config.publicOrigin) {
    return notFromOurPages();
  }
  try {
    const viewer = await getViewer(request, context);
    if (!viewer) return signInNeeded();
    if (!channels) return away();
    return await channels.open({
      userId: viewer.user.id,
      sessionId: viewer.session.id,
      expiresAt: viewer.session.expiresAt,
      since: parseSince(searchParams.get('since'), context.now),
    });
  } catch (error) {
    // Without live updates the page works on and retries later.
    context.reportError(error);
    return isDatabaseUnavailable(error) ? databaseAwayError() : away();
  }
}

function away(): Response {
  return apiError(503, 'live-away', requestTexts.liveAway);
}

/** Returns the instant in ms; a page that sends none gets no earlier messages. */
function parseSince(text: string | null, now: number): number {
  const since = Number(text || Number.NaN);
  return Number.isFinite(since) ? since : now;
}
