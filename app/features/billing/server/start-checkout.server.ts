import { isCustomerGone, stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import { findWebPrice, type StripeCatalog } from '#app/domain/billing/plan-ids.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { getSettings, type UserSettings } from '#app/features/settings/public.server.ts';
import { idOfKey } from '#app/http/request/id-of-key.server.ts';
import type { Database } from '#db/client.server.ts';
import {
  findBillingOwner,
  setStripeCustomer,
  unlinkCustomer,
} from '../queries/billing-rows.server.ts';
import { refreshStripe } from './refresh-stripe.server.ts';

/** A press on a plan's button. */
export type CheckoutOrder = {
  settings: UserSettings;
  email: string | null;
  priceId: string;
  /** Made by the browser for each press: sent again it gives the same checkout. */
  key: string;
  /** Scheme and host of the product. */
  origin: string;
  now: number;
};

/** Where to pay, or why nothing can be bought. */
export type CheckoutOutcome =
  | { outcome: 'made'; url: string }
  | { outcome: 'unknown-price' | 'account-closed' | 'other-plan-open' }
  /** `changed`: the row had not known it. */
  | { outcome: 'already-subscribed' | 'app-store-plan'; changed: boolean };

/**
 * Makes a page to pay a plan at: for the price of any country, and only where no plan stands. A user who has a
 * customer at Stripe already is asked about first, since the row may be behind. A first purchase makes the customer,
 * the same one for two tabs at once; one whom Stripe has no more is replaced.
 *
 * A purchase in the App Store or the end of the account may come beside it. Each of the two writes first and looks for the
 * other then, so that one of them sees the other and closes the page.
 * @throws when Stripe or the database cannot be asked
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
  const current = known ? await askAnew(db, stripe, { userId, customerId: known, now }) : settings;
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
  const meanwhile = await whatCameMeanwhile(db, userId, now);
  if (!meanwhile) return url ? { outcome: 'made', url } : { outcome: 'other-plan-open' };
  if (meanwhile.customerId) await stripe.closeCheckouts({ customerId: meanwhile.customerId });
  return meanwhile.refusal;
}

/** Why the page that was just made must not be paid; null when it may. */
async function whatCameMeanwhile(
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

/** So many customers may have gone in a day: to a key that is younger Stripe answers the one whom it made then. */
const maxExpired = 10;

/**
 * Does something with the user's customer, or with a new one where Stripe has that one no more. What a new one is made in
 * place of is their key, so that two tabs make one, whichever of them let go of the old one.
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
      (await customerOf(db, userId)) ?? (await makeCustomer(db, stripe, order, inPlaceOf));
    try {
      return await work(customerId);
    } catch (error) {
      if (!isCustomerGone(error) || gone === maxExpired) throw error;
      await unlinkCustomer(db, { userId, customerId, now });
      inPlaceOf = customerId;
    }
  }
}

/** The row after Stripe was asked; without its customer when Stripe does not have them. */
async function askAnew(
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

/** An unpaid plan stands as long as Stripe has it, also after its grace: it is paid in the portal, not bought twice. */
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

async function makeCustomer(
  db: Database,
  stripe: StripeClient,
  { settings: { userId }, email }: CheckoutOrder,
  inPlaceOf: string,
): Promise<string> {
  // To the same key Stripe answers the same customer for a day, also one who is gone.
  const idempotencyKey = `customer-${idOfKey(userId, inPlaceOf)}`;
  const customerId = await stripe.createCustomer({ userId, email, idempotencyKey });
  if (await setStripeCustomer(db, { userId, customerId })) return customerId;
  const linked = await customerOf(db, userId);
  if (!linked) throw new Error('The new customer could not be linked to its user');
  return linked;
}
