import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AppStoreEnvironment } from '#app/domain/billing/app-store-client.ts';
import { isReady } from '#app/features/operations/public.server.ts';
import { users } from '#db/account-schema.ts';
import { appStorePurchases, renewingPlans } from '#db/billing-schema.ts';
import type { Database } from '#db/client.server.ts';
import { nextVersion } from '#db/next-version.ts';
import { read, readBatch } from '#db/read.server.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { isKnownEvent, type ProviderEvent } from './apply-subscription.server.ts';

/** A user as the providers know them. */
export type BillingOwner = {
  userId: string;
  stripeCustomerId: string | null;
  /** The account is deleted, its data not wiped yet. */
  isClosed: boolean;
};

/**
 * Whose a provider's word is: the user who has the customer, else the owner of the original transaction, else the user of
 * that id, which we gave the provider and which serves where no row knows its customer yet.
 * @returns null when none of our users is meant
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
 * Gives a user their customer's id, unless they have one already or another user has it.
 * @returns whether it is theirs now
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
 * Takes from a user the customer whom Stripe does not have any more, so that the next purchase makes another. What was
 * paid there stays until its end and renews no more, and there is nowhere to manage it.
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

/** A place in the line of those who ask Stripe about a customer. */
export type BillingSequence = { sequence: number; customerId: string };

/**
 * Gives the next sequence number, to be taken before Stripe is asked: only the newest that comes back counts. One round trip.
 * @param options.event none is given for one that was worked on
 * @param options.notSince none is given when a provider was asked after this instant (ms)
 * @returns null when none is given; also without a customer
 */
export async function takeBillingSequence(
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
          wasNotAskedSince(options.notSince),
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

/** How many of a user's purchases in the App Store are asked about at once. */
const maxPurchasesAsked = 5;

/**
 * Notes that the App Store is asked now, and tells about which original transactions: the newest few of the user's, before
 * those of the Sandbox the ones that are paid for.
 * @param options.notSince none when a provider was asked after this instant (ms)
 */
export async function beginAppStoreCheck(
  db: Database,
  userId: string,
  options: { notSince: number; now: number },
): Promise<{ reference: string; environment: AppStoreEnvironment }[]> {
  const results = await writeBatch(db, [
    db
      .update(userSettings)
      .set({ billingCheckedAt: options.now })
      .where(and(eq(userSettings.userId, userId), wasNotAskedSince(options.notSince))),
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

function wasNotAskedSince(instant: number): SQL | undefined {
  const { billingCheckedAt } = userSettings;
  return or(isNull(billingCheckedAt), lte(billingCheckedAt, instant));
}

/** A user whom a provider is to be asked about. */
export type ToCheck = { userId: string; hasCustomer: boolean; hasPurchases: boolean };

/**
 * Whom the providers are to be asked about, in one round trip: first those whose paid time is over though no event said
 * that it ended, then the users who were not asked about for longest. Instants in ms.
 * @param which.stripe who has a customer at Stripe counts
 * @param which.appStore who has a purchase in the App Store counts
 * @param which.ended not asked about since `askedBy`, of paid times that ended after `since`
 * @param which.others not asked about since `askedBy`; null for the ended ones alone
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
  const [ended, others] = await readBatch(db, [
    db
      .select(columns)
      .from(userSettings)
      .where(
        and(
          gt(end, which.ended.since),
          lte(end, which.now),
          inArray(userSettings.subscriptionStatus, ['active', 'trialing', 'past_due']),
          wasNotAskedSince(which.ended.askedBy),
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
