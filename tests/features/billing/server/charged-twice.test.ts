import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import { sendSecondPlanEmails } from '#app/features/billing/server/second-plan-emails.server.ts';
import { renewingPlans } from '#db/billing-schema.ts';
import type { Purchase } from '#tests/fakes/app-store/purchases.ts';
import { notifyOf } from '#tests/fakes/app-store/statements.ts';
import { seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { cancelNow, startSubscription } from '#tests/fakes/stripe/subscription-life.ts';
import { appStoreDelivery, createTestAppStore } from '#tests/support/app-store.ts';
import { openBillingHarness } from '#tests/support/billing-harness.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { reconcileAll } from '#tests/support/reconcile-all.ts';
import { createTestContext, type TestContext } from '#tests/support/request-context.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import { deliver, stripeDelivery } from '#tests/support/webhook-harness.ts';

// A user has an App Store plan and a web plan: at most one of them runs, or the owner is notified.

const billing = await openBillingHarness();
const { database, db, harness, person, checkout, portal, pay, sessionOf, runningOf } = billing;
const store = await createTestAppStore();
const day = 86_400_000;

type Person = Awaited<ReturnType<typeof person>>;

const letters: TestContext['emails'] = [];

const providers = () => ({
  stripe: connectStripe(harness.registration),
  appStore: createAppStore(store.settings, Date.now()),
});

/** The device submits its purchase. */
async function bring({ cookie }: Person, purchase: Purchase) {
  const claim = {
    transactionId: purchase.transactionIds.at(-1),
    productId: purchase.product.productId,
    platform: 'ios',
  };
  const sent = { as: { cookie }, ...providers() };
  const { status, context } = await billing.post('/api/validate-iap', claim, sent);
  letters.push(...context.emails);
  return status;
}

/** Delivers Apple's notification the given number of times; returns the statuses. */
async function notify(purchase: Purchase, times: number) {
  const { registration } = store.state;
  const bought = { notificationType: 'SUBSCRIBED' };
  const { signedPayload } = await notifyOf(purchase, bought, registration, Date.now());
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const request = appStoreDelivery(signedPayload);
    statuses.push((await deliver(request, { db: database.open(), ...providers() })).status);
  }
  return statuses;
}

/** Delivers each Stripe event since the last call the given number of times. */
async function deliverEvents(times: number) {
  await vi.waitFor(() => {
    const underway = harness.state.deliveries.filter(({ outcome }) => outcome === 'underway');
    expect(underway).toEqual([]);
  });
  const events = harness.arrived.splice(0);
  for (const { body, signature } of events) {
    for (let at = 0; at < times; at += 1) {
      const request = stripeDelivery(body, { header: signature });
      await deliver(request, { db: database.open(), ...providers() });
    }
  }
}

let days = 0;
beforeEach(() => {
  days = 0;
});

async function nextDay() {
  days += 1;
  const now = Date.now() + days * day;
  await reconcileAll(() => database.open(), providers(), now);
  const context = { ...createTestContext(database.open()), now };
  await sendSecondPlanEmails(context);
  letters.push(...context.emails);
}

const runningAtStripe = ({ userId }: Person) => runningOf(userId);

const events = { 'arrive once': 1, 'arrive twice': 2, 'are lost': 0 };
const eventOrders = Object.entries(events).flatMap(([fate, times]) =>
  [false, true].map((isAway) => ({ fate, times, isAway })),
);

describe.each(eventOrders)(
  'with events that $fate (Stripe unavailable in between: $isAway)',
  ({ times, isAway }) => {
    const meanwhile = async <T>(work: () => Promise<T>) => {
      if (isAway) harness.state.faults = { ...noFaults(), failCalls: 1_000_000 };
      const done = await work();
      harness.state.faults = noFaults();
      return done;
    };

    test('an App Store purchase closes the open checkout page', async () => {
      const buyer = await person();
      const { answer } = await checkout(buyer);
      const purchase = store.buy({ userId: buyer.userId, at: Date.now() });
      const statuses = await meanwhile(async () => {
        expect(await bring(buyer, purchase)).toBe(200);
        return notify(purchase, times);
      });
      // Apple resends what failed.
      expect(statuses).toEqual(statuses.map(() => (isAway ? 503 : 200)));
      if (isAway && times > 0) expect(await notify(purchase, times)).not.toContain(503);
      const isClosed = !isAway || times > 0;
      expect(sessionOf(answer.url).status).toBe(isClosed ? 'expired' : 'open');
      await pay(answer.url);
      await deliverEvents(times);
      await nextDay();
      expect(runningAtStripe(buyer)).toHaveLength(isClosed ? 0 : 1);
      await expectSecondPlanEmail(buyer);
    });

    test('an App Store purchase after the page was paid is reported', async () => {
      const buyer = await person();
      const { answer } = await checkout(buyer);
      await pay(answer.url);
      await meanwhile(() => deliverEvents(times));
      const purchase = store.buy({ userId: buyer.userId, at: Date.now() });
      const isKnown = times > 0 && !isAway;
      expect(await bring(buyer, purchase)).toBe(isKnown ? 409 : 200);
      await notify(purchase, times);
      await nextDay();
      expect(runningAtStripe(buyer)).toHaveLength(1);
      await expectSecondPlanEmail(buyer);
    });
  },
);

