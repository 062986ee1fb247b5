import { isCustomerGone, stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import { findWebPrice, type StripeCatalog } from '#app/domain/billing/plan-ids.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { getSettings, type UserSettings } from '#app/features/settings/public.server.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import type { Database } from '#db/client.server.ts';
import {
  findBillingOwner,
  setStripeCustomer,
  unlinkCustomer,
} from '../queries/billing-rows.server.ts';
import { refreshStripe } from './refresh-subscription.server.ts';

/** A click on a plan's button. */
export type CheckoutOrder = {
  settings: UserSettings;
  email: string | null;
  priceId: string;
  /** Created by the browser for each click: a repeated request gets the same checkout. */
  key: string;
  /** Scheme and host of the product. */
  origin: string;
  now: number;
};

/** The checkout's URL, or why nothing can be bought. */
export type CheckoutOutcome =
  | { outcome: 'made'; url: string }
  | { outcome: 'unknown-price' | 'account-closed' | 'other-plan-open' }
  /** `changed`: the row did not have the plan before. */
  | { outcome: 'already-subscribed' | 'app-store-plan'; changed: boolean };

/**
 * Creates a checkout page for a plan, for the price of any country and only if no plan is in force. If the user has a
 * Stripe customer, Stripe is asked first, since the row may be out of date. A first purchase creates the customer, one
 * for two concurrent tabs; a customer that no longer exists at Stripe is replaced.
 *
 * An App Store purchase or the closing of the account may happen at the same time. Each side writes first and then
 * checks for the other, so that one of them sees the other and closes the page.
 * @throws if Stripe or the database is unavailable
 */
export async function startCheckout(
  db: Database,
  { stripe, catalog }: { stripe: StripeClient; catalog: StripeCatalog },
  order: CheckoutOrder,
): Promise<CheckoutOutcome> {
  const { settings, priceId, key, origin, now } = order;
  const { userId } = settings;
  const price = findWebPrice(catalog, priceId);
  if (!price) return { outcome: 'unknown-price' };
  const known = await customerOf(db, userId);
  const current = known
    ? await createNewCheckout(db, stripe, { userId, customerId: known, now })
    : settings;
  const stands = planInTheWay(current, now);
  if (stands) return { outcome: stands, changed: planInTheWay(settings, now) !== stands };
  const page = `${origin}/${price.country}/pricing`;
  const url = await withCustomer(db, stripe, { ...order, known }, (customerId) =>
    stripe.createCheckout({
      customerId,
      userId,
      priceId,
      successUrl: `${page}?checkout=success`,
      cancelUrl: `${page}?checkout=cancelled`,
      idempotencyKey: `checkout-${idOfKey(userId, key)}`,
    }),
  );
  const meanwhile = await findConcurrentCheckout(db, userId, now);
  if (!meanwhile) return url ? { outcome: 'made', url } : { outcome: 'other-plan-open' };
  if (meanwhile.customerId) await stripe.closeCheckouts({ customerId: meanwhile.customerId });
  return meanwhile.refusal;
}

/** Why the new page must not be paid; null if it may. */
async function findConcurrentCheckout(
  db: Database,
  userId: string,
  now: number,
): Promise<{ customerId: string | null; refusal: CheckoutOutcome } | null> {
  const [owner, settings] = await Promise.all([
    findBillingOwner(db, { userId }),
    getSettings(db, userId),
  ]);
  const customerId = owner?.stripeCustomerId ?? null;
  if (!owner || owner.isClosed) return { customerId, refusal: { outcome: 'account-closed' } };
  const stands = planInTheWay(settings, now);
  return stands && { customerId, refusal: { outcome: stands, changed: true } };
}

/**
 * The maximum number of customers deleted in a day: for a reused key, Stripe returns the customer it created with that
 * key.
 */
const maxExpired = 10;

/**
 * Runs `work` with the user's customer, or with a new one if that one no longer exists at Stripe. The idempotency key
 * of a new customer contains the replaced one, so that two concurrent tabs create only one.
 */
async function withCustomer<Answer>(
  db: Database,
  stripe: StripeClient,
  order: CheckoutOrder & { known: string | null },
  work: (customerId: string) => Promise<Answer>,
): Promise<Answer> {
  const { settings, known, now } = order;
  const { userId } = settings;
  let inPlaceOf = known ?? '';
  for (let gone = 0; ; gone += 1) {
    const customerId =
      (await customerOf(db, userId)) ?? (await createStripeCustomer(db, stripe, order, inPlaceOf));
    try {
      return await work(customerId);
    } catch (error) {
      if (!isCustomerGone(error) || gone === maxExpired) throw error;
      await unlinkCustomer(db, { userId, customerId, now });
      inPlaceOf = customerId;
    }
  }
}

/** Gets the row after asking Stripe; without its customer if it no longer exists at Stripe. */
async function createNewCheckout(
  db: Database,
  stripe: StripeClient,
  ask: { userId: string; customerId: string; now: number },
): Promise<UserSettings> {
  try {
    await refreshStripe(db, stripe, ask);
  } catch (error) {
    if (stripeFailureKind(error) !== 'no-such') throw error;
    if (isCustomerGone(error)) await unlinkCustomer(db, ask);
  }
  return getSettings(db, ask.userId);
}

/**
 * The plan that prevents a purchase. A past-due plan counts as long as it exists at Stripe, even after its grace
 * period: it is paid in the portal, not bought again.
 */
function planInTheWay(
  settings: UserSettings,
  now: number,
): 'already-subscribed' | 'app-store-plan' | null {
  const { subscriptionStatus, subscriptionSource } = settings;
  const isHeld = isEntitled(planState(settings, now));
  if (subscriptionSource === 'app_store') return isHeld ? 'app-store-plan' : null;
  return isHeld || subscriptionStatus === 'past_due' ? 'already-subscribed' : null;
}

async function customerOf(db: Database, userId: string): Promise<string | null> {
  return (await findBillingOwner(db, { userId }))?.stripeCustomerId ?? null;
}

async function createStripeCustomer(
  db: Database,
  stripe: StripeClient,
  { settings: { userId }, email }: CheckoutOrder,
  inPlaceOf: string,
): Promise<string> {
  // For the same key, Stripe returns the same customer for a day, even a deleted one.
  const idempotencyKey = `customer-${idOfKey(userId, inPlaceOf)}`;
  const customerId = await stripe.createCustomer({ userId, email, idempotencyKey });
  if (await setStripeCustomer(db, { userId, customerId })) return customerId;
  const linked = await customerOf(db, userId);
  if (!linked) throw new Error('The new customer could not be linked to its user');
  return linked;
}
