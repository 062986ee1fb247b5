import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Mismatch } from '#app/domain/cards/card-account.ts';
import type { SessionFacts } from '#app/domain/cards/connect-client.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { isReady, orderByOldestTry } from '#app/features/operations/public.server.ts';
import { invoiceOfLink } from '#app/features/public-invoice/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { checkoutAttempts } from '#db/connect-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { recordAttemptState, recordMismatch } from './card-history.server.ts';

export type Attempt = typeof checkoutAttempts.$inferSelect;

const { id, invoiceId: ofInvoice, userId, accountId, state, sessionId } = checkoutAttempts;

/** Stripe keeps an idempotency key for 24 hours; within that time the same attempt gets the same page. */
const keyMs = 20 * 3_600_000;

// Plain SQL: drizzle may omit the table's name of a column, which would then refer to the inner table.

/** The settled amount of the query's invoice, as in `settledMinor`. */
const settled = sql`max(invoices.paid, invoices.credited)`;

/** The balance due of the query's invoice, in minor units. */
const balance = sql<number>`invoices.total - ${settled}`;

/** The amount due of its next installment, in minor units; without a schedule the whole balance. */
const nextStep = sql<number>`coalesce((SELECT min(steps.until) FROM (
  SELECT sum(step.value ->> 'amount') OVER (ORDER BY step.key) AS until
  FROM payment_schedules AS planned, json_each(planned.steps) AS step WHERE planned.invoice_id = invoices.id
) AS steps WHERE steps.until > ${settled}), invoices.total) - ${settled}`;

/** A condition on the query's invoice: a client's payment is processing, so no other payment is requested. */
export const isInProgress: SQL<boolean> =
  sql<boolean>`EXISTS (SELECT 1 FROM checkout_attempts AS going
  WHERE going.invoice_id = invoices.id AND going.state = 'processing')`.mapWith(Boolean);

/** A condition on the query's invoice: its client has an open checkout page, or a payment is processing. */
export const isBeingPaid: SQL = sql`EXISTS (SELECT 1 FROM checkout_attempts AS going
  WHERE going.invoice_id = invoices.id AND going.state IN ('new', 'open', 'processing'))`;

/** The account that can take a card payment for the query's invoice now; null if none can. */
export const payingAccount: SQL<string | null> = sql<string | null>`CASE
  WHEN invoices.kind = 'invoice' AND invoices.status IN ('unpaid', 'overdue') AND invoices.total > invoices.paid THEN (
    SELECT held.account_id FROM connected_accounts AS held
    WHERE held.user_id = invoices.user_id AND held.state = 'ready' AND held.stopped_at IS NULL) END`;

/** What can be paid by card now, and the active checkout attempts. */
export type Payable = {
  userId: string;
  invoiceNumber: string;
  currency: CurrencyCode;
  /** The balance due, and the amount due of its next installment. */
  balanceMinor: number;
  nextMinor: number;
  accountId: string | null;
  isInProgress: boolean;
  /** The open checkout pages and attempts to create one: at most one per amount. */
  live: Attempt[];
};

/**
 * Gets an invoice for payment by its client; null if it doesn't exist or its owner's account is closed. One round trip.
 */
export async function getPayable(db: Database, invoiceId: string): Promise<Payable | null> {
  const [[invoice], live] = await queryBatch(db, [
    db
      .select({
        userId: invoices.userId,
        invoiceNumber: invoices.invoiceNumber,
        currency: invoices.currency,
        balanceMinor: balance,
        nextMinor: nextStep,
        accountId: payingAccount,
        isInProgress,
      })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(and(eq(invoices.id, invoiceId), isNull(users.deletedAt))),
    db
      .select()
      .from(checkoutAttempts)
      .where(and(eq(ofInvoice, invoiceId), inArray(state, ['new', 'open']))),
  ]);
  return invoice ? { ...invoice, live } : null;
}

/**
 * Saves a checkout attempt for the next installment or the whole balance. If one for that amount already exists,
 * nothing is saved and both clients share it.
 * @param attempt.now ms
 */
export async function insertAttempt(
  db: Database,
  attempt: { id: string; invoiceId: string; isForAll: boolean; now: number },
): Promise<void> {
  const { now, invoiceId } = attempt;
  await writeBatch(db, [
    insertSelect(
      checkoutAttempts,
      {
        id: attempt.id,
        invoiceId,
        userId: sql`${invoices.userId}`,
        accountId: sql`${payingAccount}`,
        amountMinor: attempt.isForAll ? balance : nextStep,
        currency: sql`${invoices.currency}`,
        state: 'new',
        madeAt: now,
        changedAt: now,
      },
      sql`FROM ${invoices} WHERE ${eq(invoices.id, invoiceId)} AND ${payingAccount} IS NOT NULL
        AND NOT ${isInProgress} ON CONFLICT DO NOTHING`,
    ),
  ]);
}

/** Saves the checkout page that Stripe created for an attempt (ms). */
export async function recordSession(
  db: Database,
  made: { id: string; sessionId: string; now: number },
): Promise<void> {
  await writeBatch(db, [
    db
      .update(checkoutAttempts)
      .set({ sessionId: made.sessionId, state: 'open', changedAt: made.now })
      .where(and(eq(id, made.id), eq(state, 'new'))),
  ]);
}

/** Ends an attempt that has no page, or is too old to request its page again (ms). */
export async function giveUpAttempt(db: Database, attemptId: string, now: number): Promise<void> {
  await writeBatch(db, [
    db
      .update(checkoutAttempts)
      .set({ state: 'expired', changedAt: now })
      .where(and(eq(id, attemptId), eq(state, 'new'))),
  ]);
}

