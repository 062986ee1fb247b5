import { and, eq, sql } from 'drizzle-orm';
import type { LedgerState } from '#app/domain/payments/payment-answer.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { documentEvents } from '#db/life-schema.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { isOwedRow } from '../invoices/list-conditions.server.ts';
import { ledgerColumns, readState } from './hand-entries.server.ts';

const { id, userId, currency, paidMinor, totalMinor } = invoices;

/** The schedule of the query's invoice as JSON; null where it has none. */
export const scheduleOf = sql<
  string | null
>`(SELECT ${paymentSchedules.steps} FROM ${paymentSchedules} WHERE ${paymentSchedules.invoiceId} = ${id})`;

/**
 * Gives an invoice of the owner, of which nothing is paid, these steps, or none, in one transaction and one round trip; its day
 * that is due next and its history follow.
 * @param change.steps checked against `change.seen`, the sums that the form showed
 * @returns how the invoice stands, and whether it has these steps; null when it is unknown or another user's
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
): Promise<(LedgerState & { isKept: boolean }) | null> {
  const { invoiceId, seen, now } = change;
  const isOwners = and(eq(id, invoiceId), eq(userId, change.userId));
  const steps = JSON.stringify(change.steps);
  const isNone = change.steps.length === 0;
  const isFit = and(
    ...[isOwners, isOwedRow, eq(paidMinor, 0)],
    ...[eq(currency, seen.currency), eq(totalMinor, seen.totalMinor)],
  );
  const others = sql`${paymentSchedules.invoiceId} IN (SELECT ${id} FROM ${invoices} WHERE ${isFit})
    AND ${paymentSchedules.steps} <> ${steps}`;
  const has = sql`EXISTS (SELECT 1 FROM ${paymentSchedules} WHERE ${paymentSchedules.invoiceId} = ${invoiceId})`;
  const tell = (code: 'scheduled' | 'unscheduled') => ({
    ...{ invoiceId, userId: change.userId, at: now, actor: 'owner' as const, code },
  });
  const results = await writeBatch(db, [
    sql`DELETE FROM ${paymentSchedules} WHERE ${others}`,
    ...(isNone
      ? [insertSelect(documentEvents, tell('unscheduled'), sql`WHERE changes() = 1`)]
      : [
          insertSelect(
            documentEvents,
            tell('scheduled'),
            sql`FROM ${invoices} WHERE ${isFit} AND NOT ${has}`,
          ),
          insertSelect(
            paymentSchedules,
            { invoiceId, steps },
            sql`FROM ${invoices} WHERE ${isFit} AND NOT ${has}`,
          ),
        ]),
    db
      .select({
        ...ledgerColumns,
        isKept: isNone ? sql`NOT ${has}` : sql`coalesce(${scheduleOf} = ${steps}, 0)`,
      })
      .from(invoices)
      .where(isOwners),
  ]);
  const found = readState(results);
  return found && { ...found.state, isKept: found.counts[0] === 1 };
}

// @covers paid-2.9
