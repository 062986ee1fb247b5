import type { createSeededRandom } from './seeded-random.ts';

export type SeededRandom = ReturnType<typeof createSeededRandom>;

/** A provider in a soak test: a clock that only the test advances, and accounts with messages about them. */
export type Deliveries<Account, Message> = {
  accounts: readonly Account[];
  /** The provider's time, ms. */
  clock: { now: number };
  random: SeededRandom;
  /** The minimum number of different messages. */
  messages: number;
  /** How often each is sent. */
  copies: number;
  /** The percentage of messages that never arrive. */
  lostPercent: number;
  /** Whether a message may be lost; any by default. */
  mayBeLost?: (message: Message) => boolean;
  /** Changes an account now; returns the messages about it. */
  change: (account: Account) => readonly Message[];
  /** Delivers a message; false if it wasn't accepted, so that it is sent again within a minute. */
  deliver: (message: Message) => Promise<boolean>;
};

type Item<Account, Message> = { at: number } & (
  | { account: Account }
  | { message: Message; tries: number }
);

const minuteMs = 60_000;
const lanes = 16;
const maxTries = 60;

/**
 * Lets accounts change, half of the changes in bursts within a second, and delivers their messages: each several times,
 * in any order within a minute of the provider's time, 16 in parallel, until all are accepted.
 * @returns how many different messages there were, and how many deliveries weren't accepted
 */
export async function deliverShuffled<Account, Message>(
  deliveries: Deliveries<Account, Message>,
): Promise<{ messages: number; refused: number }> {
  const { accounts, clock, random, copies, lostPercent, change, deliver } = deliveries;
  const { mayBeLost = () => true } = deliveries;
  const waiting: Item<Account, Message>[] = [];
  const counted = { messages: 0, refused: 0 };
  const underway = new Set<Promise<void>>();

  const happen = (account: Account) => {
    for (const message of change(account)) {
      counted.messages += 1;
      if (random(100) < lostPercent && mayBeLost(message)) continue;
      for (let copy = 0; copy < copies; copy += 1) {
        insert(waiting, { at: clock.now + random(minuteMs), message, tries: 0 });
      }
    }
    const pauseMs = random(2) === 0 ? random(1_000) : random(10 * minuteMs);
    if (counted.messages < deliveries.messages) {
      insert(waiting, { at: clock.now + pauseMs, account });
    }
  };
  const send = async (message: Message, tries: number) => {
    if (tries > maxTries) throw new Error('A delivery is never taken');
    if (await deliver(message)) return;
    counted.refused += 1;
    insert(waiting, { at: clock.now + 1_000 + random(minuteMs), message, tries: tries + 1 });
  };

  for (const account of accounts) {
    insert(waiting, { at: clock.now + random(10 * minuteMs), account });
  }
  while (waiting.length > 0 || underway.size > 0) {
    const next = underway.size < lanes ? waiting.shift() : undefined;
    if (!next) {
      await Promise.race(underway);
      continue;
    }
    clock.now = Math.max(clock.now, next.at);
    if ('account' in next) {
      happen(next.account);
    } else {
      const work = send(next.message, next.tries).finally(() => underway.delete(work));
      underway.add(work);
    }
  }
  return counted;
}

/** Inserts an item in order of time, after those with the same instant. */
function insert<T extends { at: number }>(waiting: T[], item: T): void {
  let [low, high] = [0, waiting.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((waiting[middle]?.at ?? 0) <= item.at) low = middle + 1;
    else high = middle;
  }
  waiting.splice(low, 0, item);
}
