import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Mismatch } from '#app/domain/cards/card-states.ts';
import type { SessionFacts } from '#app/domain/cards/connect-client.ts';
import type { CurrencyCode } from '#app/domain/money/currency.ts';
import { fairOrder, isReady } from '#app/features/operations/public.server.ts';
import { invoiceOfLink } from '#app/features/public-invoice/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { checkoutAttempts } from '#db/connect-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read, readBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { recordAttemptState, recordMismatch } from './card-history.server.ts';

export type Attempt = typeof checkoutAttempts.$inferSelect;

const { id, invoiceId: ofInvoice, userId, accountId, state, sessionId } = checkoutAttempts;

/** At Stripe a key is good for 24 hours; until then the same try gives the same page. */
const keyMs = 20 * 3_600_000;

// Spelled out: drizzle may leave the table's name off a column of ours, which would then be the inner one.

/** What is settled of the query's invoice, as `settledMinor` has it. */
const settled = sql`max(invoices.paid, invoices.credited)`;

/** All that is due on the query's invoice, minor units. */
const balance = sql<number>`invoices.total - ${settled}`;

/** What is due of its next step, minor units; without a schedule all of it. */
const nextStep = sql<number>`coalesce((SELECT min(steps.until) FROM (
  SELECT sum(step.value ->> 'amount') OVER (ORDER BY step.key) AS until
  FROM payment_schedules AS planned, json_each(planned.steps) AS step WHERE planned.invoice_id = invoices.id
) AS steps WHERE steps.until > ${settled}), invoices.total) - ${settled}`;

/** A condition on the query's invoice: a client's payment is under way, so that nothing is asked again. */
export const isUnderWay: SQL<boolean> =
  sql<boolean>`EXISTS (SELECT 1 FROM checkout_attempts AS going
  WHERE going.invoice_id = invoices.id AND going.state = 'processing')`.mapWith(Boolean);

/** A condition on the query's invoice: its client has a page to pay it at, or a payment is under way. */
export const isBeingPaid: SQL = sql`EXISTS (SELECT 1 FROM checkout_attempts AS going
  WHERE going.invoice_id = invoices.id AND going.state IN ('new', 'open', 'processing'))`;

/** The account with which the query's invoice can be paid by card now; null where it cannot. */
export const payingAccount: SQL<string | null> = sql<string | null>`CASE
  WHEN invoices.kind = 'invoice' AND invoices.status IN ('unpaid', 'overdue') AND invoices.total > invoices.paid THEN (
    SELECT held.account_id FROM connected_accounts AS held
    WHERE held.user_id = invoices.user_id AND held.state = 'ready' AND held.stopped_at IS NULL) END`;

/** What may be paid by card now, with the tries that stand in the way. */
export type Payable = {
  userId: string;
  invoiceNumber: string;
  currency: CurrencyCode;
  /** All that is due, and what is of its next step. */
  balanceMinor: number;
  nextMinor: number;
  accountId: string | null;
  isUnderWay: boolean;
  /** The pages to pay at, and tries to make one: at most one for each amount. */
  live: Attempt[];
};

/** An invoice as a client may pay it; null when there is none or its owner has left. One round trip. */
export async function getPayable(db: Database, invoiceId: string): Promise<Payable | null> {
  const [[invoice], live] = await readBatch(db, [
    db
      .select({
        userId: invoices.userId,
        invoiceNumber: invoices.invoiceNumber,
        currency: invoices.currency,
        balanceMinor: balance,
        nextMinor: nextStep,
        accountId: payingAccount,
        isUnderWay,
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
 * Notes a try to pay what is due next, or all of it, unless another one for that amount stands: then that one is the try of both.
 * @param attempt.now ms
 */
export async function beginAttempt(
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
        AND NOT ${isUnderWay} ON CONFLICT DO NOTHING`,
    ),
  ]);
}

/** Notes the page that Stripe made for a try (ms). */
export async function noteSession(
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

/** Gives up a try for which there is no page, or one too old to ask for its page (ms). */
export async function giveUpAttempt(db: Database, attemptId: string, now: number): Promise<void> {
  await writeBatch(db, [
    db
      .update(checkoutAttempts)
      .set({ state: 'expired', changedAt: now })
      .where(and(eq(id, attemptId), eq(state, 'new'))),
  ]);
}

/** Whether a try's page can no longer be asked for with its key. */
export function isTooOld({ madeAt }: Attempt, now: number): boolean {
  return now - madeAt > keyMs;
}

/** The try of a session or payment at Stripe; null when it is none of ours. */
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

/** A try by its id; null when there is none. */
export async function getAttempt(db: Database, attemptId: string): Promise<Attempt | null> {
  const found = await read(db.select().from(checkoutAttempts).where(eq(id, attemptId)).get());
  return found ?? null;
}

/** A try by its id; null when it is of another invoice than the one that the link names. */
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

/** How a mismatch's try ends once its page is over at Stripe, so that it stands in nobody's way: paid it is given up, since nothing is booked. */
const mismatchEnds = {
  processing: 'processing',
  failed: 'failed',
  expired: 'expired',
  paid: 'expired',
} as const;

/**
 * Notes that what Stripe holds is not what was stored; nothing of it is booked. The first such word stays.
 * @param noted.held how the session stands at Stripe, where that was asked
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

/** Pages to pay at of one invoice, or of all of a user's. */
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
 * Pages to pay at that ask for another amount than is due, with an account that is not used any more, or beside a payment that is
 * under way: of one user, or of
 * all in fair order.
 * @param of.readyAt without those that wait after a failure at that instant (ms)
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
            isUnderWay,
          ),
          of.readyAt === undefined ? undefined : isReady(staleQueue, of.readyAt),
        ),
      )
      .orderBy(...fairOrder({ ...staleQueue, since: sql`checkout_attempts.changed_at` }))
      .limit(of.limit),
  ).then((rows) => rows.map(({ attempt }) => attempt));
}

/** What a seller is told in Settings: card payments that were not booked, the newest first. */
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
