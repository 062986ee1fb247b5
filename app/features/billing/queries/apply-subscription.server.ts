import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import {
  freeInvoiceLimit,
  isEntitled,
  pastDueGraceMs,
  planState,
} from '#app/domain/billing/allowance.ts';
import { planLimit } from '#app/domain/billing/plans.ts';
import type { SubscriptionSnapshot, SubscriptionSource } from '#app/domain/billing/subscription.ts';
import { appStorePurchases, providerEvents } from '#db/billing-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { userSettings } from '#db/schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import { writeRenewing } from './renewing-plans.server.ts';

/** An event of a provider. */
export type ProviderEvent = { source: SubscriptionSource; id: string };

/** What a provider reported about a user, and its order among all reports. */
export type SubscriptionChange = {
  userId: string;
  /** The event that caused it, which is handled once. Null if we asked the provider ourselves. */
  event: ProviderEvent | null;
  /** Milliseconds since the epoch. */
  now: number;
} & (
  | {
      source: 'stripe';
      /** Null and `free` mean that the user has bought nothing there. */
      snapshot: SubscriptionSnapshot | null;
      /** Taken before Stripe was asked. */
      order: { sequence: number };
    }
  | {
      source: 'app_store';
      snapshot: SubscriptionSnapshot;
      /** When Apple signed it, ms. */
      order: { signedMs: number };
    }
);

/** The result of a change. */
export type AppliedFacts = {
  /** The event had already been handled. */
  isDuplicate: boolean;
  /** It is the newest change of its series: that of the Stripe customer, or of the original transaction. */
  isNewest: boolean;
  /** It changed the row. */
  isApplied: boolean;
  /** The row matches the change. */
  isSaid: boolean;
  /** The row's plan was bought elsewhere and is in force. */
  isElsewhere: boolean;
  /** The original transaction belongs to another user. */
  isOthers: boolean;
};

/**
 * Writes what a provider reported into the settings row, or nothing, together with the event's id: one transaction, one
 * round trip.
 *
 * The first statement makes the change the newest of its series, unless the event was already handled. The second
 * writes the plan if the first one did, no better plan is in force and the row differs. The third records the event,
 * further ones save what renews, and the last reads the result.
 */
