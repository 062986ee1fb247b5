import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import { answerJson } from '#tests/fakes/answer-json.ts';
import { signStatement } from '#tests/fakes/app-store/statements.ts';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { createTestAppStore } from '#tests/support/app-store.ts';
import {
  appleEnums,
  fullNotification,
  fullRenewal,
  fullTransaction,
  type Variant,
  variantsOf,
} from '#tests/support/apple-models.ts';

// Runs everything that the types of Apple's library allow through our readers: any field may be
// absent, and any enum may get a new value. https://github.com/apple/app-store-server-library-node

const now = Date.now();
const store = await createTestAppStore(() => now);
const { bundleId, appId, signer } = store.state.registration;
const purchase = store.buy({ userId: '7e3fb20b-4cdb-47cc-936d-99d65f608138', at: now });
const subject = { reference: purchase.originalTransactionId, bundleId, appId, now };
const transaction = fullTransaction(subject);
const renewal = fullRenewal(subject);
const appStore = createAppStore(store.settings, now);

async function sign(parts: { transaction?: object; renewal?: object } = {}) {
  return {
    signedTransactionInfo: await signStatement(parts.transaction ?? transaction, signer),
    signedRenewalInfo: await signStatement(parts.renewal ?? renewal, signer),
  };
}

const read = async (notification: object) =>
  appStore.parseNotification(await signStatement(notification, signer));

/** A snapshot that could be applied. */
const anyPlan = { source: 'app_store', reference: subject.reference, isSandbox: false };

/** Fields that our code branches on, so unknown values are reported. */
const decisive = ['type', 'inAppOwnershipType', 'offerDiscountType', 'autoRenewStatus', 'status'];
const isReported = (unknown: string) =>
  ['notificationType', ...decisive].includes(unknown.split(' ')[0] ?? '');

/** Identifies the app and environment; Apple's library rejects payloads without these. */
const identity = ['bundleId', 'environment'];
const hasIdentity = ({ absent }: Variant<object>, needed = identity) =>
  !absent.some((field) => needed.includes(field));

/** Without any of these, or with another type, a transaction isn't a subscription. */
const essential = ['originalTransactionId', 'productId', 'expiresDate', 'type', 'signedDate'];

describe('a notification’s transaction', () => {
  test.each(variantsOf(transaction, appleEnums.transaction))('$name', async (variant) => {
    const { value, absent, unknown } = variant;
    const parts = await sign({ transaction: value });
    const notification = await read(fullNotification(subject, parts));
    if (!hasIdentity(variant)) return expect(notification).toBeNull();
    const isPlan =
      !absent.some((field) => essential.includes(field)) &&
      (value.type ?? '') === 'Auto-Renewable Subscription' &&
      value.inAppOwnershipType !== 'FAMILY_SHARED';
    expect(notification).toMatchObject({
      kind: 'SUBSCRIBED',
      unknownValues: unknown && isReported(unknown) ? [unknown] : [],
      snapshot: isPlan ? { ...anyPlan, status: statusFor(value.offerDiscountType) } : null,
    });
  });

  const statusFor = (discount?: string) => (discount === 'FREE_TRIAL' ? 'trialing' : 'active');
});

test.each(variantsOf(renewal, appleEnums.renewal))(
  'a notification’s renewal: $name',
  async (variant) => {
    const { value, unknown } = variant;
    const parts = await sign({ renewal: value });
    const notification = await read(fullNotification(subject, parts));
    if (!hasIdentity(variant, ['environment'])) return expect(notification).toBeNull();
    const isReportedValue = unknown?.startsWith('autoRenewStatus') ?? false;
    expect(notification).toMatchObject({
      unknownValues: isReportedValue ? [unknown] : [],
      snapshot: { ...anyPlan, status: value.autoRenewStatus === 0 ? 'cancelled' : 'active' },
    });
  },
);

const sample = fullNotification(subject, await sign());

