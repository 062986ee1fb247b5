import type { ConnectClient, ListedEvent } from '#app/domain/cards/connect-client.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import type { Database } from '#db/client.server.ts';
import {
  listAccountsToCheck,
  markChecked,
  selectSilentAttempts,
  selectUnansweredRefunds,
} from '../queries/cards-to-check.server.ts';
import { selectStaleAttempts } from '../queries/checkout-attempts.server.ts';
import { handleConnectEvent, refreshAccount } from './connect-account.server.ts';
import { closeAttempt, settleAttempt } from './settle-attempts.server.ts';

const minuteMs = 60_000;
/** How far each check of an account reaches back before the last one: Stripe's event list lags a little. */
const overlapMs = 60 * minuteMs;
/** How long an event that can't be recorded is retried: Stripe itself resends it for three days. */
const patienceMs = 72 * 60 * minuteMs;

/** How many checkout pages one run closes. */
const maxClosed = 50;
/** How many attempts and pages of one seller a run handles. */
const maxPerSeller = 20;

export type CheckedCards = { looked: number; silent: number; closed: number; changed: string[] };

type Check = { now: number; limit: number; reportError: (error: unknown) => void };

/**
 * Makes up for missed webhooks: handles the events on sellers' accounts since the last check, asks Stripe about
 * attempts and refunds without news, and closes checkout pages for an amount that is not due. Idempotent.
 * @param check.limit the maximum number of accounts, and of attempts
 * @param check.reportError gets what couldn't be fetched or recorded; a later run retries it
 * @returns the number of each, and the users whose data changed
 */
export async function checkCards(
  db: Database,
  connect: ConnectClient,
  check: Check,
): Promise<CheckedCards & JobCounts> {
  const changed = new Set<string>();
  const onBooked = (userId: string) => void changed.add(userId);
  const { looked, ...accounts } = await checkAccounts(db, connect, { ...check, onBooked });
  const { silent, ...attempts } = await settleSilent(db, connect, { ...check, onBooked });
  const { closed, ...pages } = await closeStale(db, connect, check);
  return {
    looked,
    silent,
    closed,
    changed: [...changed],
    failed: accounts.failed + attempts.failed + pages.failed,
    givenUp: accounts.givenUp + attempts.givenUp + pages.givenUp,
  };
}

async function checkAccounts(
  db: Database,
  connect: ConnectClient,
  check: Check & { onBooked: (userId: string) => void },
): Promise<{ looked: number } & JobCounts> {
  const { now, limit, reportError, onBooked } = check;
  const accounts = await listAccountsToCheck(db, { lookedBy: now - 50 * minuteMs, now, limit });
  const run = startJobRun(db, { job: 'check-cards', now, perUser: maxPerSeller, reportError });
  for (const { accountId, userId, lookedAt } of accounts) {
    await run.attempt({ itemId: accountId, userId }, async () => {
      if ((await refreshAccount(db, connect, accountId, now)) === 'withdrawn') return;
      const since = { accountId, sinceMs: lookedAt - overlapMs };
      const failures: unknown[] = [];
      let until = now;
      for (const event of uniqueEvents(await connect.listEvents(since))) {
        try {
          const taken = await handleConnectEvent(db, connect, event, now);
          if (taken.userId && taken.outcome === 'booked') onBooked(taken.userId);
        } catch (error) {
          failures.push(error);
          until = Math.min(until, event.atMs);
        }
      }
      await markChecked(db, accountId, Math.max(until, now - patienceMs));
      for (const failure of failures.slice(1)) reportError(failure);
      if (failures.length > 0) throw failures[0];
    });
  }
  return { looked: accounts.length, ...(await run.finish()) };
}

async function settleSilent(
  db: Database,
  connect: ConnectClient,
  check: Check & { onBooked: (userId: string) => void },
): Promise<{ silent: number } & JobCounts> {
  const { now, limit, reportError, onBooked } = check;
  const silent = [
    ...(await selectSilentAttempts(db, { since: now - overlapMs, now, limit })),
    ...(await selectUnansweredRefunds(db, { now, limit })),
  ];
  const run = startJobRun(db, { job: 'settle-attempts', now, perUser: maxPerSeller, reportError });
  for (const attempt of silent) {
    await run.attempt({ itemId: attempt.id, userId: attempt.userId }, async () => {
      const outcome = await settleAttempt(db, connect, attempt, now);
      if (outcome === 'booked') onBooked(attempt.userId);
    });
  }
  return { silent: silent.length, ...(await run.finish()) };
}

async function closeStale(
  db: Database,
  connect: ConnectClient,
  { now, reportError }: Check,
): Promise<{ closed: number } & JobCounts> {
  const stale = await selectStaleAttempts(db, { readyAt: now, limit: maxClosed });
  const run = startJobRun(db, { job: 'close-attempts', now, perUser: maxPerSeller, reportError });
  let closed = 0;
  for (const attempt of stale) {
    await run.attempt({ itemId: attempt.id, userId: attempt.userId }, async () => {
      await closeAttempt(db, connect, attempt, now);
      closed += 1;
    });
  }
  return { closed, ...(await run.finish()) };
}

/** One check per payment is enough, however many events it has. */
function uniqueEvents(events: ListedEvent[]): ListedEvent[] {
  const byPayment = new Map(
    events.map((event) => [event.paymentIntentId ?? event.sessionId ?? event.type, event]),
  );
  return [...byPayment.values()];
}
