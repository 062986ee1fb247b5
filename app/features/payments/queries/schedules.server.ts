import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import { isOwedRow } from '#app/features/invoice-list/public.server.ts';
import type { LedgerState } from '#app/features/payments/words/describe-payments.ts';
import type { Database } from '#db/client.server.ts';
import { documentEvents } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { getPaymentState, ledgerColumns } from './manual-payments.server.ts';

const { id, userId, currency, paidMinor, totalMinor, invoiceDate } = invoices;

/** The schedule of the query's invoice as JSON; null if it has none. */
export const scheduleOf = sql<
  string | null
>`(SELECT ${paymentSchedules.steps} FROM ${paymentSchedules} WHERE ${paymentSchedules.invoiceId} = ${id})`;

/**
 * Returns statements that set or remove an invoice's payment schedule where `isFit` holds, and add a history line if
 * that changes anything: afterwards `changes()` is 1. The invoice's next due date follows by trigger.
 * @param to.steps checked against the invoice's total
 * @param to.at ms
 */
export function scheduleStatements(
  to: { userId: string; invoiceId: string; steps: readonly ScheduleStep[]; at: number },
  isFit: SQL | undefined,
): SQL[] {
  const { invoiceId, at } = to;
  const fitting = sql`FROM ${invoices} WHERE ${and(eq(id, invoiceId), eq(userId, to.userId), isFit)}`;
  const tell = (code: 'scheduled' | 'unscheduled') =>
    insertSelect(
      documentEvents,
      { invoiceId, userId: to.userId, at, actor: 'owner', code },
      sql`WHERE changes() = 1`,
    );
  if (to.steps.length === 0) {
    const none = sql`DELETE FROM ${paymentSchedules} WHERE ${paymentSchedules.invoiceId} IN (SELECT ${id} ${fitting})`;
    return [none, tell('unscheduled')];
  }
  const steps = JSON.stringify(to.steps);
  const given = insertSelect(
    paymentSchedules,
    { invoiceId, steps },
    sql`${fitting} ON CONFLICT DO UPDATE SET steps = excluded.steps WHERE steps <> excluded.steps`,
  );
  return [given, tell('scheduled')];
}

/** Condition: the query's invoice has exactly these steps; an empty list means no schedule. */
export function hasSteps(steps: readonly ScheduleStep[]): SQL {
  return sql`coalesce(${scheduleOf}, '[]') = ${JSON.stringify(steps)}`;
}

/**
 * Sets or removes the schedule of an owner's unpaid invoice, in one transaction and one round trip. This counts as a
 * change of the invoice, so an edit that started earlier doesn't overwrite it without asking.
 * @param change.steps checked against `change.seen`, the sums that the form showed
 * @returns the ledger state, the invoice's date, and whether it has these steps; null if it is unknown or another
 * user's
 */
export async function writeSchedule(
  db: Database,
  change: {
    userId: string;
    invoiceId: string;
    steps: readonly ScheduleStep[];
    seen: Pick<LedgerState, 'currency' | 'totalMinor'>;
    /** ms */
    now: number;
  },
): Promise<(LedgerState & { invoiceDate: string; isKept: boolean }) | null> {
  const { invoiceId, seen, now, steps } = change;
  const isOwners = and(eq(id, invoiceId), eq(userId, change.userId));
  const [first] = steps;
  const isFit = and(
    isOwedRow,
    eq(paidMinor, 0),
    eq(currency, seen.currency),
    eq(totalMinor, seen.totalMinor),
    first && lte(invoiceDate, first.due),
  );
  const results = await writeBatch(db, [
    ...scheduleStatements({ ...change, at: now }, isFit),
    db
      .update(invoices)
      .set({ updatedAt: nextVersion(invoices.updatedAt, now) })
      .where(and(isOwners, sql`changes() = 1`)),
    db
      .select({ ...ledgerColumns, isKept: hasSteps(steps), invoiceDate })
      .from(invoices)
      .where(isOwners),
  ]);
  const found = getPaymentState(results);
  const date = Array.from(results.at(-1)?.rows[0] ?? []).at(-1);
  return found && { ...found.state, invoiceDate: String(date), isKept: found.counts[0] === 1 };
}
