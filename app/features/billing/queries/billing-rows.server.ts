import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AppStoreEnvironment } from '#app/domain/billing/app-store-snapshot.ts';
import { isReady } from '#app/features/operations/public.server.ts';
import { users } from '#db/account-schema.ts';
import { appStorePurchases, renewingPlans } from '#db/billing-schema.ts';
import type { Database } from '#db/client.server.ts';
import { nextVersion } from '#db/next-version.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { isKnownEvent, type ProviderEvent } from './apply-subscription.server.ts';

/** A user with the ids that the providers know. */
export type BillingOwner = {
  userId: string;
  stripeCustomerId: string | null;
  /** The account is deleted but not wiped yet. */
  isClosed: boolean;
};

/**
 * Finds the user that a provider's report is about: the user with the customer id, else the owner of the original
 * transaction, else the user with the user id that we gave the provider, for when no row has the customer id yet.
 * @returns null if it isn't about any of our users
 */
export async function findBillingOwner(
  db: Database,
  keys: { customerId?: string | null; reference?: string | null; userId?: string | null },
): Promise<BillingOwner | null> {
  const { userId, stripeCustomerId } = userSettings;
  const ofPurchase = db
    .select({ userId: appStorePurchases.userId })
    .from(appStorePurchases)
    .where(eq(appStorePurchases.reference, keys.reference ?? ''));
  const owns = sql<boolean>`${userId} = ${ofPurchase}`.mapWith(Boolean);
  const found = await read(
    db
      .select({
        userId,
        stripeCustomerId,
        owns: owns.as('owns'),
        isClosed: sql`${users.deletedAt} IS NOT NULL`.mapWith(Boolean),
      })
      .from(userSettings)
      .innerJoin(users, eq(users.id, userId))
      .where(or(eq(stripeCustomerId, keys.customerId ?? ''), owns, eq(userId, keys.userId ?? ''))),
  );
  const owner =
    found.find(
      (row) => row.stripeCustomerId !== null && row.stripeCustomerId === keys.customerId,
    ) ??
    found.find((row) => row.owns) ??
    found[0];
  if (!owner) return null;
  const { stripeCustomerId: customerId, isClosed } = owner;
  return { userId: owner.userId, stripeCustomerId: customerId, isClosed };
}

/**
 * Stores a user's customer id, unless they already have one or another user has it.
 * @returns whether it now belongs to the user
 */
