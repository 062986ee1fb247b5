import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { ReminderWait, SellersReminders } from '#app/domain/reminders/next-reminder.ts';
import { recordHistory } from '#app/features/history/public.server.ts';
import { isOwedRow } from '#app/features/invoice-list/public.server.ts';
import { isReady, orderByOldestTry } from '#app/features/operations/public.server.ts';
import { clientAddress, clientCc } from '#app/features/sending/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { reminderSettings, reminderSteps, unsentReminders } from '#db/reminder-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import {
  dueDay,
  lastReaders,
  ownSteps,
  reminderBlock,
  reminderFacts,
} from './reminder-facts.server.ts';

const { subscriptionStatus, planName, invoiceLimit, totalInvoicesCreated } = userSettings;
const { subscriptionStart, subscriptionEndMs, periodStart, periodCount } = userSettings;

/** The columns that a seller's sending limits depend on. */
export const senderColumns = {
  userId: users.id,
  email: users.email,
  accountMadeAt: users.createdAt,
  allowance: {
    subscriptionStatus,
    planName,
    invoiceLimit,
    totalInvoicesCreated,
    subscriptionStart,
    subscriptionEndMs,
    periodStart,
    periodCount,
  },
};

const sellerQueue = {
  job: 'send-reminders',
  itemId: sql`reminder_settings.user_id`,
  userId: sql`reminder_settings.user_id`,
} as const;

/** Selects the sellers whose reminders are due to run (ms), in fair order. One round trip. */
export function listSellersDue(db: Database, { now, limit }: { now: number; limit: number }) {
  return read(
    db
      .select({
        ...senderColumns,
        plan: reminderSettings.plan,
        since: reminderSettings.since,
        timeZone: users.timeZone,
        nextRunAt: sql<number>`${reminderSettings.nextRunAt}`,
        steps: ownSteps,
      })
      .from(reminderSettings)
      .innerJoin(users, eq(users.id, reminderSettings.userId))
      .innerJoin(userSettings, eq(userSettings.userId, reminderSettings.userId))
      .where(
        and(
          lte(reminderSettings.nextRunAt, now),
          isNull(users.deletedAt),
          isReady(sellerQueue, now),
        ),
      )
      .orderBy(...orderByOldestTry({ ...sellerQueue, since: sql`reminder_settings.next_run_at` }))
      .limit(limit),
  );
}

/** What a reminder of the query's invoice needs. */
const remindedColumns = () => ({
  invoiceId: sql<string>`invoices.id`,
  due: dueDay,
  // As expressions: drizzle rejects columns of a table that isn't in a FROM that it built.
  clientEmail: clientAddress,
  clientCc,
  country: sql<CountryCode>`${invoices.country}`.mapWith(invoices.country),
  language: sql<DocumentLanguage>`${invoices.language}`,
  readers: lastReaders(),
  facts: reminderFacts(),
});
export type RemindedInvoice = Awaited<ReturnType<typeof selectCandidates>>[number];

/**
 * Selects a seller's owed invoices with due dates in a range, with their reminder facts, in order. One round trip.
 * @param asked.after the cursor of the previous page
 */
export function selectCandidates(
  db: Database,
  asked: {
    userId: string;
    /** `YYYY-MM-DD` */
    from: string;
    to: string;
    after: { due: string; invoiceId: string } | null;
    limit: number;
  },
) {
  const { userId, from, to, after, limit } = asked;
  return read(
    db
      .select(remindedColumns())
      .from(sql`${invoices} INDEXED BY invoices_by_due`)
      .where(
        and(
          sql`invoices.user_id = ${userId} AND invoices.kind = 'invoice' AND invoices.archived = 0 AND ${isOwedRow}`,
          sql`${dueDay} BETWEEN ${from} AND ${to}`,
          after ? sql`(${dueDay}, invoices.id) > (${after.due}, ${after.invoiceId})` : undefined,
        ),
      )
      .orderBy(sql`${dueDay}, invoices.id`)
      .limit(limit),
  );
}

/** Returns an owner's invoice with its reminder facts, its owner, and their own reminder texts. One round trip. */
export async function getInvoiceToRemind(db: Database, userId: string, invoiceId: string) {
  const isOwners = and(eq(invoices.id, invoiceId), eq(invoices.userId, userId));
  const [[invoice], [seller], words] = await queryBatch(db, [
    db.select(remindedColumns()).from(invoices).where(isOwners),
    db
      .select({
        ...senderColumns,
        plan: sql<SellersReminders['plan']>`coalesce(${reminderSettings.plan}, 'none')`,
        since: sql<number>`coalesce(${reminderSettings.since}, 0)`,
        timeZone: users.timeZone,
        steps: ownSteps,
      })
      .from(users)
      .innerJoin(userSettings, eq(userSettings.userId, users.id))
      .leftJoin(reminderSettings, eq(reminderSettings.userId, users.id))
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
    db.select().from(reminderSteps).where(eq(reminderSteps.userId, userId)),
  ]);
  return invoice && seller ? { invoice, seller, words } : null;
}

