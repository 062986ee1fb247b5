import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { planNames } from '#app/domain/billing/plans.ts';
import { subscriptionSources } from '#app/domain/billing/subscription.ts';
import { flag, owner } from './account-schema.ts';

/** Every renewing subscription of a user, from any store: more than one means that they pay twice. Instants in ms. */
export const renewingPlans = sqliteTable(
  'renewing_plans',
  {
    userId: owner(),
    source: text('source', { enum: subscriptionSources }).notNull(),
    /** Stripe's subscription id, or Apple's original transaction id. */
    reference: text('reference').notNull(),
    planName: text('plan_name', { enum: planNames }).notNull(),
    /** When the user was emailed that it runs in parallel to another one; null until then. */
    toldAt: integer('told_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.source, t.reference] })],
);

/**
 * Every App Store purchase of a user by its original transaction, which belongs to that user permanently. Instants in
 * ms.
 */
export const appStorePurchases = sqliteTable(
  'app_store_purchases',
  {
    reference: text('reference').primaryKey(),
    userId: owner(),
    /** When Apple signed the newest received data about it. */
    signedAt: integer('signed_at').notNull(),
    /** Bought in Apple's Sandbox, where nothing is charged. */
    isSandbox: flag('is_sandbox'),
  },
  (t) => [index('app_store_purchases_of_user').on(t.userId, t.isSandbox, sql`signed_at DESC`)],
);

/** Processed provider events, each in one write with its effect; deleted after 60 days. Instants in ms. */
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
 * All that outlives a deleted account: references to find its payments in the provider's books, as tax law requires,
 * and nothing that identifies the person. Instants in ms.
 */
export const retainedBilling = sqliteTable(
  'kept_billing',
  {
    source: text('source', { enum: subscriptionSources }).notNull(),
    /** Stripe's customer id, or Apple's original transaction id. */
    reference: text('reference').notNull(),
    closedAt: integer('closed_at').notNull(),
    keptUntil: integer('kept_until').notNull(),
    /** When the customer was deleted at Stripe; null until then. */
    forgottenAt: integer('forgotten_at'),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.reference] }),
    index('kept_billing_until').on(t.keptUntil),
    index('kept_billing_to_forget').on(t.source, t.closedAt).where(sql`forgotten_at IS NULL`),
  ],
);
