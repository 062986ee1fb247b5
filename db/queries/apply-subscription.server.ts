import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import {
  freeInvoiceLimit,
  isEntitled,
  pastDueGraceMs,
  planState,
} from '#app/domain/billing/allowance.ts';
import { planLimit } from '#app/domain/billing/plans.ts';
import type { SubscriptionSource, SubscriptionTruth } from '#app/domain/billing/subscription.ts';
import type { Database } from '../client.server.ts';
import { insertSelect } from '../insert-select.ts';
import { appStorePurchases, providerEvents, userSettings } from '../schema.ts';
import { type Statement, writeBatch } from '../write.server.ts';

/** One event of a provider. */
export type ProviderEvent = { source: SubscriptionSource; id: string };

/** What a provider said of a user, and where it stands among all that it said. */
export type SubscriptionNews = {
  userId: string;
  /** The event that brought it: each is worked on once. Null when we asked by ourselves. */
  event: ProviderEvent | null;
  /** Milliseconds since the epoch. */
  now: number;
} & (
  | {
      source: 'stripe';
      /** Null and `free`: nothing is bought there. */
      truth: SubscriptionTruth | null;
      /** Taken before Stripe was asked. */
      order: { ticket: number };
    }
  | {
      source: 'app_store';
      truth: SubscriptionTruth;
      /** When Apple signed it, ms. */
      order: { signedMs: number };
    }
);

/** How a word ended. */
export type AppliedFacts = {
  /** The event had been worked on before. */
  isDuplicate: boolean;
  /** It is the newest word of its series: of the Stripe customer, or of the original transaction. */
  isNewest: boolean;
  /** The row was changed by it. */
  isApplied: boolean;
  /** The row says what the word says. */
  isSaid: boolean;
  /** The row's plan was bought elsewhere and holds. */
  isElsewhere: boolean;
  /** The original transaction belongs to another user. */
  isOthers: boolean;
};

/**
 * Writes what a provider said into the settings row, or nothing, with the event's id: one transaction, one round trip
 * (`decisions.md`, Plans and limits; the order of words: `docs/decisions.md`, Plans and their order).
 *
 * The first statement makes the word the newest of its series, unless the event is known; the second writes the plan if
 * the first did, no better plan stands and the row says otherwise; the third records the event; the fourth tells how
 * things stand.
 */
export async function writeSubscription(
  db: Database,
  word: SubscriptionNews,
): Promise<AppliedFacts> {
  const { event, source, userId, now } = word;
  const results = await writeBatch(db, [
    makeNewest(db, word),
    updatePlan(db, word),
    ...(event === null ? [] : [recordEvent(db, event, now)]),
    selectFacts(word),
  ]);
  const facts = results.at(-1)?.rows[0];
  return {
    isDuplicate: event !== null && results[2]?.rowsAffected === 0,
    isNewest: results[0]?.rowsAffected === 1,
    isApplied: results[1]?.rowsAffected === 1,
    isSaid: facts?.isSaid === 1,
    isElsewhere: facts?.isInForce === 1 && facts.source !== source,
    isOthers: typeof facts?.owner === 'string' && facts.owner !== userId,
  };
}

/** Whether a row's plan holds at the instant: `planState` in SQL. */
export function isInForce(now: number): SQL {
  const { subscriptionStatus: status, subscriptionEndMs: end } = userSettings;
  return sql`(CASE WHEN ${status} = 'free' THEN 0
    WHEN ${end} IS NULL THEN ${status} IN ('active', 'trialing')
    ELSE ${now} < ${end} + CASE ${status} WHEN 'past_due' THEN ${pastDueGraceMs} ELSE 0 END END)`;
}

/** Whether an event was worked on. */
export function isKnownEvent(event: ProviderEvent | null): SQL {
  if (event === null) return sql`0`;
  return sql`EXISTS (SELECT 1 FROM ${providerEvents} WHERE ${and(
    eq(providerEvents.source, event.source),
    eq(providerEvents.eventId, event.id),
  )})`;
}

function makeNewest(db: Database, word: SubscriptionNews): Statement {
  const { userId } = word;
  const isNew = sql`NOT ${isKnownEvent(word.event)}`;
  if (word.source === 'stripe') {
    const { ticket } = word.order;
    const isNewer = lt(userSettings.billingApplied, ticket);
    return db
      .update(userSettings)
      .set({ billingApplied: ticket })
      .where(and(eq(userSettings.userId, userId), isNewer, isNew));
  }
  const { truth, order } = word;
  return insertSelect(
    appStorePurchases,
    { reference: truth.reference, userId, signedAt: order.signedMs },
    sql`FROM ${userSettings} WHERE ${eq(userSettings.userId, userId)} AND ${isNew}
      ON CONFLICT (reference) DO UPDATE SET signed_at = excluded.signed_at
      WHERE signed_at <= excluded.signed_at AND user_id = excluded.user_id`,
  );
}

