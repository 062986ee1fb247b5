import { and, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.server.ts';
import { read } from '../read.server.ts';
import { appStorePurchases, userSettings } from '../schema.ts';
import { writeBatch } from '../write.server.ts';
import { isKnownEvent, type ProviderEvent } from './apply-subscription.server.ts';

/** A user as the providers know them. */
export type BillingOwner = { userId: string; stripeCustomerId: string | null };

/**
 * Whose a provider's word is: whoever has the customer, else whoever owns the original transaction, else the user of
 * that id. Null when nobody is.
 */
export async function selectBillingOwner(
  db: Database,
  keys: { customerId?: string | null; reference?: string | null; userId?: string | null },
): Promise<BillingOwner | null> {
  const { userId, stripeCustomerId } = userSettings;
  const { reference } = appStorePurchases;
  const owns = sql`${userId} = (SELECT ${appStorePurchases.userId} FROM ${appStorePurchases} WHERE ${eq(
    reference,
    keys.reference ?? '',
  )})`;
  const isCustomer = eq(stripeCustomerId, keys.customerId ?? '');
  const found = await read(
    db
      .select({ userId, stripeCustomerId })
      .from(userSettings)
      .where(or(isCustomer, owns, eq(userId, keys.userId ?? '')))
      .orderBy(desc(sql`${isCustomer} IS 1`), desc(owns))
      .limit(1)
      .get(),
  );
  return found ?? null;
}

/**
 * Gives a user their customer's id, unless they have one already or somebody else has it.
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

/** A place in the line of those who ask Stripe about a customer. */
export type BillingTicket = { ticket: number; customerId: string };

/**
 * Gives the next ticket, to be taken before Stripe is asked: only the newest that comes back counts. One round trip.
 * @param options.event none is given for one that was worked on
 * @param options.notSince none is given when a provider was asked after this instant (ms)
 * @returns null when none is given; also without a customer
 */
export async function takeBillingTicket(
  db: Database,
  userId: string,
  options: { event: ProviderEvent | null; notSince: number; now: number },
): Promise<{ taken: BillingTicket | null; isKnownEvent: boolean; hasCustomer: boolean }> {
  const isKnown = isKnownEvent(options.event);
  const [taken, facts] = await writeBatch(db, [
    db
      .update(userSettings)
      .set({
        billingTicket: sql`${userSettings.billingTicket} + 1`,
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
      .returning({ ticket: userSettings.billingTicket, customerId: userSettings.stripeCustomerId }),
    sql`SELECT ${isKnown} AS isKnown, ${userSettings.stripeCustomerId} IS NOT NULL AS hasCustomer
      FROM ${userSettings} WHERE ${eq(userSettings.userId, userId)}`,
  ]);
  const row = taken?.rows[0];
  return {
    taken: row
      ? { ticket: Number(row.billing_ticket), customerId: String(row.stripe_customer_id) }
      : null,
    isKnownEvent: facts?.rows[0]?.isKnown === 1,
    hasCustomer: facts?.rows[0]?.hasCustomer === 1,
  };
}

/** How many of somebody's purchases in the App Store are asked about at once. */
const mostPurchasesAsked = 5;

/**
 * Notes that the App Store is asked now, and tells about which original transactions: the newest few of the user's.
 * @param options.notSince none when a provider was asked after this instant (ms)
 */
export async function beginAppStoreCheck(
  db: Database,
  userId: string,
  options: { notSince: number; now: number },
): Promise<string[]> {
  const results = await writeBatch(db, [
    db
      .update(userSettings)
      .set({ billingCheckedAt: options.now })
      .where(and(eq(userSettings.userId, userId), wasNotAskedSince(options.notSince))),
    db
      .select({ reference: appStorePurchases.reference })
      .from(appStorePurchases)
      .where(and(eq(appStorePurchases.userId, userId), sql`changes() = 1`))
      .orderBy(desc(appStorePurchases.signedAt))
      .limit(mostPurchasesAsked),
  ]);
  return results[1]?.rows.map((row) => String(row.reference)) ?? [];
}

function wasNotAskedSince(instant: number): SQL | undefined {
  const { billingCheckedAt } = userSettings;
  return or(isNull(billingCheckedAt), lte(billingCheckedAt, instant));
}

/** A user whom a provider is to be asked about. */
export type ToCheck = { userId: string; hasCustomer: boolean; hasPurchases: boolean };

/**
 * Whom the providers are to be asked about: first those whose paid time is over though nobody said that it ended, then
 * whoever was not asked about for longest. Instants in ms.
 * @param which.endedAskedBy the ended ones who were not asked about since
 * @param which.askedBy everybody who was not asked about since; null for the ended ones alone
 * @param which.endedSince paid times that ended before it count as any other
 */
export async function selectToCheck(
  db: Database,
  which: {
    stripe: boolean;
    appStore: boolean;
    endedAskedBy: number;
    endedSince: number;
    askedBy: number | null;
    now: number;
    limit: number;
  },
): Promise<ToCheck[]> {
  const { userId, billingCheckedAt: checkedAt, subscriptionEndMs: end } = userSettings;
  const hasCustomer = sql`(${userSettings.stripeCustomerId} IS NOT NULL AND ${which.stripe ? 1 : 0})`;
  const hasPurchases = sql`(${which.appStore ? 1 : 0} AND EXISTS (SELECT 1 FROM ${appStorePurchases} WHERE ${eq(
    appStorePurchases.userId,
    userId,
  )}))`;
  const hasEnded = sql`(${userSettings.subscriptionStatus} IN ('active', 'trialing', 'past_due')
    AND ${end} > ${which.endedSince} AND ${end} <= ${which.now})`;
  const endedIsDue = and(hasEnded, lte(checkedAt, which.endedAskedBy));
  const rows = await read(
    db
      .select({
        userId,
        hasCustomer: hasCustomer.mapWith(Boolean),
        hasPurchases: hasPurchases.mapWith(Boolean),
      })
      .from(userSettings)
      .where(
        and(
          isNotNull(checkedAt),
          or(hasCustomer, hasPurchases),
          which.askedBy === null ? endedIsDue : or(endedIsDue, lte(checkedAt, which.askedBy)),
        ),
      )
      .orderBy(desc(hasEnded), checkedAt)
      .limit(which.limit),
  );
  return rows as ToCheck[];
}