/** Whether an attempt is too old to request its page again with its idempotency key. */
export function isTooOld({ madeAt }: Attempt, now: number): boolean {
  return now - madeAt > keyMs;
}

/** Finds the attempt for a Stripe session or payment; null if it isn't ours. */
export async function findAttempt(
  db: Database,
  of: { sessionId?: string | null; paymentIntentId?: string | null },
): Promise<Attempt | null> {
  const { paymentIntentId } = checkoutAttempts;
  const found = await read(
    db
      .select()
      .from(checkoutAttempts)
      .where(
        or(
          of.sessionId ? eq(sessionId, of.sessionId) : undefined,
          of.paymentIntentId ? eq(paymentIntentId, of.paymentIntentId) : undefined,
        ) ?? sql`0`,
      )
      .get(),
  );
  return found ?? null;
}

/** Gets an attempt by its id; null if there is none. */
export async function getAttempt(db: Database, attemptId: string): Promise<Attempt | null> {
  const found = await read(db.select().from(checkoutAttempts).where(eq(id, attemptId)).get());
  return found ?? null;
}

/** Gets an attempt by its id; null if it belongs to another invoice than the link's. */
export async function getAttemptOfLink(
  db: Database,
  of: { id: string; key: string },
): Promise<Attempt | null> {
  const found = await read(
    db
      .select()
      .from(checkoutAttempts)
      .where(and(eq(id, of.id), eq(ofInvoice, invoiceOfLink(of.key, null))))
      .get(),
  );
  return found ?? null;
}

/**
 * How a mismatched attempt ends once its page is closed at Stripe, so that it blocks nothing: a paid one expires, since
 * its payment is not recorded.
 */
const mismatchEnds = {
  processing: 'processing',
  failed: 'failed',
  expired: 'expired',
  paid: 'expired',
} as const;

/**
 * Saves that Stripe's data differs from the stored attempt; nothing is recorded as a payment. The first mismatch is
 * kept.
 * @param noted.held the session's state at Stripe, if it was fetched
 */
export async function recordMismatchOfAttempt(
  db: Database,
  noted: { id: string; mismatch: Mismatch; held?: SessionFacts['state']; now: number },
): Promise<void> {
  const { held = 'open', mismatch, now } = noted;
  const isNoted = eq(id, noted.id);
  const isGoing = inArray(state, ['new', 'open', 'processing']);
  const end = held === 'open' ? null : mismatchEnds[held];
  await writeBatch(db, [
    recordMismatch(sql`${isNoted}`, now),
    ...(end
      ? [
          recordAttemptState(
            sql`${isNoted} AND ${checkoutAttempts.mismatch} IS NOT NULL AND ${isGoing} AND ${state} <> ${end}`,
            { state: end, at: now },
          ),
        ]
      : []),
    db
      .update(checkoutAttempts)
      .set({
        mismatch: sql`coalesce(${checkoutAttempts.mismatch}, ${mismatch})`,
        changedAt: now,
        ...(end && { state: sql`CASE WHEN ${isGoing} THEN ${end} ELSE ${state} END` }),
      })
      .where(isNoted),
  ]);
}

/** Lists the open checkout pages of one invoice, or of all of a user's invoices. */
export function selectOpenAttempts(
  db: Database,
  of: { userId: string; invoiceId?: string },
): Promise<Attempt[]> {
  return read(
    db
      .select()
      .from(checkoutAttempts)
      .where(
        and(
          eq(userId, of.userId),
          of.invoiceId === undefined ? undefined : eq(ofInvoice, of.invoiceId),
          inArray(state, ['new', 'open']),
        ),
      ),
  );
}

const staleQueue = {
  job: 'close-attempts',
  itemId: sql`checkout_attempts.id`,
  userId: sql`checkout_attempts.user_id`,
} as const;

/**
 * Lists the checkout pages that ask for an amount that is not due, use an account that is no longer used, belong to a
 * closed account, or compete with a processing payment: of one user, or of all users in fair order.
 * @param of.readyAt skips those that are waiting to be retried at that time (ms)
 */
export function selectStaleAttempts(
  db: Database,
  of: { userId?: string; invoiceId?: string; readyAt?: number; limit: number },
): Promise<Attempt[]> {
  return read(
    db
      .select({ attempt: checkoutAttempts })
      .from(checkoutAttempts)
      .innerJoin(invoices, eq(invoices.id, ofInvoice))
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(
        and(
          inArray(state, ['new', 'open']),
          of.userId === undefined ? undefined : eq(userId, of.userId),
          of.invoiceId === undefined ? undefined : eq(ofInvoice, of.invoiceId),
          or(
            sql`${checkoutAttempts.amountMinor} NOT IN (${balance}, ${nextStep})`,
            sql`${accountId} IS NOT ${payingAccount}`,
            isNotNull(users.deletedAt),
            isInProgress,
          ),
          of.readyAt === undefined ? undefined : isReady(staleQueue, of.readyAt),
        ),
      )
      .orderBy(...orderByOldestTry({ ...staleQueue, since: sql`checkout_attempts.changed_at` }))
      .limit(of.limit),
  ).then((rows) => rows.map(({ attempt }) => attempt));
}

/** Lists the card payments that were not recorded, newest first, to show to the seller in Settings. */
export function listMismatches(db: Database, owner: string) {
  return read(
    db
      .selectDistinct({ invoiceId: ofInvoice, invoiceNumber: invoices.invoiceNumber })
      .from(checkoutAttempts)
      .innerJoin(invoices, eq(invoices.id, ofInvoice))
      .where(and(eq(userId, owner), isNotNull(checkoutAttempts.mismatch)))
      .orderBy(desc(checkoutAttempts.changedAt))
      .limit(20),
  );
}
