import { afterAll, describe, expect, test } from 'vitest';
import { stripeEventTypes } from '#app/domain/billing/stripe-client.ts';
import { setStripeCustomer } from '#app/features/billing/queries/billing-rows.server.ts';
import { leastObject, wholeObject } from '#tests/contracts/stripe-samples.ts';
import { loadStripeSchemas } from '#tests/contracts/stripe-schemas.ts';
import { openCardHarness } from '#tests/support/card-harness.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery } from '#tests/support/webhook-harness.ts';

// Events generated from Stripe's own types, with all optional fields and with none.

const db = (await createTestDatabase()).open();
const cards = await openCardHarness(db);
afterAll(cards.stop);
const { harness, connect } = cards;
const stripe = connectStripe(harness.registration);
const { events, notifications, objects } = loadStripeSchemas();

const objectsOf = (type: string): object[] => {
  const name = events[type] ?? '';
  const isKnown = objects[name] !== undefined;
  return isKnown
    ? [wholeObject(name) as object, leastObject(name) as object]
    : [{ object: name }, { id: `${name}_1`, object: name }];
};

const eventOf = (type: string, object: object) => ({
  ...(wholeObject('event') as object),
  id: `evt_${crypto.randomUUID()}`,
  type,
  data: { object },
});

async function send(path: string, secret: string, event: object) {
  const request = stripeDelivery(JSON.stringify(event), { secret, now: Date.now() }, path);
  const { status, reported, notes } = await deliver(request, { db, stripe, connect });
  return { status, reported, outcome: notes.outcome };
}

/** The types whose events didn't get a 200 or reported an error. */
async function failuresOf(
  types: string[],
  deliverOne: (type: string, object: object) => ReturnType<typeof send>,
) {
  const troubled: string[] = [];
  for (const type of types) {
    for (const object of objectsOf(type)) {
      const { status, reported } = await deliverOne(type, object);
      if (status !== 200 || reported.length > 0) troubled.push(`${type}: ${status} ${reported}`);
    }
  }
  return troubled;
}

test('every event of our own account that Stripe knows is answered 200', async () => {
  const { webhookSecret } = harness.registration;
  const found = failuresOf(Object.keys(events), (type, object) =>
    send('/stripe', webhookSecret, eventOf(type, object)),
  );
  expect(await found).toEqual([]);
});

test('every event of a seller’s account that Stripe knows is answered 200', async () => {
  const { account } = await cards.sell();
  const { secret } = harness.registration.connect;
  const found = failuresOf(Object.keys(events), (type, object) =>
    send('/stripe-connect', secret, { ...eventOf(type, object), account: account.id }),
  );
  expect(await found).toEqual([]);
});

test('every notification that Stripe knows is answered 200', async () => {
  const { account } = await cards.sell();
  const { secret } = harness.registration.connectAccounts;
  const related = {
    id: account.id,
    type: 'v2.core.account',
    url: `/v2/core/accounts/${account.id}`,
  };
  const found = failuresOf(notifications, (type) =>
    send('/stripe-connect-accounts', secret, {
      ...(leastObject('v2.core.event') as object),
      type,
      related_object: type.startsWith('v2.core.account') ? related : null,
    }),
  );
  expect(await found).toEqual([]);
});

describe('an event of a known customer', () => {
  test.each([...stripeEventTypes])('applies Stripe’s current state: %s', async (type) => {
    const { userId } = await createSampleUser(db);
    const { id: customerId } = await harness.stripe.customers.create({
      metadata: { user_id: userId },
    });
    await setStripeCustomer(db, { userId, customerId });
    for (const object of objectsOf(type)) {
      const event = eventOf(type, { ...object, customer: customerId });
      const done = await send('/stripe', harness.registration.webhookSecret, event);
      expect(done).toEqual({ status: 200, reported: [], outcome: expect.any(String) });
      expect(done.outcome).not.toBe('ignored');
    }
  });
});
