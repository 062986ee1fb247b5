import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { setStripeCustomer } from '#app/features/billing/queries/billing-rows.server.ts';
import { providerEvents } from '#db/billing-schema.ts';
import { userSettings } from '#db/schema.ts';
import { seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { cancelNow, startSubscription } from '#tests/fakes/stripe/subscription-life.ts';
import type { Subscription } from '#tests/fakes/stripe/subscriptions.ts';
import { signPayload } from '#tests/fakes/stripe/webhook-sender.ts';
import { type Forgery, forgeDeliveries } from '#tests/fixtures/forged-deliveries.ts';
import { takeSnapshot } from '#tests/support/database-snapshot.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { stripeHarnessOfFile } from '#tests/support/stripe-harness-of-file.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery, stripeEvent } from '#tests/support/webhook-harness.ts';

const database = await createTestDatabase();
const db = database.open();
const { harness, stripe } = stripeHarnessOfFile();

/** A user who has just bought a plan; by default their row knows the customer. */
async function buyer({ linked = true } = {}) {
  const { userId } = await createSampleUser(db);
  const metadata = { user_id: userId };
  const { id: customerId } = await harness().stripe.customers.create({ metadata });
  if (linked) await setStripeCustomer(db, { userId, customerId });
  const price = harness().state.objects.price.get('price_us_standard_monthly');
  if (!price) throw new Error('The price is not sold');
  const now = seconds();
  const subscription = startSubscription(harness().state, { customerId, price, metadata }, now);
  return { userId, customerId, subscription };
}

function send(body: string, over: Partial<Parameters<typeof deliver>[1]> = {}) {
  const now = Date.now();
  const sign = { secret: harness().registration.webhookSecret, now };
  return deliver(stripeDelivery(body, sign), {
    db: database.open(),
    stripe: stripe(),
    now,
    ...over,
  });
}
const word = (subscription: Subscription, over?: Record<string, unknown>) =>
  stripeEvent({ ...subscription }, over);
const planOf = async (userId: string) => {
  const { planName, subscriptionStatus, invoiceLimit } = await settingsOf(db, userId);
  return [planName, subscriptionStatus, invoiceLimit];
};
const free = [null, 'free', 3];
const standard = ['Standard', 'active', 300];

describe('a delivery', () => {
  test('sent by Stripe sets the plan to Stripe’s state, and notifies the open pages', async () => {
    const { userId, customerId } = await buyer();
    const arrived = await vi.waitFor(() => {
      const found = harness().arrived.find(({ body }) => body.includes(customerId));
      if (!found) throw new Error('Nothing came');
      return found;
    }, 20_000);
    const request = stripeDelivery(arrived.body, { header: arrived.signature });
    const done = await deliver(request, { db: database.open(), stripe: stripe() });
    expect(done).toMatchObject({ status: 200, answer: { received: true }, reported: [] });
    expect(done.notes).toMatchObject({ outcome: 'applied' });
    expect(done.told).toEqual([`plan ${userId}`]);
    expect(await planOf(userId)).toEqual(standard);
  });

  test('is trusted for which customer it concerns, never for its contents', async () => {
    const { userId, subscription } = await buyer();
    const lie = word({ ...subscription, status: 'canceled', ended_at: 1 });
    expect(await send(lie)).toMatchObject({ status: 200, notes: { outcome: 'applied' } });
    expect(await planOf(userId)).toEqual(standard);
  });

  test('that arrives again changes nothing and queries no provider', async () => {
    const { userId, subscription } = await buyer();
    const body = word(subscription);
    await send(body);
    cancelNow(harness().state, subscription, 'cancellation_requested', 1_800_000_000);
    const again = await send(body, {
      stripe: { ...stripe(), fetchSnapshot: () => expect.unreachable() },
    });
    expect(again).toMatchObject({ status: 200, notes: { outcome: 'duplicate' }, told: [] });
    expect(await planOf(userId)).toEqual(standard);
  });

  test('before the row knows its customer is matched by our user’s id, and links them', async () => {
    const { userId, customerId } = await buyer({ linked: false });
    const session = { customer: customerId, client_reference_id: userId };
    const body = stripeEvent(session, { type: 'checkout.session.completed' });
    expect(await send(body)).toMatchObject({ status: 200, notes: { outcome: 'applied' } });
    expect(await planOf(userId)).toEqual(standard);
    const row = await db.select().from(userSettings).where(eq(userSettings.userId, userId)).get();
    expect(row?.stripeCustomerId).toBe(customerId);
  });

  test('about another customer than the user’s own changes nothing', async () => {
    const { userId } = await buyer();
    const other = await harness().stripe.customers.create();
    const body = stripeEvent({ customer: other.id, metadata: { user_id: userId } });
    expect(await send(body)).toMatchObject({ status: 200, notes: { outcome: 'no-user' } });
    expect(await planOf(userId)).toEqual(free);
  });

  test.each([
    [
      'of a kind that doesn’t concern plans',
      { customer: 'cus_1' },
      'customer.updated',
      'unconcerned',
    ],
    ['of an unknown kind', { customer: 'cus_1' }, 'moon.risen', 'unconcerned'],
    ['about no user’s customer', { customer: 'cus_of_none' }, 'invoice.paid', 'no-user'],
    ['without a customer', { customer: null }, 'invoice.paid', 'no-user'],
    [
      'about a deleted user',
      { customer: 'cus_1', metadata: { user_id: 'gone' } },
      'invoice.paid',
      'no-user',
    ],
  ])('%s is acknowledged, so that it is not sent again', async (_, object, type, outcome) => {
    const done = await send(stripeEvent(object, { type }));
    expect(done).toMatchObject({ status: 200, notes: { type, outcome }, told: [], reported: [] });
  });

  test('about a customer deleted at Stripe leaves the row unchanged and is not sent again', async () => {
    const { userId, customerId, subscription } = await buyer();
    await send(word(subscription));
    harness().state.objects.customer.delete(customerId);
    const done = await send(word(subscription));
    expect(done).toMatchObject({ status: 200, notes: { outcome: 'unknown-customer' } });
    expect(await planOf(userId)).toEqual(standard);
  });
});

describe('what is sent again', () => {
  test('while Stripe does not respond: 503, no event is stored, and the next delivery succeeds', async () => {
    const { userId, subscription } = await buyer();
    const body = word(subscription);
    harness().state.faults.failCalls = 100;
    const failed = await send(body);
    harness().state.faults = noFaults();
    expect(failed).toMatchObject({ status: 503, answer: { code: 'try-again' }, told: [] });
    expect(failed.reported).toHaveLength(1);
    expect(await planOf(userId)).toEqual(free);
    const { id } = JSON.parse(body) as { id: string };
    expect(await db.$count(providerEvents, eq(providerEvents.eventId, id))).toBe(0);
    expect(await send(body)).toMatchObject({ status: 200, notes: { outcome: 'applied' } });
    expect(await planOf(userId)).toEqual(standard);
  });

  test('with an error that contains neither key nor secret nor anything of the delivery', async () => {
    const { subscription, customerId } = await buyer();
    const body = word(subscription);
    harness().state.faults.failCalls = 100;
    const { reported } = await send(body);
    harness().state.faults = noFaults();
    const { secretKey, webhookSecret: secret } = harness().registration;
    const words = JSON.stringify(reported.map((error) => [String(error), (error as Error).stack]));
    for (const kept of [secretKey, secret, customerId, subscription.id]) {
      expect(words).not.toContain(kept);
    }
  });
});

const forgeryCount = isFullStrain ? 2_000 : 100;

test(`of ${forgeryCount} forged, stale, future, replayed and oversized deliveries none is accepted`, async () => {
  const { webhookSecret: secret } = harness().registration;
  const { userId, customerId: customer } = await buyer();
  const object = { object: 'subscription', customer, metadata: { user_id: userId } };
  const tempting = () => stripeEvent(object);

  // A valid event that can be replayed.
  const takenAt = Date.now();
  const body = tempting();
  const header = signPayload(body, secret, Math.floor(takenAt / 1000));
  const first = await deliver(stripeDelivery(body, { header }), {
    db: database.open(),
    stripe: stripe(),
    now: takenAt,
  });
  expect(first).toMatchObject({ status: 200, notes: { outcome: 'applied' } });

  const before = await takeSnapshot(database.url);
  const guarded = { ...stripe(), fetchSnapshot: () => expect.unreachable('Stripe was asked') };
  const wrong: unknown[] = [];
  const statuses = new Set<number>();
  const send = async ({ kind, arrivesAt: now, status, outcome, ...sent }: Forgery) => {
    const delivery = stripeDelivery(sent.body, { header: sent.header });
    const done = await deliver(delivery, { db: database.open(), stripe: guarded, now });
    const isQuiet = done.told.length === 0 && done.reported.length === 0;
    const isRight = done.status === status && isQuiet && done.notes.outcome === outcome;
    if (!isRight) wrong.push({ kind, ...done });
    statuses.add(done.status);
  };
  const taken = { body, header, takenAt };
  const order = { taken, tempting, secret };
  const waiting = [...forgeDeliveries(order, forgeryCount, createSeededRandom(5))];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await send(next);
    }),
  );
  expect(wrong).toEqual([]);
  expect([...statuses].sort()).toEqual([200, 400, 413]);
  expect(await takeSnapshot(database.url)).toEqual(before);
}, 600_000);
