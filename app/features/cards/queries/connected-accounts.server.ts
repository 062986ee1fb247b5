import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { AccountFacts } from '#app/domain/cards/connect-client.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { checkoutAttempts, connectedAccounts } from '#db/connect-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';
import { recordAttemptState } from './card-history.server.ts';
import { failAskedRefunds } from './card-refunds.server.ts';

const { accountId: id, userId, state, wants, stoppedAt, asked, applied } = connectedAccounts;

/** The last known state of a seller's Stripe account; times in ms. */
export type ConnectedAccount = Pick<
  typeof connectedAccounts.$inferSelect,
  'accountId' | 'state' | 'wants' | 'stoppedAt'
>;

/** Gets a user's account, the latest of several; null if there never was one. */
export async function getConnectedAccount(
  db: Database,
  owner: string,
): Promise<ConnectedAccount | null> {
  const found = await read(
    db
      .select({ accountId: id, state, wants, stoppedAt })
      .from(connectedAccounts)
      .where(eq(userId, owner))
      .orderBy(sql`${state} = 'withdrawn'`, desc(connectedAccounts.madeAt))
      .limit(1)
      .get(),
  );
  return found ?? null;
}

/** Finds the user of an account; null if it isn't ours or was withdrawn. */
export async function findAccountUser(db: Database, accountId: string): Promise<string | null> {
  const found = await read(
    db
      .select({ userId })
      .from(connectedAccounts)
      .where(and(eq(id, accountId), ne(state, 'withdrawn')))
      .get(),
  );
  return found?.userId ?? null;
}

/** Counts a user's withdrawn accounts, to number the next one. */
export async function countWithdrawn(db: Database, owner: string): Promise<number> {
  const found = await read(
    db
      .select({ n: sql<number>`count(*)` })
      .from(connectedAccounts)
      .where(and(eq(userId, owner), eq(state, 'withdrawn')))
      .get(),
  );
  return found?.n ?? 0;
}

/**
 * Links an account to its user, once, while the user's account is open; reactivates it if it had been stopped.
 * @returns whether it now belongs to the user
 */
export async function bindAccount(
  db: Database,
  bound: { accountId: string; userId: string; now: number },
): Promise<boolean> {
  const { accountId, now } = bound;
  const isTheirs = and(eq(id, accountId), eq(userId, bound.userId), ne(state, 'withdrawn'));
  const results = await writeBatch(db, [
    insertSelect(
      connectedAccounts,
      { accountId, userId: bound.userId, state: 'unfinished', madeAt: now, lookedAt: now },
      sql`FROM ${users} WHERE ${and(eq(users.id, bound.userId), isNull(users.deletedAt))} ON CONFLICT DO NOTHING`,
    ),
    db.update(connectedAccounts).set({ stoppedAt: null }).where(isTheirs),
    db.select({ id }).from(connectedAccounts).where(isTheirs),
  ]);
  return results.at(-1)?.rows.length === 1;
}

/** Stops using a user's account here (ms); nothing changes at Stripe, since the account is the seller's. */
export async function stopAccount(
  db: Database,
  { userId: owner, now }: { userId: string; now: number },
): Promise<void> {
  await writeBatch(db, [
    db
      .update(connectedAccounts)
      .set({ stoppedAt: now })
      .where(and(eq(userId, owner), isNull(stoppedAt))),
  ]);
}

/**
 * Gets a sequence number for a request to Stripe: if responses arrive out of order, the one to the latest request wins.
 */
export async function nextSequence(
  db: Database,
  accountId: string,
): Promise<{ ticket: number; userId: string } | null> {
  const [taken] = await writeBatch(db, [
    db
      .update(connectedAccounts)
      .set({ asked: sql`${asked} + 1` })
      .where(and(eq(id, accountId), ne(state, 'withdrawn')))
      .returning({ ticket: asked, userId }),
  ]);
  const row = taken?.rows[0];
  return row ? { ticket: Number(row.asked), userId: String(row.user_id) } : null;
}

/**
 * Saves Stripe's response, unless a later request's response is already saved. Open checkout attempts and refunds of a
 * withdrawn account end, since nobody can ask Stripe about them any more.
 * @returns whether it was saved
 */
export async function applyAccount(
  db: Database,
  change: { accountId: string; ticket: number; facts: AccountFacts; now: number },
): Promise<boolean> {
  const { accountId, ticket, facts, now } = change;
  const isNewer = and(eq(id, accountId), lt(applied, ticket), ne(state, 'withdrawn'));
  const isWithdrawn = sql`EXISTS (SELECT 1 FROM ${connectedAccounts} WHERE ${and(eq(id, accountId), eq(state, 'withdrawn'))})`;
  const isEnded = and(
    eq(checkoutAttempts.accountId, accountId),
    inArray(checkoutAttempts.state, ['new', 'open', 'processing']),
    isWithdrawn,
  );
  const [written] = await writeBatch(db, [
    db
      .update(connectedAccounts)
      .set({ state: facts.state, wants: JSON.stringify(facts.wants), applied: ticket })
      .where(isNewer),
    recordAttemptState(sql`${isEnded} AND ${checkoutAttempts.state} = 'processing'`, {
      state: 'failed',
      at: now,
    }),
    db
      .update(checkoutAttempts)
      .set({
        state: sql`CASE ${checkoutAttempts.state} WHEN 'processing' THEN 'failed' ELSE 'expired' END`,
        changedAt: now,
      })
      .where(isEnded),
    ...failAskedRefunds(
      sql`EXISTS (SELECT 1 FROM checkout_attempts AS attempt WHERE attempt.invoice_id = card_refunds.invoice_id
        AND attempt.charge_id = card_refunds.charge_id AND attempt.account_id = ${accountId}) AND ${isWithdrawn}`,
      now,
    ),
  ]);
  return written?.rowsAffected === 1;
}
