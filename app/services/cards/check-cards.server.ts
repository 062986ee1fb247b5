import type { ConnectClient, ListedEvent } from '#app/domain/cards/connect-client.ts';
import type { Database } from '#db/client.server.ts';
import { selectUnansweredRefunds } from '#db/queries/cards/card-refunds.server.ts';
import { selectSilentAttempts } from '#db/queries/cards/checkout-attempts.server.ts';
import { noteLooked, selectToLookAt } from '#db/queries/cards/connected-accounts.server.ts';
import { closeStaleAttempts } from './close-attempts.server.ts';
import { refreshAccount } from './refresh-account.server.ts';
import { settleAttempt } from './settle-attempt.server.ts';
import { takeConnectEvent } from './take-connect-event.server.ts';

const minuteMs = 60_000;
/** What one look at an account covers beside the time since the last: Stripe's list is a little late. */
const overlapMs = 60 * minuteMs;
/** For how long word that cannot be booked is looked at again: Stripe itself sends it for three days. */
const patienceMs = 72 * 60 * minuteMs;

export type CheckedCards = { looked: number; silent: number; closed: number; changed: string[] };

/**
 * Makes good what no delivery told: goes through what happened on sellers' accounts since the last look, asks about tries and
 * refunds that have been silent, and closes pages that ask for another amount than is due. Done twice or late, it books nothing twice.
 * @param check.limit how many accounts, and how many tries, at most
 * @param check.reportError told what could not be asked or booked; the next run tries again
 * @returns how many of each there were, and the users of whom something changed
 */
export async function checkCards(
  db: Database,
  connect: ConnectClient,
  check: { now: number; limit: number; reportError: (error: unknown) => void },
): Promise<CheckedCards> {
  const { now, limit, reportError } = check;
  const changed = new Set<string>();
  const accounts = await selectToLookAt(db, { lookedBy: now - 50 * minuteMs, limit });
  for (const { accountId, lookedAt } of accounts) {
    try {
      if ((await refreshAccount(db, connect, accountId, now)) === 'withdrawn') continue;
      const since = { accountId, sinceMs: lookedAt - overlapMs };
      let until = now;
      for (const event of onceEach(await connect.listEvents(since))) {
        try {
          const { outcome, userId } = await takeConnectEvent(db, connect, event, now);
          if (userId && outcome === 'booked') changed.add(userId);
        } catch (error) {
          reportError(error);
          until = Math.min(until, event.atMs);
        }
      }
      await noteLooked(db, accountId, Math.max(until, now - patienceMs));
    } catch (error) {
      reportError(error);
    }
  }
  const silent = [
    ...(await selectSilentAttempts(db, { since: now - overlapMs, limit })),
    ...(await selectUnansweredRefunds(db, { now, limit })),
  ];
  for (const attempt of silent) {
    try {
      const outcome = await settleAttempt(db, connect, attempt, now);
      if (outcome === 'booked') changed.add(attempt.userId);
    } catch (error) {
      reportError(error);
    }
  }
  const closed = await closeStaleAttempts(db, connect, { now, reportError });
  return { looked: accounts.length, silent: silent.length, closed, changed: [...changed] };
}

/** One look at each payment is enough, however much happened to it. */
function onceEach(events: ListedEvent[]): ListedEvent[] {
  const byPayment = new Map(
    events.map((event) => [event.paymentIntentId ?? event.sessionId ?? event.type, event]),
  );
  return [...byPayment.values()];
}
