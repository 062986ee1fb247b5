import type { RequestContext } from '#app/http/request/request-context.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { closeStaleAttempts } from './settle-attempts.server.ts';

/**
 * After the response, closes the checkout page where a client could pay an invoice's earlier balance. The hourly job
 * closes what can't be closed now. Costs no round trip for sellers who never connected Stripe.
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
