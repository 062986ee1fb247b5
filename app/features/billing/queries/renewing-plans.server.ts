import type { Row } from '@libsql/client';
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { type RenewingPlan, renewingOf } from '#app/domain/billing/subscription.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { isLanguageCode, type LanguageCode } from '#app/domain/language/languages.ts';
import { isReady, orderByOldestTry } from '#app/features/operations/public.server.ts';
import { users } from '#db/account-schema.ts';
import { appStorePurchases, renewingPlans } from '#db/billing-schema.ts';
import { type Database, isDatabaseUnavailable } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { userSettings } from '#db/schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import type { SubscriptionChange } from './apply-subscription.server.ts';

/**
 * The statements that save what renews according to a provider, for the batch that writes its report; they do nothing
 * unless the report is the newest of its series.
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
  /** When the address was confirmed (ms); null if it wasn't. */
  emailVerifiedAt: number | null;
  country: CountryCode;
  /** The language the user reads; null if unknown. */
  language: LanguageCode | null;
  renewing: RenewingPlan[];
};

const noticeQueue = {
  job: 'notify-second-plans',
  itemId: sql`renewing_plans.user_id`,
  userId: sql`renewing_plans.user_id`,
} as const;

/**
 * Claims the users who pay for more than one plan and haven't been notified of one of them: each is given to one
 * caller.
 * @param claim.userId claims only this user
 * @param claim.now ms; identifies the claim for `releaseClaim`
 */
export async function claimPaysTwice(
  db: Database,
  claim: { userId?: string; now: number; limit: number },
): Promise<PaysTwice[]> {
  const { userId, now, limit } = claim;
  const untold = sql`SELECT ${renewingPlans.userId} FROM ${renewingPlans} JOIN ${users} ON ${users.id} = ${renewingPlans.userId}
    WHERE ${users.deletedAt} IS NULL AND ${users.email} IS NOT NULL
      AND (${userId !== undefined} OR ${isReady(noticeQueue, now)})
      ${userId === undefined ? sql`` : sql`AND ${eq(renewingPlans.userId, userId)}`}
    GROUP BY ${renewingPlans.userId}
    HAVING count(*) > 1 AND count(${renewingPlans.toldAt}) < count(*)
    ORDER BY ${sql.join(orderByOldestTry({ ...noticeQueue, since: sql`0` }), sql`, `)} LIMIT ${limit}`;
  const claimPlans = () =>
    writeBatch(db, [
      sql`UPDATE ${renewingPlans} SET told_at = ${now}
        WHERE told_at IS NULL AND user_id IN (${untold}) RETURNING user_id`,
      sql`SELECT plan.user_id, users.email, users.email_verified_at, users.language, preferred_country, plan.source, plan.plan_name
        FROM ${renewingPlans} AS plan
        JOIN ${users} ON users.id = plan.user_id
        JOIN ${userSettings} ON user_settings.user_id = plan.user_id
        WHERE users.email IS NOT NULL
          AND plan.user_id IN (SELECT user_id FROM ${renewingPlans} WHERE told_at = ${now})`,
    ]);
  const isMine = (claimed: { rows: Row[] } | undefined) => {
    const ids = new Set(claimed?.rows.map((row) => row.user_id));
    return (row: Row) => ids.has(row.user_id);
  };
  const mine = await claimPlans().then(
    ([claimed, plans]) => plans?.rows.filter(isMine(claimed)) ?? [],
    async (error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
      // The response may have been lost, so plans with this call's time belong to it.
      const [, plans] = await claimPlans();
      return plans?.rows ?? [];
    },
  );
  const found = new Map<string, PaysTwice>();
  for (const row of mine) {
    const userId = String(row.user_id);
    const known = found.get(userId) ?? {
      userId,
      email: String(row.email),
      emailVerifiedAt: typeof row.email_verified_at === 'number' ? row.email_verified_at : null,
      country: userSettings.preferredCountry.mapFromDriverValue(
        String(row.preferred_country),
      ) as CountryCode,
      language: isLanguageCode(row.language) ? row.language : null,
      renewing: [],
    };
    known.renewing.push({ source: row.source, plan: row.plan_name } as RenewingPlan);
    found.set(userId, known);
  }
  return [...found.values()];
}

/** Releases a claimed user, so that they are notified later. */
export async function releaseClaim(db: Database, userId: string, claimedAt: number): Promise<void> {
  await writeBatch(db, [
    db
      .update(renewingPlans)
      .set({ toldAt: null })
      .where(and(eq(renewingPlans.userId, userId), eq(renewingPlans.toldAt, claimedAt))),
  ]);
}