export async function setStripeCustomer(
  db: Database,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<boolean> {
  const taken = sql`EXISTS (SELECT 1 FROM ${userSettings} AS other WHERE other.stripe_customer_id = ${customerId})`;
  const results = await writeBatch(db, [
    db
      .update(userSettings)
      .set({
        stripeCustomerId: customerId,
        billingCheckedAt: sql`coalesce(${userSettings.billingCheckedAt}, 0)`,
      })
      .where(
        and(
          eq(userSettings.userId, userId),
          isNull(userSettings.stripeCustomerId),
          sql`NOT ${taken}`,
        ),
      ),
    db
      .select({ userId: userSettings.userId })
      .from(userSettings)
      .where(and(eq(userSettings.userId, userId), eq(userSettings.stripeCustomerId, customerId))),
  ]);
  return results[1]?.rows.length === 1;
}

/**
 * Removes a customer that no longer exists at Stripe from a user, so that the next purchase creates a new one. A plan
 * paid there lasts until its end but renews no more, and there is nowhere to manage it.
 */
export async function unlinkCustomer(
  db: Database,
  { userId, customerId, now }: { userId: string; customerId: string; now: number },
): Promise<void> {
  const { subscriptionSource, subscriptionStatus } = userSettings;
  const isOfStripe = sql`${subscriptionSource} = 'stripe'`;
  await writeBatch(db, [
    db
      .update(userSettings)
      .set({
        stripeCustomerId: null,
        subscriptionStatus: sql`CASE WHEN ${isOfStripe} THEN 'cancelled' ELSE ${subscriptionStatus} END`,
        subscriptionSource: sql`CASE WHEN ${isOfStripe} THEN NULL ELSE ${subscriptionSource} END`,
        updatedAt: nextVersion(userSettings.updatedAt, now),
      })
      .where(and(eq(userSettings.userId, userId), eq(userSettings.stripeCustomerId, customerId))),
    db
      .delete(renewingPlans)
      .where(
        and(
          sql`changes() = 1`,
          eq(renewingPlans.userId, userId),
          eq(renewingPlans.source, 'stripe'),
        ),
      ),
  ]);
}

/** The order number of a request to Stripe about a customer. */
export type BillingSequence = { sequence: number; customerId: string };

/**
 * Gets the next sequence number, to be taken before Stripe is asked: only the response with the newest number is
 * applied. One round trip.
 * @param options.event gets no number if it was already handled
 * @param options.notSince gets no number if a provider was asked after this time (ms)
 * @returns null if no number was taken; also without a customer
 */
export async function nextBillingSequence(
  db: Database,
  userId: string,
  options: { event: ProviderEvent | null; notSince: number; now: number },
): Promise<{ taken: BillingSequence | null; isKnownEvent: boolean; hasCustomer: boolean }> {
  const isKnown = isKnownEvent(options.event);
  const [taken, facts] = await writeBatch(db, [
    db
      .update(userSettings)
      .set({
        billingSequence: sql`${userSettings.billingSequence} + 1`,
        billingCheckedAt: options.now,
      })
      .where(
        and(
          eq(userSettings.userId, userId),
          isNotNull(userSettings.stripeCustomerId),
          notCheckedSince(options.notSince),
          sql`NOT ${isKnown}`,
        ),
      )
      .returning({
        sequence: userSettings.billingSequence,
        customerId: userSettings.stripeCustomerId,
      }),
    sql`SELECT ${isKnown} AS isKnown, ${userSettings.stripeCustomerId} IS NOT NULL AS hasCustomer
      FROM ${userSettings} WHERE ${eq(userSettings.userId, userId)}`,
  ]);
  const row = taken?.rows[0];
  return {
    taken: row
      ? { sequence: Number(row.billing_ticket), customerId: String(row.stripe_customer_id) }
      : null,
    isKnownEvent: facts?.rows[0]?.isKnown === 1,
    hasCustomer: facts?.rows[0]?.hasCustomer === 1,
  };
}

/** How many of a user's App Store purchases are checked at once. */
const maxPurchasesAsked = 5;

/**
 * Records that the App Store is asked now, and lists the original transactions to ask about: the user's newest few,
 * paid ones before those of the Sandbox.
 * @param options.notSince lists nothing if a provider was asked after this time (ms)
 */
export async function claimAppStoreCheck(
  db: Database,
  userId: string,
  options: { notSince: number; now: number },
): Promise<{ reference: string; environment: AppStoreEnvironment }[]> {
  const results = await writeBatch(db, [
    db
      .update(userSettings)
      .set({ billingCheckedAt: options.now })
      .where(and(eq(userSettings.userId, userId), notCheckedSince(options.notSince))),
    db
      .select({ reference: appStorePurchases.reference, isSandbox: appStorePurchases.isSandbox })
      .from(appStorePurchases)
      .where(and(eq(appStorePurchases.userId, userId), sql`changes() = 1`))
      .orderBy(appStorePurchases.isSandbox, desc(appStorePurchases.signedAt))
      .limit(maxPurchasesAsked),
  ]);
  const purchases = results[1]?.rows ?? [];
  return purchases.map(({ reference, is_sandbox }) => ({
    reference: String(reference),
    environment: is_sandbox === 1 ? 'Sandbox' : 'Production',
  }));
}

function notCheckedSince(instant: number): SQL | undefined {
  const { billingCheckedAt } = userSettings;
  return or(isNull(billingCheckedAt), lte(billingCheckedAt, instant));
}

/** A user whose plan should be checked with a provider. */
export type ToCheck = { userId: string; hasCustomer: boolean; hasPurchases: boolean };

/**
 * Lists the users to check with the providers, in one round trip: first those whose paid time has ended without an
 * event, then those not checked for longest. Times in ms.
 * @param which.stripe includes users who are Stripe customers
 * @param which.appStore includes users with an App Store purchase
 * @param which.ended not checked since `askedBy`, with a paid time that ended after `since`
 * @param which.others not checked since `askedBy`; null for only the ended ones
 */
export async function selectToCheck(
  db: Database,
  which: {
    stripe: boolean;
    appStore: boolean;
    ended: { askedBy: number; since: number };
    others: { askedBy: number } | null;
    now: number;
    limit: number;
  },
): Promise<ToCheck[]> {
  const { userId, billingCheckedAt: checkedAt, subscriptionEndMs: end } = userSettings;
  const purchases = db
    .select({ one: sql`1` })
    .from(appStorePurchases)
    .where(eq(appStorePurchases.userId, userId));
  const hasCustomer = sql`(${userSettings.stripeCustomerId} IS NOT NULL AND ${which.stripe})`;
  const hasPurchases = sql`(EXISTS ${purchases} AND ${which.appStore})`;
  const columns = {
    userId,
    hasCustomer: hasCustomer.mapWith(Boolean).as('has_customer'),
    hasPurchases: hasPurchases.mapWith(Boolean).as('has_purchases'),
  };
  const isKnown = or(hasCustomer, hasPurchases);
  const queue = { job: 'reconcile', itemId: sql`user_settings.user_id` } as const;
  const isReadyToCheck = isReady(queue, which.now);
  const [ended, others] = await queryBatch(db, [
    db
      .select(columns)
      .from(userSettings)
      .where(
        and(
          gt(end, which.ended.since),
          lte(end, which.now),
          inArray(userSettings.subscriptionStatus, ['active', 'trialing', 'past_due']),
          notCheckedSince(which.ended.askedBy),
          isKnown,
          isReadyToCheck,
        ),
      )
      .orderBy(checkedAt)
      .limit(which.limit),
    db
      .select(columns)
      .from(userSettings)
      .where(and(lte(checkedAt, which.others?.askedBy ?? -1), isKnown, isReadyToCheck))
      .orderBy(checkedAt)
      .limit(which.limit),
  ]);
  const found = new Map([...ended, ...others].map((each) => [each.userId, each]));
  return [...found.values()].slice(0, which.limit);
}
