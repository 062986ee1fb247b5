import Stripe from 'stripe';
import * as z from 'zod';
import { findProduct, type StripeCatalog } from '#app/domain/billing/plan-ids.ts';
import { type StripeClient, stripeEventTypes } from '#app/domain/billing/stripe-client.ts';
import {
  chooseSubscription,
  type ListedSubscription,
  type SubscriptionSnapshot,
} from '#app/domain/billing/subscription.ts';
import { ask, idempotencyKeyOf, openStripe, type StripeAccess } from './open-stripe.server.ts';
import {
  isTimely,
  parseEventBody,
  parseSubscription,
  parseUnpaidSince,
  type ReportUnknown,
  signatureToleranceSeconds,
} from './stripe-event.server.ts';

/** Values from Stripe's dashboard, and Stripe's address. */
export type StripeSettings = StripeAccess & { catalog: StripeCatalog };

/** The same with the webhook's secret. */
export type StripeWebhookSettings = StripeSettings & { webhookSecret: string; isLive: boolean };

type Session = Pick<Stripe.Checkout.Session, 'id' | 'created' | 'url' | 'metadata'>;

/** More subscriptions than any user ever has. */
const maxSubscriptions = 300;

/**
 * Creates the Stripe client based on its library, with the API version that the library pins.
 * @param settings without a webhook secret no event is accepted
 */
export function createStripe(
  settings: StripeSettings & Partial<StripeWebhookSettings>,
): StripeClient {
  let made: Stripe | undefined;
  // Created on first use: most requests never call Stripe, and the library creates a hundred objects.
  const stripe = () => {
    made ??= openStripe(settings);
    return made;
  };

  async function fetchSnapshot(customerId: string): Promise<SubscriptionSnapshot | null> {
    const list = { customer: customerId, status: 'all', limit: 100 } as const;
    const found = await stripe()
      .subscriptions.list(list)
      .autoPagingToArray({ limit: maxSubscriptions });
    const ours = found.flatMap((each) =>
      parseSubscription(each, settings.catalog, settings.reportUnknown),
    );
    return chooseSubscription(
      await Promise.all(ours.map((each) => addUnpaidSince(stripe(), each, settings.reportUnknown))),
    );
  }

  return {
    createCustomer: ({ userId, email, idempotencyKey }) =>
      ask('make a customer', async () => {
        const customer = { ...(email && { email }), metadata: { user_id: userId } };
        const options = { idempotencyKey: idempotencyKeyOf(idempotencyKey, customer) };
        return (await stripe().customers.create(customer, options)).id;
      }),

    createCheckout: (checkout) =>
      ask('make a checkout', async () => {
        const order: Stripe.Checkout.SessionCreateParams = {
          mode: 'subscription',
          customer: checkout.customerId,
          client_reference_id: checkout.userId,
          metadata: { user_id: checkout.userId, price_id: checkout.priceId },
          subscription_data: { metadata: { user_id: checkout.userId } },
          line_items: [{ price: checkout.priceId, quantity: 1 }],
          allow_promotion_codes: false,
          success_url: checkout.successUrl,
          cancel_url: checkout.cancelUrl,
        };
        const session = await stripe().checkout.sessions.create(order, {
          idempotencyKey: idempotencyKeyOf(checkout.idempotencyKey, order),
        });
        const page = await leaveOneOpen(stripe(), checkout.customerId, session);
        return page && z.url().parse(page.url);
      }),

    createPortal: ({ customerId, returnUrl, country }) =>
      ask('open the portal', async () => {
        const plan = await fetchSnapshot(customerId);
        const sold = plan && findProduct(settings.catalog, plan.productId);
        const portal = await stripe().billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          configuration: settings.catalog.portals[sold?.country ?? country],
        });
        return z.url().parse(portal.url);
      }),

    fetchSnapshot: ({ customerId }) => ask('list subscriptions', () => fetchSnapshot(customerId)),

    closeCheckouts: ({ customerId }) =>
      ask('close checkouts', () => ignoreMissing(closeCheckouts(stripe(), customerId))),

    endPlans: ({ customerId }) =>
      ask('cancel subscriptions', () => ignoreMissing(endPlans(stripe(), customerId))),

    forgetCustomer: ({ customerId }) =>
      ask('delete a customer', () => ignoreMissing(stripe().customers.del(customerId))),

    readEvent: async (rawBody, signatureHeader, nowMs) => {
      const { webhookSecret, isLive } = settings;
      if (!webhookSecret || isLive === undefined || !isTimely(signatureHeader, nowMs)) return null;
      try {
        const event: unknown = await stripe().webhooks.constructEventAsync(
          rawBody,
          signatureHeader,
          webhookSecret,
          signatureToleranceSeconds,
          Stripe.createSubtleCryptoProvider(),
          nowMs,
        );
        return parseEventBody(event, isLive);
      } catch {
        return null;
      }
    },
  };
}

/**
 * Expires all of the customer's open checkout sessions except the newest, so that nobody pays twice. When several are
 * created concurrently, all requests keep the same one; otherwise each would expire the others and none would remain.
 * @returns the session to pay, or a newer one of another tab for the same price; null when that is for another price
 */
async function leaveOneOpen(
  stripe: Stripe,
  customer: string,
  session: Session,
): Promise<Session | null> {
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const [newest = session] = [session, ...open.data].sort(
    (one, other) => other.created - one.created || (one.id < other.id ? 1 : -1),
  );
  const others = [session, ...open.data].filter(({ id }) => id !== newest.id);
  const ids = new Set(others.map(({ id }) => id));
  const ends = await Promise.all([...ids].map((id) => expire(stripe, id)));
  if (ends.includes('complete')) {
    throw Object.assign(new Error('The checkout session was just paid'), { code: 'paid_checkout' });
  }
  return newest.metadata?.price_id === session.metadata?.price_id ? newest : null;
}

/** Expires a checkout session; returns how it ended, possibly by a payment a moment ago. */
async function expire(stripe: Stripe, sessionId: string): Promise<'expired' | 'complete'> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return 'expired';
  } catch (error) {
    // It may have been paid, or expired by another tab, in between.
    const { status } = await stripe.checkout.sessions.retrieve(sessionId);
    if (status === 'expired') return 'expired';
    if (status === 'complete') return 'complete';
    throw error;
  }
}

async function closeCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  await Promise.all(open.data.map(({ id }) => expire(stripe, id)));
}

async function endPlans(stripe: Stripe, customer: string): Promise<void> {
  await closeCheckouts(stripe, customer);
  // After the sessions, so that a plan paid a moment ago is canceled as well.
  const listed = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: maxSubscriptions });
  const running = listed.filter(({ ended_at }) => ended_at === null);
  await Promise.all(running.map(({ id }) => ignoreMissing(stripe.subscriptions.cancel(id))));
}

/** Ignores the error when Stripe doesn't have the object that should be removed. */
async function ignoreMissing(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') {
      throw error;
    }
  }
}

/** Adds since when an unpaid subscription has been unpaid; makes no call for others. */
async function addUnpaidSince(
  stripe: Stripe,
  subscription: ListedSubscription,
  reportUnknown?: ReportUnknown,
): Promise<ListedSubscription> {
  if (subscription.status !== 'past_due' && subscription.status !== 'unpaid') return subscription;
  const invoices = await stripe.invoices.list({ subscription: subscription.id, limit: 100 });
  return { ...subscription, unpaidSinceMs: parseUnpaidSince(invoices.data, reportUnknown) };
}

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
