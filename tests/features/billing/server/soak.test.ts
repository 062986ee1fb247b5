import { describe, expect, test } from 'vitest';
import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import type { SubscriptionSnapshot, SubscriptionSource } from '#app/domain/billing/subscription.ts';
import {
  applySubscription,
  refreshStripe,
} from '#app/features/billing/server/refresh-subscription.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { userSettings } from '#db/schema.ts';
import { reconcileAll } from '#tests/support/reconcile-all.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { columnsOf, createCustomer, dayMs } from '#tests/support/sample-subscription.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { deliverShuffled, type SeededRandom } from '#tests/support/shuffled-deliveries.ts';
import { changeSubscription, type SimulatedUser } from '#tests/support/simulated-subscriptions.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// The billing functions under an unreliable provider, without its protocol: the endpoints have their own soak tests.

const database = await createTestDatabase();
const open = () => database.open({ timeoutMilliseconds: 30_000 });

const accounts = isFullStrain ? 500 : 10;
const copies = 4;
const messages = (isFullStrain ? 10_000 : 120) / copies;
const seeds = isFullStrain ? [1, 2, 3] : [1];
const startMs = Date.UTC(2026, 9, 1);

class ProviderAway extends Error {}

type World = {
  source: SubscriptionSource;
  random: SeededRandom;
  clock: { now: number };
  people: SimulatedUser[];
  isCalm: boolean;
};

type Word = {
  id: string;
  person: SimulatedUser;
  snapshot: SubscriptionSnapshot;
  signedMs: number;
  /**
   * The first message about a purchase: the App Store buyer's device submits it too, and no one else knows about it.
   */
  isFirst: boolean;
};

async function createWorld(source: SubscriptionSource, seed: number): Promise<World> {
  const people: SimulatedUser[] = [];
  for (let count = 0; count < accounts; count += 1) {
    const { userId, stripeCustomerId: customerId } = await createCustomer(open());
    people.push({ userId, customerId, bought: [], signed: new Map() });
  }
  return {
    source,
    random: createSeededRandom(seed),
    clock: { now: startMs },
    people,
    isCalm: false,
  };
}

/** A change and the provider's messages about it: one, or several within the same second. */
function change({ source, random, clock }: World, person: SimulatedUser): Word[] {
  return Array.from({ length: 1 + random(3) }, () => {
    const snapshot = changeSubscription(person, source, clock.now, random);
    const isFirst = !person.signed.has(snapshot.reference);
    const signedMs = sign(person, snapshot, clock.now);
    return { id: crypto.randomUUID(), person, snapshot, signedMs, isFirst };
  });
}

/** Changes a known purchase without sending an event. */
function goOn({ source, random, clock }: World, person: SimulatedUser): void {
  const known = person.bought.length;
  const before = person.bought.at(-1);
  const snapshot = changeSubscription(person, source, clock.now, random);
  const isNew = snapshot.reference !== before?.reference;
  if (source === 'app_store' && isNew) person.bought.length = known;
}

