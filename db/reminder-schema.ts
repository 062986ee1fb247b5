import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { reminderWaits } from '#app/domain/reminders/next-reminder.ts';
import { planChoices, reminderPlans } from '#app/domain/reminders/reminder-plan.ts';
import { owner } from './account-schema.ts';
import { invoices } from './schema.ts';

// Reminders. One that is sent is a row of `emails`; the writes of these tables record in the document's history what is
// not sent.

/** A seller's plan for all invoices. */
export const reminderSettings = sqliteTable(
  'reminder_settings',
  {
    userId: owner().primaryKey(),
    plan: text('plan', { enum: planChoices }).notNull(),
    /** Since when; ms, as all instants here. Steps from before are none. */
    since: integer('since').notNull(),
    /** When the schedule looks for reminders that are due; null where there can be none. */
    nextRunAt: integer('next_run_at'),
  },
  (t) => [index('reminder_settings_next_run').on(t.nextRunAt).where(sql`next_run_at IS NOT NULL`)],
);

/** The steps of a plan that its seller changed; a plan without rows has the product's. */
export const reminderSteps = sqliteTable(
  'reminder_steps',
  {
    userId: owner(),
    plan: text('plan', { enum: reminderPlans }).notNull(),
    /** From the due date; before it negative. */
    days: integer('days').notNull(),
    /** Since when it is part of the plan; 0 from the plan's beginning. */
    since: integer('since').notNull(),
    /** JSON text: subject and message by the language of the document. */
    words: text('words').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.plan, t.days] })],
);

/** What holds for the reminders of one invoice. */
export const invoiceReminders = sqliteTable('invoice_reminders', {
  invoiceId: text('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  /** Null: as in Settings. */
  plan: text('plan', { enum: planChoices }),
  /** Since when it has that plan. */
  since: integer('since').notNull(),
  /** When they were turned on again after a refund by card. */
  onAt: integer('on_at'),
});

export const unsentStates = ['skipped', 'late', 'waiting'] as const;

/** Steps of which no mail was written: skipped by the owner, too late, or due and waiting. */
export const unsentReminders = sqliteTable(
  'unsent_reminders',
  {
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The due day (`YYYY-MM-DD`) that it was about, and how many days from it. */
    due: text('due').notNull(),
    days: integer('days').notNull(),
    state: text('state', { enum: unsentStates }).notNull(),
    /** Of `waiting`. */
    why: text('why', { enum: reminderWaits }),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.due, t.days] })],
);
