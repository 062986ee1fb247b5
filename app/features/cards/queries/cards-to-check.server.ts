import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { isReady, orderByOldestTry } from '#app/features/operations/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { cardRefunds, checkoutAttempts, connectedAccounts } from '#db/connect-schema.ts';
import { read } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';
import { unansweredMs } from './card-refunds.server.ts';
import type { Attempt } from './checkout-attempts.server.ts';

const accountQueue = {
  job: 'check-cards',
  itemId: sql`connected_accounts.account_id`,
  userId: sql`connected_accounts.user_id`,
} as const;

/**
 * Lists the connected accounts whose Stripe events were last checked before a given time (ms), in fair order.
 * @param which.now ms
 */
export function listAccountsToCheck(
  db: Database,
  { lookedBy, now, limit }: { lookedBy: number; now: number; limit: number },
) {
  const { accountId, userId, lookedAt, state } = connectedAccounts;
  const isDue = and(ne(state, 'withdrawn'), lt(lookedAt, lookedBy), gt(lookedAt, 0));
  return read(
    db
      .select({ accountId, userId, lookedAt })
      .from(connectedAccounts)
      .where(and(isDue, isReady(accountQueue, now)))
      .orderBy(...orderByOldestTry({ ...accountQueue, since: sql`connected_accounts.looked_at` }))
      .limit(limit),
  );
}

/** Records that an account's events were checked up to a given time (ms). */
export async function markChecked(db: Database, accountId: string, until: number): Promise<void> {
  await writeBatch(db, [
    db
      .update(connectedAccounts)
      .set({ lookedAt: until })
      .where(eq(connectedAccounts.accountId, accountId)),
  ]);
}

const attemptQueue = {
  job: 'settle-attempts',
  itemId: sql`checkout_attempts.id`,
  userId: sql`checkout_attempts.user_id`,
} as const;

/** Lists the checkout attempts without news since a given time (ms), in fair order. */
export function selectSilentAttempts(
  db: Database,
  { since, now, limit }: { since: number; now: number; limit: number },
): Promise<Attempt[]> {
  const { state, changedAt } = checkoutAttempts;
  return read(
    db
      .select()
      .from(checkoutAttempts)
      .where(
        and(
          inArray(state, ['new', 'open', 'processing']),
          lt(changedAt, since),
          isReady(attemptQueue, now),
        ),
      )
      .orderBy(...orderByOldestTry({ ...attemptQueue, since: sql`checkout_attempts.changed_at` }))
      .limit(limit),
  );
}

/** Lists the checkout attempts with refunds that Stripe did not confirm or refuse in time, in fair order (ms). */
export function selectUnansweredRefunds(
  db: Database,
  { now, limit }: { now: number; limit: number },
): Promise<Attempt[]> {
  const { state, refundId, madeAt, invoiceId, chargeId } = cardRefunds;
  return read(
    db
      .select({ attempt: checkoutAttempts })
      .from(cardRefunds)
      .innerJoin(
        checkoutAttempts,
        and(eq(checkoutAttempts.invoiceId, invoiceId), eq(checkoutAttempts.chargeId, chargeId)),
      )
      .where(
        and(
          sql`${state} = 'asked' AND ${refundId} IS NULL`,
          lt(madeAt, now - unansweredMs),
          isReady(attemptQueue, now),
        ),
      )
      .orderBy(...orderByOldestTry({ ...attemptQueue, since: sql`card_refunds.made_at` }))
      .limit(limit),
  ).then((rows) => rows.map(({ attempt }) => attempt));
}
