import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { endPlansOfClosed } from '#app/features/account/server/closed-accounts.server.ts';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import { credentials } from '#db/account-schema.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { openBillingHarness, press } from '#tests/support/billing-harness.ts';
import { closeSample } from '#tests/support/closed-account.ts';
import { createTestContext, formPost } from '#tests/support/request-context.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import { deliver, stripeDelivery } from '#tests/support/webhook-harness.ts';

// Closing an account during a checkout leaves nothing that could be paid.

const { database, db, harness, person, checkout, pay, sessionOf, runningOf } =
  await openBillingHarness();
type Person = Awaited<ReturnType<typeof person>>;

async function remove({ userId, cookie }: Person) {
  await db.delete(credentials).where(eq(credentials.userId, userId));
  const stripe = connectStripe(harness.registration);
  const context = createTestContext(database.open(), { stripe });
  const fields = { intent: 'delete-account', confirmation: 'delete my account' };
  return (await answerSecurityPost(formPost('/us/settings', fields, cookie), context, 'us')).status;
}

/** Everything of a user that could still be paid or is charged. */
function payable({ userId }: Person) {
  const open = [...harness.state.objects['checkout.session'].values()].filter(
    (each) => each.client_reference_id === userId && each.status === 'open',
  );
  return [open.length, runningOf(userId).length];
}

describe('deleting an account during a checkout leaves no open checkout page', () => {
  test.each([
    ['for a customer', true],
    ['for a user who never bought anything', false],
  ])('%s, with a page that is created after the account was closed', async (_, isCustomer) => {
    const buyer = await person();
    if (isCustomer) await checkout(buyer);
    const real = connectStripe(harness.registration);
    const stripe: StripeClient = {
      ...real,
      createCheckout: async (order) => {
        expect(await remove(buyer)).toBe(200);
        return real.createCheckout(order);
      },
    };
    const answer = { code: 'sign-in-needed' };
    expect(await checkout(buyer, press(), { stripe })).toMatchObject({ status: 401, answer });
    expect(payable(buyer)).toEqual([0, 0]);
  });

  test('in twelve concurrent rounds', async () => {
    for (let round = 0; round < 12; round += 1) {
      const buyer = await person();
      if (round % 2 === 0) await checkout(buyer);
      harness.state.faults = { ...noFaults(), slowMs: round };
      await Promise.all([checkout(buyer), remove(buyer)]);
      harness.state.faults = noFaults();
      expect(payable(buyer)).toEqual([0, 0]);
    }
  });
});

test('the hourly job closes what Stripe could not close with the account', async () => {
  const buyer = await person();
  const { answer } = await checkout(buyer);
  const now = Date.now();
  await closeSample(db, buyer.userId, now);
  const stripe = connectStripe(harness.registration);
  const failures: unknown[] = [];
  const run = (at: number) =>
    endPlansOfClosed(db, stripe, { now: at, reportError: (error) => failures.push(error) });
  harness.state.faults = { ...noFaults(), failCalls: 99 };
  await run(now + 60_000);
  harness.state.faults = noFaults();
  expect([failures.length > 0, sessionOf(answer.url).status]).toEqual([true, 'open']);
  await run(now + 3_600_000);
  expect(payable(buyer)).toEqual([0, 0]);
  // A checkout page expires after a day, so later runs end nothing.
  expect(await run(now + 2 * 86_400_000)).toMatchObject({ ended: 0 });
});

test('an event for a closed account, however often it comes, ends what was bought', async () => {
  const buyer = await person();
  const { answer } = await checkout(buyer);
  await closeSample(db, buyer.userId, Date.now());
  harness.arrived.splice(0);
  await pay(answer.url);
  expect(payable(buyer)).toEqual([0, 1]);
  await harness.waitForEvents(1);
  const [event] = harness.arrived;
  const send = () =>
    deliver(stripeDelivery(event?.body ?? '', { header: event?.signature ?? '' }), {
      db: database.open(),
      stripe: connectStripe(harness.registration),
    });
  harness.state.faults = { ...noFaults(), failCalls: 99 };
  expect(await send()).toMatchObject({ status: 503 });
  harness.state.faults = noFaults();
  for (const _ of [1, 2]) {
    expect(await send()).toMatchObject({ status: 200, notes: { outcome: 'closed-account' } });
  }
  expect(payable(buyer)).toEqual([0, 0]);
});
