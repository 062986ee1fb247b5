import { stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { Database } from '#db/client.server.ts';
import {
  type Attempt,
  giveUpAttempt,
  selectOpenAttempts,
  selectStaleAttempts,
} from '../queries/checkout-attempts.server.ts';
import { settleAttempt } from './settle-attempt.server.ts';

/** More than one seller changes at once; the schedule (`check-cards.server.ts`) closes what is left. */
const maxAtOnce = 50;

/**
 * Closes one page to pay at and books what came of it: it may have been paid a moment ago.
 * @param now ms
 */
export async function closeAttempt(
  db: Database,
  connect: ConnectClient,
  attempt: Attempt,
  now: number,
): Promise<void> {
  const { id, accountId, sessionId } = attempt;
  if (sessionId === null) {
    await giveUpAttempt(db, id, now);
    return;
  }
  await connect.expireSession({ accountId, sessionId }).catch((error: unknown) => {
    // Whether the seller has taken our access back is found below.
    const kind = stripeFailureKind(error);
    if (kind === null || kind === 'away') throw error;
  });
  await settleAttempt(db, connect, attempt, now);
}

/**
 * Closes a user's pages at which another amount could be paid than is due, or on an account that is not used any more; after
 * whatever changes a balance.
 * @param of.now ms
 * @param of.reportError told why one stayed open
 * @returns how many are closed
 */
export async function closeStaleAttempts(
  db: Database,
  connect: ConnectClient | null,
  of: {
    userId?: string;
    invoiceId?: string;
    now: number;
    reportError: (error: unknown) => void;
  },
): Promise<number> {
  if (!connect) return 0;
  return closeAll(db, connect, await selectStaleAttempts(db, { ...of, limit: maxAtOnce }), of);
}

/**
 * Closes every page to pay at of one invoice, or of all of a user's.
 * @returns whether none is open now; one that was just paid is not
 */
export async function closeOpenAttempts(
  db: Database,
  connect: ConnectClient | null,
  of: {
    userId: string;
    invoiceId?: string;
    now: number;
    reportError: (error: unknown) => void;
  },
): Promise<boolean> {
  const open = await selectOpenAttempts(db, of);
  if (open.length === 0 || !connect) return open.length === 0;
  return (await closeAll(db, connect, open, of)) === open.length;
}

async function closeAll(
  db: Database,
  connect: ConnectClient,
  attempts: Attempt[],
  { now, reportError }: { now: number; reportError: (error: unknown) => void },
): Promise<number> {
  let closed = 0;
  for (const attempt of attempts) {
    try {
      await closeAttempt(db, connect, attempt, now);
      closed += 1;
    } catch (error) {
      reportError(error);
    }
  }
  return closed;
}
