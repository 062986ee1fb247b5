import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { planNames } from '#app/domain/billing/plans.ts';
import { subscriptionSources } from '#app/domain/billing/subscription.ts';
import { flag, owner } from './account-schema.ts';

/**
 * Every subscription of a user that renews, wherever it was bought: more than one means that they pay twice. Instants in
 * ms.
 */
export const renewingPlans = sqliteTable(
  'renewing_plans',
  {
    userId: owner(),
    source: text('source', { enum: subscriptionSources }).notNull(),
    /** Stripe's subscription id, or Apple's original transaction id. */
    reference: text('reference').notNull(),
    planName: text('plan_name', { enum: planNames }).notNull(),
    /** When its user was mailed that it runs beside another one; null while they were not. */
    toldAt: integer('told_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.source, t.reference] })],
);

/**
 * Every purchase in the App Store that a user brought, by its original transaction: it is theirs for good, and no user
 * else's. Instants in ms.
 */
export const appStorePurchases = sqliteTable(
  'app_store_purchases',
  {
    reference: text('reference').primaryKey(),
    userId: owner(),
    /** When Apple signed the newest word about it that came. */
    signedAt: integer('signed_at').notNull(),
    /** Bought in Apple's Sandbox, where nothing is charged. */
    isSandbox: flag('is_sandbox'),
  },
  (t) => [index('app_store_purchases_of_user').on(t.userId, t.isSandbox, sql`signed_at DESC`)],
);

/** The providers' events that were worked on, each in one write with its effect; wiped after 60 days. Instants in ms. */
export const providerEvents = sqliteTable(
  'provider_events',
  {
    source: text('source', { enum: subscriptionSources }).notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: integer('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.eventId] }),
    index('provider_events_received').on(t.receivedAt),
  ],
);

/**
 * All that outlives a deleted account: what finds its payments in the provider's books, as tax law asks, and nothing that
 * says who it was. Instants in ms.
 */
export const keptBilling = sqliteTable(
  'kept_billing',
  {
    source: text('source', { enum: subscriptionSources }).notNull(),
    /** Stripe's customer id, or Apple's original transaction id. */
    reference: text('reference').notNull(),
    closedAt: integer('closed_at').notNull(),
    keptUntil: integer('kept_until').notNull(),
    /** When Stripe was made to forget the customer; null while that is to be done. */
    forgottenAt: integer('forgotten_at'),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.reference] }),
    index('kept_billing_until').on(t.keptUntil),
    index('kept_billing_to_forget').on(t.source, t.closedAt).where(sql`forgotten_at IS NULL`),
  ],
);
