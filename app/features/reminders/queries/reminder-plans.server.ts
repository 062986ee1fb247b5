import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type PlanChoice,
  presetDays,
  type ReminderPlan,
  type StepCopy,
} from '#app/domain/reminders/reminder-plan.ts';
import { recordHistory } from '#app/features/history/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { invoiceReminders, reminderSettings, reminderSteps } from '#db/reminder-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** Returns a user's plan and the steps that they changed, with their texts. One round trip. */
export async function listReminderPlans(db: Database, userId: string) {
  const [[settings], steps] = await queryBatch(db, [
    db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId)),
    db.select().from(reminderSteps).where(eq(reminderSteps.userId, userId)),
  ]);
  const plan: PlanChoice = settings?.plan ?? 'none';
  return { plan, steps };
}

/** A plan's own steps; without any, the plan has the default steps. */
export type ChangedPlan = {
  plan: ReminderPlan;
  steps: readonly { days: number; words: StepCopy }[];
};

/**
 * Saves a user's plan and the changed plans' steps, all or nothing; idempotent. Existing steps keep their start: only
 * new ones count from now on. One round trip.
 * @param change.nextRunAt when the job next looks for due reminders, ms
 */
export async function saveReminderPlans(
  db: Database,
  change: {
    userId: string;
    plan: PlanChoice;
    changed: readonly ChangedPlan[];
    nextRunAt: number;
    /** ms */
    now: number;
  },
): Promise<void> {
  const { userId, plan, changed, nextRunAt, now } = change;
  await writeBatch(db, [
    insertSelect(
      reminderSettings,
      { userId, plan, since: now, nextRunAt },
      sql`FROM ${users} WHERE ${isOpen(userId)} ON CONFLICT (user_id) DO UPDATE SET plan = excluded.plan,
        since = CASE WHEN reminder_settings.plan = excluded.plan THEN reminder_settings.since ELSE excluded.since END,
        next_run_at = coalesce(reminder_settings.next_run_at, excluded.next_run_at)`,
    ),
    ...changed.flatMap((each) => changeStatements(userId, each, now)),
  ]);
}

function changeStatements(userId: string, { plan, steps }: ChangedPlan, now: number): SQL[] {
  const ofPlan = sql`user_id = ${userId} AND plan = ${plan}`;
  const days = JSON.stringify(steps.map((step) => step.days));
  // A default step counts from the start, unless the seller had removed it.
  const preset = JSON.stringify(presetDays[plan]);
  const since = sql`CASE WHEN step.value ->> 'days' IN (SELECT value FROM json_each(${preset}))
    AND NOT EXISTS (SELECT 1 FROM ${reminderSteps} WHERE ${ofPlan}) THEN 0 ELSE ${now} END`;
  const rows = JSON.stringify(
    steps.map((step) => ({ ...step, words: JSON.stringify(step.words) })),
  );
  return [
    insertSelect(
      reminderSteps,
      {
        userId,
        plan,
        since,
        days: sql`step.value ->> 'days'`,
        words: sql`step.value ->> 'words'`,
      },
      sql`FROM ${users} CROSS JOIN json_each(${rows}) AS step WHERE ${isOpen(userId)}
        ON CONFLICT (user_id, plan, days) DO UPDATE SET words = excluded.words`,
    ),
    sql`DELETE FROM ${reminderSteps} WHERE ${ofPlan} AND days NOT IN (SELECT value FROM json_each(${days}))`,
  ];
}

function isOpen(userId: string): SQL | undefined {
  return and(eq(users.id, userId), isNull(users.deletedAt));
}

/** Returns an owner's invoice with its own plan, null if it has none. One round trip. */
export async function getInvoicePlan(db: Database, userId: string, invoiceId: string) {
  const found = await read(
    db
      .select({ invoiceNumber: invoices.invoiceNumber, plan: invoiceReminders.plan })
      .from(invoices)
      .leftJoin(invoiceReminders, eq(invoiceReminders.invoiceId, invoices.id))
      .where(and(eq(invoices.id, invoiceId), eq(invoices.userId, userId)))
      .get(),
  );
  return found ?? null;
}

type OwnersInvoice = { userId: string; invoiceId: string; now: number };

/**
 * Sets an owner's invoice's own plan, or removes it (null); idempotent. One round trip.
 * @param change.nextRunAt see `saveReminderPlans`
 * @returns false if it is unknown or another user's
 */
export function setInvoicePlan(
  db: Database,
  change: OwnersInvoice & { plan: PlanChoice | null; nextRunAt: number },
): Promise<boolean> {
  const { invoiceId, plan, now } = change;
  return changeInvoice(
    db,
    change,
    insertSelect(
      invoiceReminders,
      { invoiceId, plan, since: now },
      sql`FROM ${invoices} WHERE ${isOwners(change)} AND (${plan} IS NOT NULL OR EXISTS (
          SELECT 1 FROM ${invoiceReminders} WHERE ${eq(invoiceReminders.invoiceId, invoiceId)}))
        ON CONFLICT (invoice_id) DO UPDATE SET plan = excluded.plan, since = excluded.since
        WHERE invoice_reminders.plan IS NOT excluded.plan`,
    ),
    recordHistory({
      invoiceId,
      userId: change.userId,
      at: now,
      actor: 'owner',
      code: 'remindersSet',
    }),
  );
}

/** Turns an owner's invoice's reminders on again after a card refund; otherwise like `setInvoicePlan`. */
export function resumeReminders(
  db: Database,
  change: OwnersInvoice & { nextRunAt: number },
): Promise<boolean> {
  const { invoiceId, now } = change;
  const refunded = sql`(SELECT max(at) FROM payments WHERE invoice_id = ${invoiceId} AND kind = 'refund' AND origin = 'card')`;
  return changeInvoice(
    db,
    change,
    insertSelect(
      invoiceReminders,
      { invoiceId, plan: null, since: now, onAt: sql`max(${now}, ${refunded})` },
      sql`FROM ${invoices} WHERE ${isOwners(change)} AND ${refunded} IS NOT NULL
        ON CONFLICT (invoice_id) DO UPDATE SET on_at = excluded.on_at
        WHERE coalesce(invoice_reminders.on_at, 0) < ${refunded}`,
    ),
    recordHistory(
      {
        invoiceId,
        userId: change.userId,
        at: sql`${invoiceReminders.onAt}`,
        actor: 'owner',
        code: 'remindersOn',
      },
      sql`FROM ${invoiceReminders} WHERE ${eq(invoiceReminders.invoiceId, invoiceId)} AND changes() = 1`,
    ),
  );
}

async function changeInvoice(
  db: Database,
  change: OwnersInvoice & { nextRunAt: number },
  ...statements: SQL[]
): Promise<boolean> {
  const { userId, now, nextRunAt } = change;
  const results = await writeBatch(db, [
    ...statements,
    insertSelect(
      reminderSettings,
      { userId, plan: 'none', since: now, nextRunAt },
      sql`FROM ${invoices} WHERE ${isOwners(change)} ON CONFLICT (user_id) DO UPDATE
        SET next_run_at = coalesce(reminder_settings.next_run_at, excluded.next_run_at)`,
    ),
    db.select({ id: invoices.id }).from(invoices).where(isOwners(change)),
  ]);
  return results.at(-1)?.rows.length === 1;
}

function isOwners({ userId, invoiceId }: OwnersInvoice): SQL | undefined {
  return and(eq(invoices.id, invoiceId), eq(invoices.userId, userId));
}
