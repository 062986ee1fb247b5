import { stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import type { Mismatch } from '#app/domain/cards/card-account.ts';
import type { ConnectClient, SessionFacts } from '#app/domain/cards/connect-client.ts';
import { bookSession } from '#app/features/cards/queries/book-session.server.ts';
import {
  type Attempt,
  giveUpAttempt,
  isTooOld,
  recordMismatchOfAttempt,
  selectOpenAttempts,
  selectStaleAttempts,
} from '#app/features/cards/queries/checkout-attempts.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import { refreshAccount } from './connect-account.server.ts';

/**
 * The result of checking an attempt: `booked`, something new was recorded; `unchanged`; `mismatch`, Stripe's data differs
 * from what was stored; `withdrawn`, we no longer have access to that account.
 */
export type SettleOutcome = 'booked' | 'unchanged' | 'mismatch' | 'withdrawn';

/**
 * Fetches the state of a checkout attempt from Stripe and records it once. Amount and currency must match those stored
 * with the attempt, whatever the invoice says now.
 * @param now ms
 * @throws if Stripe or the database is unavailable: it can be retried
 */
export async function settleAttempt(
  db: Database,
  connect: ConnectClient,
  attempt: Attempt,
  now: number,
): Promise<SettleOutcome> {
  const { sessionId, accountId } = attempt;
  if (sessionId === null) {
    if (isTooOld(attempt, now)) await giveUpAttempt(db, attempt.id, now);
    return 'unchanged';
  }
  let facts: SessionFacts;
  try {
    facts = await connect.fetchSession({ accountId, sessionId });
  } catch (error) {
    const kind = stripeFailureKind(error);
    if (kind === null || kind === 'away') throw error;
    const state = await refreshAccount(db, connect, accountId, now);
    // Access is withdrawn, so Stripe can no longer be asked about it.
    if (state === 'withdrawn' || state === null) return 'withdrawn';
    throw error;
  }
  const mismatch = findMismatch(attempt, facts);
  if (mismatch) {
    await recordMismatchOfAttempt(db, { id: attempt.id, mismatch, held: facts.state, now });
    return 'mismatch';
  }
  return (await bookSession(db, { attempt, facts, now })) ? 'booked' : 'unchanged';
}

function findMismatch(
  { amountMinor, currency }: Attempt,
  { charge, ...session }: SessionFacts,
): Mismatch | null {
  const held = charge ? [session, charge] : [session];
  if (held.some((each) => each.currency !== currency)) return 'currency';
  if (held.some((each) => each.amountMinor !== amountMinor)) return 'amount';
  return null;
}

/** More than a seller changes at once; the scheduled job (`check-cards.server.ts`) closes the rest. */
const maxAtOnce = 50;

/**
 * Closes a checkout page and records the result, since it may have just been paid.
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
    // Whether the seller has revoked our access is detected below.
    const kind = stripeFailureKind(error);
    if (kind === null || kind === 'away') throw error;
  });
  await settleAttempt(db, connect, attempt, now);
}

/**
 * Closes a user's checkout pages that ask for an amount that is not due, or use an account that is no longer used. Call
 * it after anything that changes a balance.
 * @param of.now ms
 * @param of.reportError gets the reason why one stayed open
 * @returns how many were closed
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
 * Closes every checkout page of one invoice, or of all of a user's invoices.
 * @returns whether none is open now; one that was just paid is not open
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

/**
 * After the response, closes the checkout page where a client could pay an invoice's earlier balance. The hourly job
 * closes what can't be closed now. Costs no round trip for sellers who never connected Stripe.
 */
export function closePagesSoon(
  context: RequestContext,
  { user, settings }: Viewer,
  invoiceId: string,
): void {
  const { db, connect, now, reportError, publishToUser } = context;
  if (!connect || !settings.cardAccount) return;
  const userId = user.id;
  context.waitUntil(
    closeStaleAttempts(db, connect, { userId, invoiceId, now, reportError }).then((closed) => {
      if (closed > 0) publishToUser(userId, 'invoices');
    }, reportError),
  );
}
