import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import { isOwedRow } from '#app/features/invoice-list/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { documentEvents } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import type { LedgerState } from '../words/payment-answer.ts';
import { getPaymentState, ledgerColumns } from './manual-payments.server.ts';

const { id, userId, currency, paidMinor, totalMinor, invoiceDate } = invoices;

/** The schedule of the query's invoice as JSON; null where it has none. */
export const scheduleOf = sql<
  string | null
>`(SELECT ${paymentSchedules.steps} FROM ${paymentSchedules} WHERE ${paymentSchedules.invoiceId} = ${id})`;

/**
 * Statements that give an invoice these steps, or none, where `isFit` holds for its row, and tell its history if that changes
 * anything: `changes()` is 1 behind them then. Its day that is due next follows by itself.
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

/** Whether the query's invoice has just these steps, none where there are none. */
export function hasSteps(steps: readonly ScheduleStep[]): SQL {
  return sql`coalesce(${scheduleOf}, '[]') = ${JSON.stringify(steps)}`;
}

/**
 * Gives an invoice of the owner, of which nothing is paid, these steps, or none, in one transaction and one round trip. That is
 * a change of the invoice: an edit that was begun before does not write over it unasked.
 * @param change.steps checked against `change.seen`, the sums that the form showed
 * @returns how the invoice stands, its date, and whether it has these steps; null when it is unknown or another user's
 */
export async function writeSchedule(
  db: Database,
  change: {
    userId: string;
    invoiceId: string;
    steps: readonly ScheduleStep[];
    seen: Pick<LedgerState, 'currency' | 'totalMinor'>;
    /** ms. */
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