test('two subscriptions of one customer are reported too, and again when there are two others', async () => {
  const buyer = await person();
  await pay((await checkout(buyer)).answer.url);
  const [first] = runningAtStripe(buyer);
  const price = harness.state.objects.price.get('price_us_pro_monthly');
  if (!first || !price) throw new Error('Nothing was bought');
  const start = { customerId: first.customer, price, metadata: { user_id: buyer.userId } };
  const lettersOf = () => letters.filter(({ to }) => to === `${buyer.userId}@example.com`);
  const second = startSubscription(harness.state, start, seconds());
  await nextDay();
  expect(lettersOf()).toHaveLength(1);
  // Plans bought within the same second have no defined order.
  expect(lettersOf()[0]?.text).toMatch(
    /(Pro|Basic), bought on the web; (Pro|Basic), bought on the web\./,
  );
  cancelNow(harness.state, second, 'cancellation_requested', seconds());
  await nextDay();
  expect((await settingsOf(db, buyer.userId)).renewingPlans).toHaveLength(1);
  startSubscription(harness.state, start, seconds());
  await nextDay();
  expect(lettersOf()).toHaveLength(2);
});

test('the next run sends an email that failed', async () => {
  const buyer = await person();
  await db.insert(renewingPlans).values([
    { userId: buyer.userId, source: 'stripe', reference: 'sub_mailed', planName: 'Basic' },
    { userId: buyer.userId, source: 'app_store', reference: '2000', planName: 'Pro' },
  ]);
  const context = createTestContext(database.open());
  const later = { ...context, now: context.now + 3_600_000 };
  const failing = { ...context, sendEmail: () => Promise.reject(new Error('no mails')) };
  expect(await sendSecondPlanEmails(failing)).toMatchObject({ told: 0, failed: 1 });
  expect(context.reported).toHaveLength(1);
  expect(await sendSecondPlanEmails(later)).toMatchObject({ told: 1, failed: 0 });
  expect(await sendSecondPlanEmails(later)).toMatchObject({ told: 0, dropped: 0 });
  expect(context.emails).toMatchObject([
    { subject: 'You’re paying for more than one Billwren plan', to: `${buyer.userId}@example.com` },
  ]);
  expect(context.emails[0]?.text).toContain('https://billwren.example/us/settings');
  expect(context.emails[0]?.text).toContain('open Settings on your iPhone');
});

test('whichever call fails, a user who pays twice is notified once, at the latest by the next run', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db) => {
      const { userId } = await createSampleUser(db);
      await db.insert(renewingPlans).values([
        { userId, source: 'stripe', reference: `sub_${userId}`, planName: 'Basic' },
        { userId, source: 'app_store', reference: userId, planName: 'Pro' },
      ]);
      return { userId, emails: createTestContext(db).emails };
    },
    action: (db, { userId, emails }) => {
      const sendEmail = async (email: (typeof emails)[number]) => void emails.push(email);
      return sendSecondPlanEmails({ ...createTestContext(db), sendEmail }, userId);
    },
    check: async (db, { userId, emails }) => {
      const sendEmail = async (email: (typeof emails)[number]) => void emails.push(email);
      await sendSecondPlanEmails({ ...createTestContext(db), sendEmail }, userId);
      expect(emails).toHaveLength(1);
    },
    faults: usualFaults,
  });
  expect(met).toBeGreaterThanOrEqual(usualFaults.length);
});

/** Expects that one plan runs, or that the user was emailed about both, sees both and can manage the web plan. */
async function expectSecondPlanEmail(buyer: Person) {
  // One email, however often the jobs run.
  await nextDay();
  const { renewingPlans } = await settingsOf(db, buyer.userId);
  const own = letters.filter(({ to }) => to === `${buyer.userId}@example.com`);
  const isTwice = runningAtStripe(buyer).length > 0;
  expect(renewingPlans.map(({ source }) => source).sort()).toEqual(
    isTwice ? ['app_store', 'stripe'] : ['app_store'],
  );
  expect(own).toHaveLength(isTwice ? 1 : 0);
  if (!isTwice) return;
  expect(own[0]?.text).toMatch(/Basic, bought on the web/);
  expect(own[0]?.text).toMatch(/Basic, bought in the App Store/);
  expect(await portal(buyer)).toMatchObject({ status: 200, answer: { url: expect.any(String) } });
}
