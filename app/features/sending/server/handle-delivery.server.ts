import type { DeliveryEvent } from '#app/adapters/mail-queue.server.ts';
import type { PublishToUser } from '#app/domain/live/live-wire.ts';
import type { Database } from '#db/client.server.ts';
import { applyDelivery, settleUnclear } from '../queries/delivery-events.server.ts';

/**
 * Handles a delivery event of the email provider.
 * @param event.isLast there will be no further retry: match an email to that address whose id was never recorded
 * @returns `unknown` for an id that no email has yet: the event may arrive before we have recorded the id
 */
export async function handleDelivery(
  { db, publishToUser }: { db: Database; publishToUser: PublishToUser },
  event: DeliveryEvent & { isLast: boolean },
): Promise<'applied' | 'stopped' | 'unknown'> {
  let { userId, stopped } = await applyDelivery(db, event);
  if (userId === null && event.isLast) ({ userId, stopped } = await settleUnclear(db, event));
  if (userId === null) return 'unknown';
  publishToUser(userId, 'invoices');
  return stopped ? 'stopped' : 'applied';
}
