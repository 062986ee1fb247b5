import { describe, expect, test } from 'vitest';
import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import {
  changes,
  describeRenewal,
  describeTransaction,
  type Purchase,
} from '#tests/fakes/app-store/purchases.ts';
import {
  notifyOf,
  type StatementEvent,
  signPurchase,
  signStatement,
} from '#tests/fakes/app-store/statements.ts';
import { appStoreDelivery, createTestAppStore } from '#tests/support/app-store.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver } from '#tests/support/webhook-harness.ts';

const day = 86_400_000;
const now = Date.now();
const database = await createTestDatabase();
const db = database.open();
const store = await createTestAppStore(() => now);
const { registration } = store.state;
const { signer } = registration;
const envelope = {
  bundleId: registration.bundleId,
  appAppleId: registration.appId,
  environment: 'Production',
};
const bought = { notificationType: 'SUBSCRIBED', subtype: 'INITIAL_BUY' };

const send = (signedPayload: string, at = now) =>
  deliver(appStoreDelivery(signedPayload), {
    db: database.open(),
    now: at,
    appStore: createAppStore(store.settings, at),
  });

async function tell(purchase: Purchase, happening: StatementEvent = bought, signedAt = now) {
  const { signedPayload } = await notifyOf(purchase, happening, registration, signedAt);
  return signedPayload;
}

async function buyer() {
  const { userId } = await createSampleUser(db);
  return { userId, purchase: store.buy({ userId, at: now - day }) };
}

const sign = (notificationType: string, parts: object) => {
  const notificationUUID = crypto.randomUUID();
  return signStatement({ notificationType, notificationUUID, signedDate: now, ...parts }, signer);
};
const statusOf = async (userId: string) => (await settingsOf(db, userId)).subscriptionStatus;

describe('a notification', () => {
  test('sets the plan of the user in the purchase, who is notified', async () => {
    const { userId, purchase } = await buyer();
    expect(await send(await tell(purchase))).toEqual({
      status: 200,
      answer: { received: true },
      notes: { kind: 'SUBSCRIBED', environment: 'Production', outcome: 'applied' },
      told: [`plan ${userId}`],
      reported: [],
    });
    expect(await settingsOf(db, userId)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionSource: 'app_store',
      planName: 'Basic',
      invoiceLimit: 50,
    });
  });

  test('that arrives again, or late, changes nothing', async () => {
    const { userId, purchase } = await buyer();
    const first = await tell(purchase, bought, now - 60_000);
    changes['turn-off-renewal'].apply(purchase);
    const second = await tell(purchase, { notificationType: 'DID_CHANGE_RENEWAL_STATUS' });
    expect((await send(second)).notes.outcome).toBe('applied');
    expect((await send(first)).notes.outcome).toBe('superseded');
    for (const each of [first, second]) {
      expect(await send(each)).toMatchObject({
        status: 200,
        notes: { outcome: 'duplicate' },
        told: [],
      });
    }
    expect(await statusOf(userId)).toBe('cancelled');
  });

  test('without a user id belongs to the owner of the original transaction', async () => {
    const { userId, purchase } = await buyer();
    await send(await tell(purchase));
    purchase.userId = null;
    changes.refund.apply(purchase, now);
    await send(await tell(purchase, { notificationType: 'REFUND' }));
    expect(await statusOf(userId)).toBe('free');
  });

  test.each([
    ['no user', null],
    ['a deleted user', '00000000-0000-4000-8000-000000000000'],
  ])('that names %s is acknowledged, and nothing is done', async (_, userId) => {
    const purchase = store.buy({ userId, at: now });
    expect(await send(await tell(purchase))).toMatchObject({
      status: 200,
      notes: { outcome: 'no-user' },
    });
  });

  test('of an unknown kind is acknowledged', async () => {
    const { purchase } = await buyer();
    const answer = await send(await tell(purchase, { notificationType: 'SENT_FLOWERS' }));
    expect(answer).toMatchObject({
      status: 200,
      notes: { kind: 'SENT_FLOWERS', unknown: 'notificationType SENT_FLOWERS', outcome: 'applied' },
    });
    const payload = await sign('RENEWAL_EXTENSION', {
      summary: { ...envelope, succeededCount: 1 },
    });
    expect(await send(payload)).toMatchObject({ status: 200, notes: { outcome: 'nothing-to-do' } });
  });

  test('with an unknown status queries the App Store', async () => {
    const { userId, purchase } = await buyer();
    const parts = await signPurchase(purchase, registration, now);
    const payload = await sign('SUBSCRIBED', { data: { ...parts, ...envelope, status: 6 } });
    expect(await send(payload)).toMatchObject({
      status: 200,
      notes: { unknown: 'status 6', outcome: 'applied' },
    });
    expect(await statusOf(userId)).toBe('active');
  });

  test('from the Sandbox arrives at the same URL and sets a plan that ends with Apple’s', async () => {
    const { userId } = await createSampleUser(db);
    const purchase = store.buy({ userId, at: now, environment: 'Sandbox' });
    expect(await send(await tell(purchase))).toMatchObject({
      status: 200,
      notes: { environment: 'Sandbox', outcome: 'applied' },
      told: [`plan ${userId}`],
    });
    expect(await settingsOf(db, userId)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionEndMs: now + 5 * 60_000,
    });
  });

  test.each([
    ['six minutes ahead of us', 6 * 60_000, 503, 'free'],
    ['four minutes ahead of us', 4 * 60_000, 200, 'active'],
    ['six days old, the age of Apple’s last retry', -6 * day, 200, 'active'],
    ['a replayed one, 31 days old', -31 * day, 200, 'free'],
  ])('%s', async (_, offset, status, plan) => {
    const { userId, purchase } = await buyer();
    const payload = await tell(purchase, bought, now + offset);
    expect((await send(payload)).status).toBe(status);
    expect(await statusOf(userId)).toBe(plan);
  });
});

test('a refund of an earlier period leaves the paid one alone; while Apple is unavailable it is retried', async () => {
  const { userId } = await createSampleUser(db);
  const purchase = store.buy({ userId, at: now - 40 * day });
  changes.renew.apply(purchase, now);
  await send(await tell(purchase));
  const { bundleId, environment } = envelope;
  const earlier = { ...describeTransaction(purchase, now), revocationDate: now };
  const renewal = { ...describeRenewal(purchase, now), environment };
  const data = {
    ...envelope,
    status: 1,
    signedTransactionInfo: await signStatement({ ...earlier, bundleId, environment }, signer),
    signedRenewalInfo: await signStatement(renewal, signer),
  };
  const payload = await sign('REFUND', { data });
  store.state.refusedCalls = 1;
  expect(await send(payload)).toMatchObject({ status: 503, reported: [expect.any(Error)] });
  expect(await send(payload)).toMatchObject({ status: 200 });
  expect(await statusOf(userId)).toBe('active');
});
