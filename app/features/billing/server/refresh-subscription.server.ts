import { stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import type { AppStoreClient } from '#app/domain/billing/app-store-snapshot.ts';
import {
  type StripeClient,
  type StripeEvent,
  stripeEventTypes,
} from '#app/domain/billing/stripe-client.ts';
import {
  type ProviderEvent,
  type SubscriptionChange,
  writeSubscription,
} from '#app/features/billing/queries/apply-subscription.server.ts';
import {
  claimAppStoreCheck,
  findBillingOwner,
  nextBillingSequence,
  setStripeCustomer,
} from '#app/features/billing/queries/billing-rows.server.ts';
import { getSettings, type UserSettings } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';

/**
 * `unchanged`: the row already matched. `superseded`: something newer was already applied. `duplicate`: the event had
 * already been handled. `refused`: a plan bought elsewhere is in force, or the purchase belongs to another user.
 */
type ApplyOutcome = 'applied' | 'unchanged' | 'superseded' | 'duplicate' | 'refused';

/**
 * Writes the plan that a provider reports, with the event's id, in one atomic write. Used for Stripe, the App Store and
 * every check. Reports may arrive in any order and any number of times: the newest wins.
 *
 * Throws if the database is unavailable; applying the same report again is always safe.
 */
export async function applySubscription(
  db: Database,
  change: SubscriptionChange,
): Promise<ApplyOutcome> {
  const facts = await writeSubscription(db, change);
  if (facts.isDuplicate) return 'duplicate';
  if (facts.isApplied) return 'applied';
  if (facts.isOthers) return 'refused';
  if (!facts.isNewest) return 'superseded';
  if (facts.isSaid) return 'unchanged';
  return facts.isElsewhere ? 'refused' : 'superseded';
}

/** What the App Store reported about one of a user's purchases. */
type AppStoreChange = Extract<SubscriptionChange, { source: 'app_store' }>;

/** Closes checkout pages; null if nothing is sold through Stripe. */
export type CheckoutCloser = Pick<StripeClient, 'closeCheckouts'> | null;

/**
 * Applies what the App Store reported, then closes the checkout pages where the user could still pay for a second plan
 * at Stripe. Runs even if the report is not new, since Stripe may have been unavailable before.
 * @param onClosingFailed gets the reason why a page stays open; without it the error is thrown
 * @throws if the database is unavailable, or if Stripe is and there is no `onClosingFailed`
 */
export async function applyAppStore(
  db: Database,
  stripe: CheckoutCloser,
  change: AppStoreChange,
  onClosingFailed?: (error: unknown) => void,
): Promise<ApplyOutcome> {
  const outcome = await applySubscription(db, change);
  const { snapshot, userId, now } = change;
  const standing = { subscriptionStatus: snapshot.status, subscriptionEndMs: snapshot.endMs };
  if (!stripe || outcome === 'superseded' || !isEntitled(planState(standing, now))) return outcome;
  // A Sandbox plan costs nothing, so its owner may still finish a checkout on the web.
  if (snapshot.isSandbox) return outcome;
  const customerId = (await findBillingOwner(db, { userId }))?.stripeCustomerId;
  if (!customerId) return outcome;
  try {
    await stripe.closeCheckouts({ customerId });
  } catch (error) {
    if (!onClosingFailed) throw error;
    onClosingFailed(error);
  }
  return outcome;
}

/**
 * Asks the App Store about every purchase that a user owns and applies the responses; an older purchase never replaces
 * a plan that was bought later.
 * @param refresh.notWithinMs skip if a provider was asked about the user less than this many ms ago
 * @param refresh.now milliseconds since the epoch
 * @returns how many purchases were checked and whether one changed the row
 * @throws if the App Store or the database is unavailable
 */
export async function refreshAppStore(
  db: Database,
  {
    appStore,
    stripe,
  }: { appStore: Pick<AppStoreClient, 'fetchTransaction'>; stripe: CheckoutCloser },
  refresh: { userId: string; notWithinMs?: number; now: number },
): Promise<{ asked: number; applied: boolean }> {
  const { userId, notWithinMs = 0, now } = refresh;
  const notSince = notWithinMs > 0 ? now - notWithinMs : Number.MAX_SAFE_INTEGER;
  const purchases = await claimAppStoreCheck(db, userId, { notSince, now });
  let applied = false;
  for (const { reference, environment } of purchases) {
    const found = await appStore.fetchTransaction(reference, environment);
    if (!found || found.snapshot.reference !== reference) continue;
    const { snapshot, signedMs } = found;
    const order = { signedMs };
    const change = { userId, source: 'app_store' as const, snapshot, order, event: null, now };
    applied = (await applyAppStore(db, stripe, change)) === 'applied' || applied;
  }
  return { asked: purchases.length, applied };
}

/** `no-customer`: the user has none. `recent`: skipped, because a provider was just asked. */
type RefreshOutcome = ApplyOutcome | 'no-customer' | 'recent';

/**
 * Asks Stripe what a user has bought and applies the response: for webhooks, checks, returns from the portal and the
 * nightly job. The sequence number is taken before the request, so that of concurrent requests the newest one's
 * response wins.
 * @param refresh.event the event that caused it; an event that was already handled is skipped
 * @param refresh.notWithinMs skip if a provider was asked about the user less than this many ms ago
 * @param refresh.now milliseconds since the epoch
 * @throws if Stripe or the database is unavailable, or Stripe doesn't know the customer: the row doesn't change
 */
export async function refreshStripe(
  db: Database,
  stripe: Pick<StripeClient, 'fetchSnapshot'>,
  refresh: { userId: string; event?: ProviderEvent | null; notWithinMs?: number; now: number },
): Promise<RefreshOutcome> {
  const { userId, event = null, notWithinMs = 0, now } = refresh;
  const notSince = notWithinMs > 0 ? now - notWithinMs : Number.MAX_SAFE_INTEGER;
  const line = await nextBillingSequence(db, userId, { event, notSince, now });
  if (!line.hasCustomer) return 'no-customer';
  if (line.isKnownEvent) return 'duplicate';
  if (line.taken === null) return 'recent';
  const { sequence, customerId } = line.taken;
  const snapshot = await stripe.fetchSnapshot({ customerId });
  return applySubscription(db, {
    userId,
    source: 'stripe',
    snapshot,
    order: { sequence },
    event,
    now,
  });
}

/** Pages poll every 3 s while they wait; this keeps several tabs of a user from asking more often. */
const promptAgainAfterMs = 2_000;

/**
 * Asks the providers what a user has bought, at most every two seconds, and reads the resulting row. A provider that is
 * unavailable is reported and doesn't block the other one; the stored row is used in its place.
 * @returns the row, and whether the plan differs from `check.settings`
 * @throws if the database is unavailable
 */
export async function checkSubscription(
  db: Database,
  providers: {
    stripe: Pick<StripeClient, 'fetchSnapshot' | 'closeCheckouts'> | null;
    appStore: Pick<AppStoreClient, 'fetchTransaction'> | null;
  },
  check: { settings: UserSettings; now: number; reportError: (error: unknown) => void },
): Promise<{ settings: UserSettings; isChanged: boolean }> {
  const { stripe, appStore } = providers;
  const { userId } = check.settings;
  const ask = { userId, now: check.now };
  const notWithinMs = promptAgainAfterMs;
  const orReported = <Answer>(question: Promise<Answer>): Promise<Answer | 'failed'> =>
    question.catch((error: unknown) => {
      check.reportError(error);
      return 'failed';
    });
  const web = stripe && (await orReported(refreshStripe(db, stripe, { ...ask, notWithinMs })));
  if (appStore && web !== 'recent') {
    // Both providers share one timestamp, so only the first may be skipped for having been asked recently.
    const isFirst = web === null || web === 'no-customer';
    const asking = { ...ask, ...(isFirst && { notWithinMs }) };
    await orReported(refreshAppStore(db, { appStore, stripe }, asking));
  }
  const settings = await getSettings(db, userId);
  return { settings, isChanged: planOf(settings) !== planOf(check.settings) };
}

function planOf(row: UserSettings): string {
  return JSON.stringify([
    row.subscriptionSource,
    row.subscriptionPlan,
    row.subscriptionStatus,
    row.subscriptionEndMs,
    row.invoiceLimit,
    row.renewingPlans,
  ]);
}

/**
 * The result of an event. Besides the results of a refresh: `unconcerned`, an event that says nothing about a plan;
 * `no-user`, a customer of none of our users; `unknown-customer`, a customer that no longer exists at Stripe;
 * `closed-account`, a user whose account is closed and for whom everything at Stripe was ended.
 */
type EventOutcome =
  | RefreshOutcome
  | 'unconcerned'
  | 'no-user'
  | 'unknown-customer'
  | 'closed-account';

type HandledEvent = { outcome: EventOutcome; userId: string | null };

/**
 * Handles a verified event: finds the user and asks Stripe for the current state. If no row has the customer yet, the
 * event is matched by the user id that we gave Stripe.
 * @param now milliseconds since the epoch
 * @throws if Stripe or the database is unavailable: the event can be sent again
 */
export async function handleStripeEvent(
  db: Database,
  stripe: Pick<StripeClient, 'fetchSnapshot' | 'endPlans'>,
  event: StripeEvent,
  now: number,
): Promise<HandledEvent> {
  if (!stripeEventTypes.has(event.type)) return { outcome: 'unconcerned', userId: null };
  const { customerId } = event;
  const owner = customerId && (await findBillingOwner(db, { customerId, userId: event.userId }));
  if (!owner) return { outcome: 'no-user', userId: null };
  const { userId } = owner;
  const isTheirs =
    owner.stripeCustomerId === null
      ? await setStripeCustomer(db, { userId, customerId })
      : owner.stripeCustomerId === customerId;
  if (!isTheirs) return { outcome: 'no-user', userId: null };
  if (owner.isClosed) {
    await stripe.endPlans({ customerId });
    return { outcome: 'closed-account', userId: null };
  }
  try {
    const source = { source: 'stripe', id: event.id } as const;
    return { outcome: await refreshStripe(db, stripe, { userId, event: source, now }), userId };
  } catch (error) {
    if (stripeFailureKind(error) === 'no-such') return { outcome: 'unknown-customer', userId };
    throw error;
  }
}
