import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStripeCustomer } from '#app/features/billing/queries/billing-rows.server.ts';
import { openStripeHarness, type StripeHarness } from '#tests/fakes/stripe/stripe-harness.ts';
import { signPayload } from '#tests/fakes/stripe/webhook-sender.ts';
import { type Forgery, forgeDeliveries } from '#tests/fixtures/forged-deliveries.ts';
import { takeSnapshot } from '#tests/support/database-snapshot.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery, stripeEvent } from '#tests/support/webhook-harness.ts';

const database = await createTestDatabase();
let harness: StripeHarness;
beforeAll(async () => {
  harness = await openStripeHarness();
});
afterAll(() => harness.stop());

const count = isFullStrain ? 2_000 : 100;
const lanes = 8;

test(`of ${count} forged, stale, future, replayed and oversized deliveries none is accepted`, async () => {
  const { webhookSecret: secret } = harness.registration;
  const stripe = connectStripe(harness.registration);
  const { userId } = await createSampleUser(database.open());
  const { id: customer } = await harness.stripe.customers.create({ metadata: { user_id: userId } });
  await setStripeCustomer(database.open(), { userId, customerId: customer });
  const object = { object: 'subscription', customer, metadata: { user_id: userId } };
  const tempting = () => stripeEvent(object);

  // A valid event that can be replayed.
  const takenAt = Date.now();
  const body = tempting();
  const header = signPayload(body, secret, Math.floor(takenAt / 1000));
  const taken = { body, header, takenAt };
  const first = await deliver(stripeDelivery(body, { header }), {
    db: database.open(),
    stripe,
    now: takenAt,
  });
  expect(first).toMatchObject({ status: 200, notes: { outcome: 'unchanged' } });

  const before = await takeSnapshot(database.url);
  const guarded = { ...stripe, fetchSnapshot: () => expect.unreachable('Stripe was asked') };
  const wrong: unknown[] = [];
  const answers = new Map<number, number>();
  const forgeries = forgeDeliveries({ taken, tempting, secret }, count, createSeededRandom(5));
  const send = async ({ kind, arrivesAt: now, status, outcome: expected, ...sent }: Forgery) => {
    const done = await deliver(stripeDelivery(sent.body, { header: sent.header }), {
      db: database.open(),
      stripe: guarded,
      now,
    });
    const { outcome } = done.notes;
    const isRight =
      done.status === status &&
      done.told.length === 0 &&
      done.reported.length === 0 &&
      outcome === expected;
    if (!isRight) wrong.push({ kind, ...done });
    answers.set(done.status, (answers.get(done.status) ?? 0) + 1);
  };
  const waiting = [...forgeries];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await send(next);
    }),
  );
  expect(wrong).toEqual([]);
  expect([...answers.keys()].sort()).toEqual([200, 400, 413]);
  expect(await takeSnapshot(database.url)).toEqual(before);
}, 600_000);
