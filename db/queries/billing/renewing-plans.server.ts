import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { type RenewingPlan, renewingOf } from '#app/domain/billing/subscription.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { users } from '#db/account-schema.ts';
import { renewingPlans } from '#db/billing-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { appStorePurchases, userSettings } from '#db/schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import type { SubscriptionChange } from './apply-subscription.server.ts';

/**
 * The statements that keep what a provider says renews, for the batch in which its word is written; they do nothing unless
 * that word is the newest of its series.
 */
export function writeRenewing(db: Database, change: SubscriptionChange): Statement[] {
  const { userId, source, snapshot } = change;
  const renewing = renewingOf(snapshot);
  const isNewest = isNewestWord(change);
  const isOfSeries =
    change.source === 'app_store'
      ? eq(renewingPlans.reference, change.snapshot.reference)
      : undefined;
  const references = renewing.map(({ reference }) => reference);
  return [
    db
      .delete(renewingPlans)
      .where(
        and(
          eq(renewingPlans.userId, userId),
          eq(renewingPlans.source, source),
          isOfSeries,
          references.length > 0 ? notInArray(renewingPlans.reference, references) : undefined,
          isNewest,
        ),
      ),
    ...renewing.map(({ reference, plan }) =>
      insertSelect(
        renewingPlans,
        { userId, source, reference, planName: plan },
        sql`WHERE ${isNewest} ON CONFLICT DO UPDATE SET plan_name = excluded.plan_name`,
      ),
    ),
  ];
}

function isNewestWord(change: SubscriptionChange): SQL {
  const { userId } = change;
  if (change.source === 'stripe') {
    return sql`EXISTS (SELECT 1 FROM ${userSettings} WHERE ${and(
      eq(userSettings.userId, userId),
      eq(userSettings.billingApplied, change.order.sequence),
    )})`;
  }
  return sql`EXISTS (SELECT 1 FROM ${appStorePurchases} WHERE ${and(
    eq(appStorePurchases.reference, change.snapshot.reference),
    eq(appStorePurchases.userId, userId),
    eq(appStorePurchases.signedAt, change.order.signedMs),
  )})`;
}

/** A user who pays for more than one plan. */
export type PaysTwice = {
  userId: string;
  email: string;
  country: CountryCode;
  renewing: RenewingPlan[];
};

/**
 * Takes on the users who pay for more than one plan and were not told of one of them: each is given to one caller.
 * @param claim.userId that user alone
 * @param claim.now ms; names the claim for `releaseClaim`
 */
export async function claimPaysTwice(
  db: Database,
  claim: { userId?: string; now: number; limit: number },
): Promise<PaysTwice[]> {
  const { userId, now, limit } = claim;
  const untold = sql`SELECT ${renewingPlans.userId} FROM ${renewingPlans} JOIN ${users} ON ${users.id} = ${renewingPlans.userId}
    WHERE ${users.deletedAt} IS NULL AND ${users.email} IS NOT NULL
      ${userId === undefined ? sql`` : sql`AND ${eq(renewingPlans.userId, userId)}`}
    GROUP BY ${renewingPlans.userId}
    HAVING count(*) > 1 AND count(${renewingPlans.toldAt}) < count(*) LIMIT ${limit}`;
  const [claimed] = await writeBatch(db, [
    sql`UPDATE ${renewingPlans} SET told_at = ${now}
      WHERE told_at IS NULL AND user_id IN (${untold}) RETURNING user_id`,
  ]);
  const ids = new Set(claimed?.rows.map((row) => String(row.user_id)));
  if (ids.size === 0) return [];
  const rows = await read(
    db
      .select({
        userId: users.id,
        email: users.email,
        country: userSettings.preferredCountry,
        source: renewingPlans.source,
        plan: renewingPlans.planName,
      })
      .from(renewingPlans)
      .innerJoin(users, eq(users.id, renewingPlans.userId))
      .innerJoin(userSettings, eq(userSettings.userId, renewingPlans.userId))
      .where(inArray(renewingPlans.userId, [...ids])),
  );
  const found = new Map<string, PaysTwice>();
  for (const { userId, email, country, source, plan } of rows) {
    if (email === null) continue;
    const known = found.get(userId) ?? { userId, email, country, renewing: [] };
    known.renewing.push({ source, plan });
    found.set(userId, known);
  }
  return [...found.values()];
}

/** Gives a claimed user back, so that they are told later. */
export async function releaseClaim(db: Database, userId: string, claimedAt: number): Promise<void> {
  await writeBatch(db, [
    db
      .update(renewingPlans)
      .set({ toldAt: null })
      .where(and(eq(renewingPlans.userId, userId), eq(renewingPlans.toldAt, claimedAt))),
  ]);
}
