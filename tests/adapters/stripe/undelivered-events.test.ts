import { afterAll, afterEach, expect, test } from 'vitest';
import { countUndeliveredEvents } from '#app/adapters/stripe/stripe.server.ts';
import { takeContractFaults } from '#tests/contracts/watch-stripe.ts';
import { announce, type EventType } from '#tests/fakes/stripe/events.ts';
import { openStripeHarness, seconds } from '#tests/fakes/stripe/stripe-harness.ts';

const harness = await openStripeHarness();
afterAll(harness.stop);
// The contents of the events don't matter here, so their objects are empty.
afterEach(() => {
  expect(takeContractFaults().filter((fault) => !/ carries .+, not null$/.test(fault))).toEqual([]);
});
const { registration, state } = harness;
const access = { secretKey: registration.secretKey, apiUrl: registration.origin };
const hour = 3600;

/** Creates an event that happened this many hours ago. */
const happen = (type: EventType, hours: number) =>
  announce(state, { type, object: { id: 'sub_1' } }, seconds() - hours * hour);

test('undelivered events are counted, from an hour to three days old', async () => {
  happen('invoice.paid', 2);
  await harness.waitForEvents(1);
  state.faults.loseEvents = 5;
  happen('invoice.paid', 0.5);
  happen('invoice.paid', 73);
  expect(await countUndeliveredEvents(access, Date.now())).toBe(0);
  happen('invoice.paid', 2);
  happen('customer.subscription.updated', 71);
  // The endpoint isn't subscribed to it.
  happen('checkout.session.expired', 2);
  expect(await countUndeliveredEvents(access, Date.now())).toBe(2);
});
