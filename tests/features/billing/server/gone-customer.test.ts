import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { userSettings } from '#db/schema.ts';
import { openBillingHarness, press } from '#tests/support/billing-harness.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';

// A customer that no longer exists at Stripe: deleted in the dashboard, or from another Stripe account.
const billing = await openBillingHarness();
const { db, harness, person, checkout, portal, check, pay, sessionOf, customersOf } = billing;

type Person = Awaited<ReturnType<typeof person>>;

async function forget({ userId }: Person) {
  for (const { id } of customersOf(userId)) await harness.stripe.customers.del(id);
}

test('a deleted Stripe customer is replaced at the next purchase, however often that happens', async () => {
  const buyer = await person();
  await checkout(buyer);
  for (let round = 0; round < 3; round += 1) {
    await forget(buyer);
    const { status, answer } = await checkout(buyer);
    expect(status).toBe(200);
    expect(sessionOf(answer.url).customer).toBe(customersOf(buyer.userId)[0]?.id);
  }
  const { answer } = await checkout(buyer);
  await pay(answer.url);
  const later = { now: Date.now() + 5_000 };
  expect(await check(buyer, later)).toMatchObject({ answer: { plan: 'Basic' } });
});

test('a deleted customer is replaced by one, even if another tab has just unlinked the old one', async () => {
  const buyer = await person();
  await checkout(buyer);
  await forget(buyer);
  const real = connectStripe(harness.registration);
  let other: Promise<{ status: number }> | undefined;
  const stripe = {
    ...real,
    createCustomer: async (customer: Parameters<typeof real.createCustomer>[0]) => {
      other ??= checkout(buyer);
      await other;
      return real.createCustomer(customer);
    },
  };
  expect(await checkout(buyer, press(), { stripe })).toMatchObject({ status: 200 });
  expect(await other).toMatchObject({ status: 200 });
  const [customer, ...more] = customersOf(buyer.userId);
  expect(more).toEqual([]);
  const linked = { id: userSettings.stripeCustomerId };
  const ofBuyer = eq(userSettings.userId, buyer.userId);
  expect(await db.select(linked).from(userSettings).where(ofBuyer).get()).toEqual({
    id: customer?.id,
  });
});

test('a customer found deleted only when the page is created is replaced too', async () => {
  const buyer = await person();
  await checkout(buyer);
  const real = connectStripe(harness.registration);
  const stripe = {
    ...real,
    fetchSnapshot: async (customer: { customerId: string }) => {
      const snapshot = await real.fetchSnapshot(customer);
      await forget(buyer);
      return snapshot;
    },
  };
  expect(await checkout(buyer, press(), { stripe })).toMatchObject({ status: 200 });
  expect(customersOf(buyer.userId)).toHaveLength(1);
});

test('a deleted customer keeps what was paid until its end, and the portal has nothing to manage', async () => {
  const buyer = await person();
  await pay((await checkout(buyer)).answer.url);
  await check(buyer);
  await forget(buyer);
  expect(await portal(buyer)).toMatchObject({
    status: 409,
    answer: {
      code: 'customer-gone',
      error:
        'Stripe no longer has this subscription. You keep your plan until the end of the period you’ve paid for.',
    },
    told: [`plan ${buyer.userId}`],
  });
  const row = await settingsOf(db, buyer.userId);
  expect(row).toMatchObject({ subscriptionStatus: 'cancelled', subscriptionSource: null });
  expect(row.renewingPlans).toEqual([]);
  const answer = { code: 'already-subscribed' };
  expect(await checkout(buyer)).toMatchObject({ status: 409, answer });
  const over = { subscriptionEndMs: Date.now() - 1 };
  await db.update(userSettings).set(over).where(eq(userSettings.userId, buyer.userId));
  expect(await checkout(buyer)).toMatchObject({ status: 200 });
});

test('a deleted customer with a past-due payment blocks no purchase', async () => {
  const buyer = await person({
    subscriptionSource: 'stripe',
    subscriptionStatus: 'past_due',
    subscriptionEndMs: Date.now() - 1e9,
    stripeCustomerId: `cus_${crypto.randomUUID()}`,
  });
  expect(await checkout(buyer)).toMatchObject({ status: 200 });
});