function updatePlan(db: Database, word: SubscriptionNews): Statement {
  const { userId, now } = word;
  return db
    .update(userSettings)
    .set({
      ...planColumns(word.truth),
      billingCheckedAt: sql`coalesce(${userSettings.billingCheckedAt}, 0)`,
      updatedAt: now,
    })
    .where(
      and(
        sql`changes() = 1`,
        eq(userSettings.userId, userId),
        mayReplace(word),
        or(sql`NOT ${isSaid(word.truth)}`, isNull(userSettings.billingCheckedAt)),
      ),
    );
}

/** Whether the row says of the plan what the provider says. */
function isSaid(truth: SubscriptionTruth | null): SQL {
  const plan = planColumns(truth);
  const names = Object.keys(plan) as (keyof typeof plan)[];
  const same = names.map((name) => sql`${userSettings[name]} IS ${plan[name]}`);
  return sql`(${sql.join(same, sql` AND `)})`;
}

function planColumns(truth: SubscriptionTruth | null) {
  if (truth === null || truth.status === 'free') {
    return {
      invoiceLimit: freeInvoiceLimit,
      subscriptionStatus: 'free' as const,
      subscriptionPlan: null,
      planName: null,
      subscriptionInterval: null,
      subscriptionSource: null,
      subscriptionStart: null,
      subscriptionEndMs: null,
      subscriptionReference: null,
    };
  }
  return {
    invoiceLimit: planLimit(truth.plan) ?? -1,
    subscriptionStatus: truth.status,
    subscriptionPlan: truth.productId,
    planName: truth.plan,
    subscriptionInterval: truth.interval,
    subscriptionSource: truth.source,
    subscriptionStart: truth.startDay,
    subscriptionEndMs: truth.endMs,
    subscriptionReference: truth.reference,
  };
}

/**
 * Whether the word may take the place of what the row says. Its own series' may always; of different ones a plan that
 * holds beats one that does not, of two purchases in the App Store that hold the one begun later stays, and among ended
 * ones the last to end.
 */
function mayReplace(word: SubscriptionNews): SQL | undefined {
  const { truth, source, now } = word;
  const { subscriptionSource, subscriptionReference, subscriptionStart } = userSettings;
  const isOfSource = eq(subscriptionSource, source);
  const isOwnSeries = or(
    isNull(subscriptionSource),
    source === 'stripe'
      ? isOfSource
      : and(isOfSource, eq(subscriptionReference, word.truth.reference)),
  );
  if (truth === null || truth.status === 'free') return isOwnSeries;
  const { startDay, endMs, reference } = truth;
  const holds = isEntitled(
    planState({ subscriptionStatus: truth.status, subscriptionEndMs: endMs }, now),
  );
  if (!holds) {
    const endsLater = lt(sql`coalesce(${userSettings.subscriptionEndMs}, 0)`, endMs ?? 0);
    return or(isOwnSeries, and(sql`NOT ${isInForce(now)}`, endsLater));
  }
  const isLaterPurchase = and(
    isOfSource,
    sql`(${subscriptionStart}, ${subscriptionReference}) < (${startDay}, ${reference})`,
  );
  return or(
    isOwnSeries,
    sql`NOT ${isInForce(now)}`,
    source === 'app_store' ? isLaterPurchase : undefined,
  );
}

function recordEvent(db: Database, { source, id }: ProviderEvent, now: number): Statement {
  return db
    .insert(providerEvents)
    .values({ source, eventId: id, receivedAt: now })
    .onConflictDoNothing();
}

function selectFacts({ userId, truth, now }: SubscriptionNews): SQL {
  const owner = sql`(SELECT ${appStorePurchases.userId} FROM ${appStorePurchases} WHERE ${eq(
    appStorePurchases.reference,
    truth?.source === 'app_store' ? truth.reference : '',
  )})`;
  return sql`SELECT ${userSettings.subscriptionSource} AS source, ${isInForce(now)} AS isInForce, ${owner} AS owner,
      ${isSaid(truth)} AS isSaid
    FROM ${userSettings} WHERE ${eq(userSettings.userId, userId)}`;
}