/** Apple's signatures have their own timestamps in milliseconds. */
function sign({ signed }: SimulatedUser, { reference }: SubscriptionSnapshot, now: number): number {
  const signedMs = Math.max(now, (signed.get(reference) ?? 0) + 1);
  signed.set(reference, signedMs);
  return signedMs;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A fake Stripe that may respond slowly, with an error, or with data that is outdated on arrival. */
function stripeOf(world: World) {
  const { people, random, clock } = world;
  const byCustomer = new Map(people.map((person) => [person.customerId, person]));
  return {
    closeCheckouts: async () => undefined,
    fetchSnapshot: async ({ customerId }: { customerId: string }) => {
      const chance = world.isCalm ? 99 : random(100);
      if (chance < 10) throw new ProviderAway(`${world.source} at ${clock.now}`);
      if (chance < 25) await pause(random(15));
      const snapshot = byCustomer.get(customerId)?.bought.at(-1) ?? null;
      if (chance < 40) await pause(random(25));
      return snapshot;
    },
  };
}

function appStoreOf(world: World) {
  const { people, clock } = world;
  return {
    fetchTransaction: async (reference: string) => {
      for (const person of people) {
        const snapshot = person.bought.find((each) => each.reference === reference);
        if (snapshot) {
          const signedMs = sign(person, snapshot, clock.now);
          return { snapshot, userId: person.userId, signedMs };
        }
      }
      return null;
    },
  };
}

/** A database on a bad day: of fifty calls, one doesn't arrive or its response is lost. */
function openShaky({ random }: World) {
  return database.open({
    timeoutMilliseconds: 30_000,
    fetch: async (request, init) => {
      const chance = random(100);
      if (chance === 0) throw new TypeError('not reached');
      const answer = await fetch(request, init);
      if (chance === 1) throw new TypeError('answer lost');
      return answer;
    },
  });
}

async function deliver(world: World, word: Word): Promise<boolean> {
  const { source, clock } = world;
  const { userId } = word.person;
  const event = { source, id: word.id };
  const now = clock.now;
  const db = openShaky(world);
  try {
    if (source === 'stripe') {
      await refreshStripe(db, stripeOf(world), { userId, event, now });
    } else {
      const { snapshot, signedMs } = word;
      const order = { signedMs };
      await applySubscription(db, { userId, source, snapshot, order, event, now });
    }
    return true;
  } catch (error) {
    if (error instanceof ProviderAway || isDatabaseUnavailable(error)) return false;
    throw error;
  }
}

/** Rows that differ from the provider. */
async function wrongPlans({ people, clock }: World) {
  const rows = new Map((await open().select().from(userSettings)).map((row) => [row.userId, row]));
  return people.flatMap((person) => {
    const row = rows.get(person.userId);
    if (!row) throw new Error('A user is gone');
    const snapshot = person.bought.at(-1) ?? null;
    const wanted = columnsOf(snapshot);
    const holds = isEntitled(planState(wanted, clock.now));
    // When all of several purchases have ended, the row may name any of them.
    if (!holds && person.bought.length > 1) {
      return isEntitled(planState(row, clock.now)) ? [{ wanted, row }] : [];
    }
    const said = Object.keys(wanted).map((key) => row[key as keyof typeof wanted]);
    return JSON.stringify(said) === JSON.stringify(Object.values(wanted)) ? [] : [{ wanted, row }];
  });
}

async function soak(source: SubscriptionSource, seed: number, lostPercent: number) {
  const world = await createWorld(source, seed);
  const { people, random, clock } = world;
  const counted = await deliverShuffled<SimulatedUser, Word>({
    accounts: people,
    clock,
    random,
    messages,
    copies,
    lostPercent,
    change: (person) => change(world, person),
    deliver: (word) => deliver(world, word),
    mayBeLost: ({ isFirst }) => source === 'stripe' || !isFirst,
  });
  return { world, counted, wrong: await wrongPlans(world) };
}

const patience = 1_800_000;

describe.each(['stripe', 'app_store'] as const)(
  `${messages} events of %s, each sent ${copies} times`,
  (source) => {
    test.each(seeds)('leave every plan correct, seed %i', { timeout: patience }, async (seed) => {
      const { wrong, counted } = await soak(source, seed, 0);
      expect(wrong).toEqual([]);
      expect(counted.messages).toBeGreaterThanOrEqual(messages);
      expect(counted.refused).toBeGreaterThan(0);
    });

    test('with a fifth never arriving are repaired by checking', {
      timeout: patience,
    }, async () => {
      const { world } = await soak(source, 4, 20);
      // For some users no event arrives at all, whatever the random numbers decide for single events.
      for (const person of world.people.slice(0, 5)) goOn(world, person);
      expect((await wrongPlans(world)).length).toBeGreaterThan(0);
      world.isCalm = true;
      const providers = { stripe: stripeOf(world), appStore: appStoreOf(world) };
      await reconcileAll(open, providers, world.clock.now + dayMs);
      expect(await wrongPlans(world)).toEqual([]);
    });
  },
);