describe('a notification', () => {
  test.each(variantsOf(sample, appleEnums.notification))('$name', async (variant) => {
    const { value, absent, unknown } = variant;
    const notification = await read(value);
    // Without `data` the app is unknown.
    if (absent.includes('data')) return expect(notification).toBe('ignored');
    expect(notification).toMatchObject({
      kind: value.notificationType ?? 'unknown',
      unknownValues: unknown && isReported(unknown) ? [unknown] : [],
      snapshot: anyPlan,
    });
  });

  test.each(variantsOf(sample.data, appleEnums.data))('whose data is $name', async (variant) => {
    const { value, absent, unknown } = variant;
    const notification = await read({ ...sample, data: value });
    if (!hasIdentity(variant, [...identity, 'appAppleId'])) {
      // The Sandbox sends no app id, but this payload claims to be from Production.
      return expect(notification).toBe('ignored');
    }
    const isAboutPlan = !absent.includes('signedTransactionInfo');
    expect(notification).toMatchObject({
      unknownValues: unknown ? [unknown] : [],
      snapshot: isAboutPlan ? anyPlan : null,
    });
  });

  const app = { appAppleId: appId, bundleId };
  test.each([
    ['summary', { ...app, environment: 'Production', succeededCount: 5 }, 'Production'],
    ['summary', { bundleId, environment: 'Sandbox' }, 'Sandbox'],
    ['externalPurchaseToken', { ...app, externalPurchaseId: 'b2158121' }, 'Production'],
    ['externalPurchaseToken', { bundleId, externalPurchaseId: 'SANDBOX_b2158121' }, 'Sandbox'],
    ['appData', { ...app, environment: 'Production', signedAppTransactionInfo: 'x' }, 'Production'],
    ['appData', { bundleId, environment: 'Sandbox' }, 'Sandbox'],
  ])('about %s %j is about no plan', async (field, about, environment) => {
    const { data: _, ...rest } = sample;
    expect(await read({ ...rest, [field]: about })).toMatchObject({ environment, snapshot: null });
  });

  test('with a value of another type is rejected, which shows that these tests can fail', async () => {
    const parts = await sign({ transaction: { ...transaction, expiresDate: '2026-12-24' } });
    expect(await read(fullNotification(subject, parts))).toBeNull();
  });
});

let answer: object = {};
const server = await serveRequests(async () => answerJson(200, answer), 0);
afterAll(() => void server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const apiUrls = { Production: origin, Sandbox: origin };
const client = createAppStore({ ...store.settings, apiUrls }, now);
const item = { originalTransactionId: subject.reference, status: 1, ...(await sign()) };
const group = { subscriptionGroupIdentifier: '55555', lastTransactions: [item] };
const response = { environment: 'Production', bundleId, appAppleId: appId, data: [group] };

describe('a response about a subscription', () => {
  test.each(variantsOf(item, appleEnums.data))('whose item is $name', async ({ value, absent }) => {
    answer = { ...response, data: [{ ...group, lastTransactions: [value] }] };
    const needed = ['originalTransactionId', 'signedTransactionInfo'];
    const isComplete = !absent.some((field) => needed.includes(field));
    const found = await client.fetchTransaction(subject.reference);
    expect(found?.snapshot ?? null).toEqual(isComplete ? expect.objectContaining(anyPlan) : null);
  });

  test.each(variantsOf(response, {}))('$name', async ({ value, absent }) => {
    answer = value;
    const found = await client.fetchTransaction(subject.reference);
    expect(found === null).toBe(absent.includes('data'));
  });

  test('that has another subscription with parts from tomorrow still returns this one', async () => {
    const other = { ...item, originalTransactionId: '9', signedTransactionInfo: 'a.b.c' };
    answer = { ...response, data: [{ lastTransactions: [other, {}] }, group] };
    expect(await client.fetchTransaction(subject.reference)).toMatchObject({ snapshot: anyPlan });
  });
});
