import { stripeEventTypes } from '#app/domain/billing/stripe-client.ts';
import { ask, openStripe, type StripeAccess } from './open-stripe.server.ts';

const hour = 3_600;
const maxCounted = 100;

/**
 * Counts the plan events that Stripe couldn't deliver, up to 100: older than an hour, in which Stripe has made several
 * attempts, and within the three days for which it retries (https://docs.stripe.com/webhooks#retries,
 * https://docs.stripe.com/api/events/list).
 * @param now ms
 * @throws StripeFailure when Stripe can't be reached
 */
export function countUndeliveredEvents(access: StripeAccess, now: number): Promise<number> {
  const seconds = Math.floor(now / 1000);
  return ask('list undelivered events', async () => {
    const { data } = await openStripe(access).events.list({
      delivery_success: false,
      types: [...stripeEventTypes],
      created: { gte: seconds - 72 * hour, lte: seconds - hour },
      limit: maxCounted,
    });
    return data.length;
  });
}
