import { eq } from 'drizzle-orm';
import type { SubscriptionSnapshot } from '#app/domain/billing/subscription.ts';
import type { UserSettings } from '#app/features/settings/queries/settings-row.server.ts';
import type { Database } from '#db/client.server.ts';
import { userSettings } from '#db/schema.ts';
import { createSampleUser } from './sample-user.ts';

export const dayMs = 86_400_000;

/** The time of the billing tests. */
export const billingNow = Date.UTC(2026, 2, 15, 12);

/** A monthly Basic plan bought with Stripe five days ago. */
export function webSnapshot(changes: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot {
  return {
    source: 'stripe',
    status: 'active',
    productId: 'prod_us_basic',
    plan: 'Basic',
    interval: 'monthly',
    startDay: '2026-03-10',
    endMs: billingNow + 26 * dayMs,
    reference: 'sub_1',
    ...changes,
  };
}

/** A monthly Basic plan bought in the App Store five days ago; each call is another purchase by default. */
export function storeSnapshot(changes: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot {
  return webSnapshot({
    source: 'app_store',
    productId: 'billwren.basic.monthly',
    reference: `2000${Math.floor(Math.random() * 1e12)}`,
    ...changes,
  });
}

/** Creates a user with a Stripe customer. */
export async function createCustomer(
  db: Database,
  settings: Partial<typeof userSettings.$inferInsert> = {},
): Promise<UserSettings & { stripeCustomerId: string }> {
  const stripeCustomerId = `cus_${crypto.randomUUID()}`;
  const user = await createSampleUser(db, { stripeCustomerId, billingCheckedAt: 0, ...settings });
  return { ...user, stripeCustomerId };
}

/** Returns everything stored about a user's plan. */
export async function planOf(db: Database, userId: string) {
  const row = await db.select().from(userSettings).where(eq(userSettings.userId, userId)).get();
  if (!row) throw new Error(`No settings of user ${userId}`);
  return row;
}

/** Returns the columns of a row after a snapshot was applied. */
export function columnsOf(snapshot: SubscriptionSnapshot | null) {
  const limits = { Basic: 50, Standard: 300, Pro: -1 };
  const held = snapshot === null || snapshot.status === 'free' ? null : snapshot;
  return {
    invoiceLimit: held ? limits[held.plan] : 3,
    subscriptionStatus: held?.status ?? 'free',
    subscriptionPlan: held?.productId ?? null,
    planName: held?.plan ?? null,
    subscriptionInterval: held?.interval ?? null,
    subscriptionSource: held?.source ?? null,
    subscriptionStart: held?.startDay ?? null,
    subscriptionEndMs: held?.endMs ?? null,
    subscriptionReference: held?.reference ?? null,
  };
}
