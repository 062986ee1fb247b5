import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { planNames } from '#app/domain/billing/plans.ts';
import { subscriptionSources } from '#app/domain/billing/subscription.ts';
import { owner } from './account-schema.ts';

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
