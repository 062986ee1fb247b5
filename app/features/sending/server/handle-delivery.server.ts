import type { DeliveryEvent } from '#app/adapters/mail-events.server.ts';
import type { PublishToUser } from '#app/domain/live/live-events.ts';
import type { Database } from '#db/client.server.ts';
import { applyDelivery, settleUnclear } from '../queries/delivery-events.server.ts';

/**
 * Takes what the provider tells of a mail.
 * @param event.isLast no later try will know more: then a mail to that address whose id was never noted may be meant
 * @returns `unknown` for an id that no mail has, or has yet: the event may be faster than our own note of the id
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
