import { afterAll, expect, test } from 'vitest';
import { leastObject, wholeObject } from '#tests/contracts/stripe-samples.ts';
import { loadStripeSchemas } from '#tests/contracts/stripe-schemas.ts';
import { openCardHarness } from '#tests/support/card-harness.ts';
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
  const { status, reported } = await deliver(request, { db, stripe, connect });
  return { status, reported };
}

/** Delivers each event; returns those that didn't get a 200, or reported an error. */
async function failuresOf(path: string, secret: string, sent: { type: string; body: object }[]) {
  const failures: string[] = [];
  for (const { type, body } of sent) {
    const { status, reported } = await send(path, secret, body);
    if (status !== 200 || reported.length > 0) failures.push(`${type}: ${status} ${reported}`);
  }
  return failures;
}

test('every event that Stripe knows is answered 200, of our own account and of a seller’s', async () => {
  const { webhookSecret, connect: end } = harness.registration;
  const { account } = await cards.sell();
  const all = Object.keys(events).flatMap((type) =>
    objectsOf(type).map((object) => ({ type, body: eventOf(type, object) })),
  );
  expect(await failuresOf('/stripe', webhookSecret, all)).toEqual([]);
  const ofSeller = all.map(({ type, body }) => ({ type, body: { ...body, account: account.id } }));
  expect(await failuresOf('/stripe-connect', end.secret, ofSeller)).toEqual([]);
});

test('every notification that Stripe knows is answered 200', async () => {
  const { account } = await cards.sell();
  const { secret } = harness.registration.connectAccounts;
  const related = {
    id: account.id,
    type: 'v2.core.account',
    url: `/v2/core/accounts/${account.id}`,
  };
  const all = notifications.map((type) => ({
    type,
    body: {
      ...(leastObject('v2.core.event') as object),
      type,
      related_object: type.startsWith('v2.core.account') ? related : null,
    },
  }));
  expect(await failuresOf('/stripe-connect-accounts', secret, all)).toEqual([]);
});
