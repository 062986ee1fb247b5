import type { RequestContext } from '#app/http/request/request-context.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { closeStaleAttempts } from './close-attempts.server.ts';

/**
 * After the answer, closes the page at which a client could pay an invoice's earlier balance. What cannot be closed now is
 * closed by the hourly job; who never connected Stripe costs no round trip.
 */
export function closePagesSoon(
  context: RequestContext,
  { user, settings }: Viewer,
  invoiceId: string,
): void {
  const { db, connect, now, reportError, publishToUser } = context;
  if (!connect || !settings.cardAccount) return;
  const userId = user.id;
  context.waitUntil(
    closeStaleAttempts(db, connect, { userId, invoiceId, now, reportError }).then((closed) => {
      if (closed > 0) publishToUser(userId, 'invoices');
    }, reportError),
  );
}
