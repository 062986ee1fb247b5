import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { reminderWaits } from '#app/domain/reminders/next-reminder.ts';
import { planChoices, reminderPlans } from '#app/domain/reminders/reminder-plan.ts';
import { owner } from './account-schema.ts';
import { invoices } from './schema.ts';

// Reminders. A sent one is a row of `emails`; writes to these tables record in the document's history what wasn't sent.

/** A seller's reminder schedule for all invoices. */
export const reminderSettings = sqliteTable(
  'reminder_settings',
  {
    userId: owner().primaryKey(),
    plan: text('plan', { enum: planChoices }).notNull(),
    /** Since when; ms, like all instants here. Earlier steps don't count. */
    since: integer('since').notNull(),
    /** When the job checks for due reminders; null when there can be none. */
    nextRunAt: integer('next_run_at'),
  },
  (t) => [index('reminder_settings_next_run').on(t.nextRunAt).where(sql`next_run_at IS NOT NULL`)],
);

/** The steps of customized schedules; a schedule without rows has the default steps. */
export const reminderSteps = sqliteTable(
  'reminder_steps',
  {
    userId: owner(),
    plan: text('plan', { enum: reminderPlans }).notNull(),
    /** Relative to the due date; negative before it. */
    days: integer('days').notNull(),
    /** Since when it is part of the schedule; 0 means from the start. */
    since: integer('since').notNull(),
    /** JSON: subject and message by document language. */
    words: text('words').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.plan, t.days] })],
);

/** Reminder settings of one invoice. */
export const invoiceReminders = sqliteTable('invoice_reminders', {
  invoiceId: text('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  /** Null: as in Settings. */
  plan: text('plan', { enum: planChoices }),
  /** Since when it has that schedule. */
  since: integer('since').notNull(),
  /** When they were turned on again after a card refund. */
  onAt: integer('on_at'),
});

export const unsentStates = ['skipped', 'late', 'waiting'] as const;

/** Steps without an email: skipped by the owner, too late, or due and on hold. */
export const unsentReminders = sqliteTable(
  'unsent_reminders',
  {
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The due date (`YYYY-MM-DD`) it was about, and the days from it. */
    due: text('due').notNull(),
    days: integer('days').notNull(),
    state: text('state', { enum: unsentStates }).notNull(),
    /** Only for `waiting`. */
    why: text('why', { enum: reminderWaits }),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.due, t.days] })],
);