export async function writeSubscription(
  db: Database,
  change: SubscriptionChange,
): Promise<AppliedFacts> {
  const { event, source, userId, now } = change;
  const results = await writeBatch(db, [
    markNewestSubscription(db, change),
    updatePlan(db, change),
    ...(event === null ? [] : [recordEvent(db, event, now)]),
    ...writeRenewing(db, change),
    selectFacts(change),
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

/** Whether a row's plan is in force at a given time: `planState` in SQL. */
export function isInForce(now: number): SQL {
  const { subscriptionStatus: status, subscriptionEndMs: end } = userSettings;
  return sql`(CASE WHEN ${status} = 'free' THEN 0
    WHEN ${end} IS NULL THEN ${status} IN ('active', 'trialing')
    ELSE ${now} < ${end} + CASE ${status} WHEN 'past_due' THEN ${pastDueGraceMs} ELSE 0 END END)`;
}

/** Whether an event was already handled. */
export function isKnownEvent(event: ProviderEvent | null): SQL {
  if (event === null) return sql`0`;
  return sql`EXISTS (SELECT 1 FROM ${providerEvents} WHERE ${and(
    eq(providerEvents.source, event.source),
    eq(providerEvents.eventId, event.id),
  )})`;
}

function markNewestSubscription(db: Database, change: SubscriptionChange): Statement {
  const { userId } = change;
  const isNew = sql`NOT ${isKnownEvent(change.event)}`;
  if (change.source === 'stripe') {
    const { sequence } = change.order;
    const isNewer = lt(userSettings.billingApplied, sequence);
    return db
      .update(userSettings)
      .set({ billingApplied: sequence })
      .where(and(eq(userSettings.userId, userId), isNewer, isNew));
  }
  const { snapshot, order } = change;
  return insertSelect(
    appStorePurchases,
    {
      reference: snapshot.reference,
      userId,
      signedAt: order.signedMs,
      isSandbox: snapshot.isSandbox === true,
    },
    sql`FROM ${userSettings} WHERE ${eq(userSettings.userId, userId)} AND ${isNew}
      ON CONFLICT (reference) DO UPDATE SET signed_at = excluded.signed_at
      WHERE signed_at <= excluded.signed_at AND user_id = excluded.user_id AND is_sandbox = excluded.is_sandbox`,
  );
}

function updatePlan(db: Database, change: SubscriptionChange): Statement {
  const { userId, now } = change;
  return db
    .update(userSettings)
    .set({
      ...planColumns(change.snapshot),
      billingCheckedAt: sql`coalesce(${userSettings.billingCheckedAt}, 0)`,
      updatedAt: nextVersion(userSettings.updatedAt, now),
    })
    .where(
      and(
        sql`changes() = 1`,
        eq(userSettings.userId, userId),
        canReplace(change),
        or(sql`NOT ${isSaid(change.snapshot)}`, isNull(userSettings.billingCheckedAt)),
      ),
    );
}

/** Whether the row's plan matches the provider's report. */
function isSaid(snapshot: SubscriptionSnapshot | null): SQL {
  const plan = planColumns(snapshot);
  const names = Object.keys(plan) as (keyof typeof plan)[];
  const same = names.map((name) => sql`${userSettings[name]} IS ${plan[name]}`);
  return sql`(${sql.join(same, sql` AND `)})`;
}

function planColumns(snapshot: SubscriptionSnapshot | null) {
  if (snapshot === null || snapshot.status === 'free') {
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
    invoiceLimit: planLimit(snapshot.plan) ?? -1,
    subscriptionStatus: snapshot.status,
    subscriptionPlan: snapshot.productId,
    planName: snapshot.plan,
    subscriptionInterval: snapshot.interval,
    subscriptionSource: snapshot.source,
    subscriptionStart: snapshot.startDay,
    subscriptionEndMs: snapshot.endMs,
    subscriptionReference: snapshot.reference,
  };
}

/**
 * Whether the change may replace the row's plan. Within a series it always may. Between different series, a plan in
 * force beats one that isn't, a paid plan beats one from the Sandbox, the later of two App Store purchases in force
 * wins, and among ended plans the last to end wins.
 */
function canReplace(change: SubscriptionChange): SQL | undefined {
  const { snapshot, source, now } = change;
  const { subscriptionSource, subscriptionReference, subscriptionStart } = userSettings;
  const isOfSource = eq(subscriptionSource, source);
  const isOwnSeries = or(
    isNull(subscriptionSource),
    source === 'stripe'
      ? isOfSource
      : and(isOfSource, eq(subscriptionReference, change.snapshot.reference)),
  );
  if (snapshot === null || snapshot.status === 'free') return isOwnSeries;
  const { startDay, endMs, reference } = snapshot;
  const holds = isEntitled(
    planState({ subscriptionStatus: snapshot.status, subscriptionEndMs: endMs }, now),
  );
  const isSandbox = snapshot.isSandbox === true;
  if (!holds) {
    if (isSandbox) return isOwnSeries;
    const endsLater = lt(sql`coalesce(${userSettings.subscriptionEndMs}, 0)`, endMs ?? 0);
    return or(isOwnSeries, and(sql`NOT ${isInForce(now)}`, or(endsLater, isOfSandbox)));
  }
  const isLaterPurchase = and(
    isOfSource,
    sql`(${subscriptionStart}, ${subscriptionReference}) < (${startDay}, ${reference})`,
    isSandbox ? isOfSandbox : undefined,
  );
  return or(
    isOwnSeries,
    sql`NOT ${isInForce(now)}`,
    isSandbox ? undefined : isOfSandbox,
    source === 'app_store' ? isLaterPurchase : undefined,
  );
}

/** Whether the row's plan was bought in the Sandbox. */
const isOfSandbox = sql`EXISTS (SELECT 1 FROM ${appStorePurchases} WHERE ${and(
  eq(appStorePurchases.reference, userSettings.subscriptionReference),
  eq(appStorePurchases.isSandbox, true),
)})`;

function recordEvent(db: Database, { source, id }: ProviderEvent, now: number): Statement {
  return db
    .insert(providerEvents)
    .values({ source, eventId: id, receivedAt: now })
    .onConflictDoNothing();
}

function selectFacts({ userId, snapshot, now }: SubscriptionChange): SQL {
  const owner = sql`(SELECT ${appStorePurchases.userId} FROM ${appStorePurchases} WHERE ${eq(
    appStorePurchases.reference,
    snapshot?.source === 'app_store' ? snapshot.reference : '',
  )})`;
  return sql`SELECT ${userSettings.subscriptionSource} AS source, ${isInForce(now)} AS isInForce, ${owner} AS owner,
      ${isSaid(snapshot)} AS isSaid
    FROM ${userSettings} WHERE ${eq(userSettings.userId, userId)}`;
}