/** Returns a seller's own reminder texts, by step. One round trip. */
export function listStepCopy(db: Database, userId: string) {
  return read(db.select().from(reminderSteps).where(eq(reminderSteps.userId, userId)));
}

export type StepOfInvoice = { userId: string; invoiceId: string; due: string; days: number };

/**
 * Condition on the query's invoice: this step may still be sent.
 * @param press the reminder's own key, which doesn't block itself
 * @param noReminderSince no other reminder of the invoice may have been queued since this instant (ms); null for no
 * limit
 */
export function canRemind(
  { due, days }: Pick<StepOfInvoice, 'due' | 'days'>,
  { idempotencyKey, noReminderSince }: { idempotencyKey: string; noReminderSince: number | null },
): SQL {
  const others = sql`SELECT 1 FROM emails AS other WHERE other.invoice_id = invoices.id AND other.idempotency_key <> ${idempotencyKey}`;
  return sql`(${reminderBlock()} IS NULL AND ${dueDay} = ${due}
    AND NOT EXISTS (${others} AND other.due = ${due} AND other.days = ${days})
    AND NOT EXISTS (SELECT 1 FROM unsent_reminders AS unsent WHERE unsent.invoice_id = invoices.id
      AND unsent.due = ${due} AND unsent.days = ${days} AND unsent.state <> 'waiting')
    AND ${noReminderSince === null ? sql`true` : sql`NOT EXISTS (${others} AND other.kind = 'reminder' AND other.made_at >= ${noReminderSince})`})`;
}

const settledCodes = {
  skipped: 'reminderSkipped',
  late: 'reminderLate',
  waiting: 'reminderWaits',
} as const;

/**
 * Returns the statements that record why a due step wasn't sent, including a history line; they do nothing if the step
 * was settled in the meantime.
 */
export function settleStatements(
  { userId, invoiceId, due, days }: StepOfInvoice,
  end: { state: 'skipped' | 'late'; why?: never } | { state: 'waiting'; why: ReminderWait },
  now: number,
): SQL[] {
  const why = end.why ?? null;
  const isOwners = sql`invoices.id = ${invoiceId} AND invoices.user_id = ${userId} AND ${dueDay} = ${due}`;
  // An owner may skip a step that is blocked for now.
  const isOpen = end.state === 'skipped' ? sql`true` : sql`${reminderBlock()} IS NULL`;
  return [
    insertSelect(
      unsentReminders,
      { invoiceId, due, days, state: end.state, why, at: now },
      sql`FROM ${invoices} WHERE ${isOwners} AND ${isOpen}
      AND NOT EXISTS (SELECT 1 FROM emails AS sent WHERE sent.invoice_id = invoices.id AND sent.due = ${due} AND sent.days = ${days})
      ON CONFLICT (invoice_id, due, days) DO UPDATE SET state = excluded.state, why = excluded.why, at = excluded.at
      WHERE unsent_reminders.state = 'waiting' AND (excluded.state <> 'waiting' OR unsent_reminders.why IS NOT excluded.why)`,
    ),
    recordHistory({
      invoiceId,
      userId,
      at: now,
      actor: end.state === 'skipped' ? 'owner' : 'system',
      code: settledCodes[end.state],
      detail: sql`json_object('day', date(${due}, ${days} || ' days'), 'wait', ${why})`,
    }),
  ];
}

/** Returns the statement that sets a seller's next run (ms), unless it was changed in the meantime. */
export function updateNextRunStatement(
  seller: { userId: string; nextRunAt: number },
  nextRunAt: number,
): SQL {
  return sql`UPDATE ${reminderSettings} SET next_run_at = ${nextRunAt}
    WHERE user_id = ${seller.userId} AND next_run_at = ${seller.nextRunAt}`;
}

/**
 * Skips a step of an owner's invoice; idempotent. One round trip.
 * @returns whether it is skipped, false if the step no longer exists; null if the invoice is unknown or another user's
 */
export async function skipReminder(
  db: Database,
  step: StepOfInvoice,
  now: number,
): Promise<boolean | null> {
  const { userId, invoiceId, due, days } = step;
  const results = await writeBatch(db, [
    ...settleStatements(step, { state: 'skipped' }, now),
    sql`SELECT EXISTS (SELECT 1 FROM ${unsentReminders} AS unsent WHERE unsent.invoice_id = invoices.id
        AND unsent.due = ${due} AND unsent.days = ${days} AND unsent.state = 'skipped') AS isSkipped
      FROM ${invoices} WHERE invoices.id = ${invoiceId} AND invoices.user_id = ${userId}`,
  ]);
  const found = results.at(-1)?.rows[0]?.isSkipped;
  return found === undefined ? null : found === 1;
}

export async function writeSettled(db: Database, statements: readonly SQL[]): Promise<void> {
  if (statements.length > 0) await writeBatch(db, statements);
}
