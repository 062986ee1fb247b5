import { X509Certificate } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import { appleRootCertificate } from '#app/adapters/app-store/verify-signed-data.server.ts';
import { createAppStoreSigner } from '#tests/fakes/app-store/certificate-chain.ts';
import { changes, type PurchaseOrder, upgrade } from '#tests/fakes/app-store/purchases.ts';
import type { AppStoreRegistration } from '#tests/fakes/app-store/registration.ts';
import {
  notifyOf,
  notifyOfTest,
  signPurchase,
  signStatement,
} from '#tests/fakes/app-store/statements.ts';
import { createTestAppStore } from '#tests/support/app-store.ts';

// Signed by the tests' own certificate chain and verified by Apple's library, as in the worker.

const now = Date.now();
const store = await createTestAppStore(() => now);
const { registration } = store.state;

const client = (over: Partial<typeof store.settings> = {}) =>
  createAppStore({ ...store.settings, ...over }, now);

const userId = '11111111-2222-4333-8444-555555555555';
const bought = { notificationType: 'SUBSCRIBED', subtype: 'INITIAL_BUY' };
const { bundleId, appId: appAppleId, signer } = registration;
/** Signs a notification with this data. */
const signAbout = (data: object, by: typeof signer | null = signer) => {
  const about = { notificationType: 'SUBSCRIBED', notificationUUID: 'x', signedDate: now };
  return signStatement({ ...about, data: { bundleId, appAppleId, ...data } }, by);
};

test('trusts only Apple’s own root when none is configured', () => {
  const root = new X509Certificate(Buffer.from(appleRootCertificate, 'base64'));
  expect(root.fingerprint256).toBe(
    '63:34:3A:BF:B8:9A:6A:03:EB:B5:7E:9B:3F:5F:A7:BE:7C:4F:5C:75:6F:30:17:B3:A8:C4:88:C3:65:3E:91:79',
  );
  expect(root.subject).toContain('CN=Apple Root CA - G3');
});

const strangers = createAppStoreSigner();

describe('a notification', () => {
  test('has its event, its user and the current state', async () => {
    const purchase = store.buy({ userId: userId.toUpperCase(), at: now });
    const { id, signedPayload } = await notifyOf(purchase, bought, registration, now);
    expect(await client().parseNotification(signedPayload)).toEqual({
      id,
      kind: 'SUBSCRIBED',
      environment: 'Production',
      unknownValues: [],
      signedMs: now,
      reference: purchase.originalTransactionId,
      userId,
      snapshot: {
        source: 'app_store',
        status: 'active',
        productId: 'billwren.basic.monthly',
        plan: 'Basic',
        interval: 'monthly',
        startDay: new Date(now).toISOString().slice(0, 10),
        endMs: now + 30 * 86_400_000,
        reference: purchase.originalTransactionId,
        isSandbox: false,
      },
    });
  });

  const sandbox = { environment: 'Sandbox' } as const;
  test.each<[string, Partial<AppStoreRegistration>, Partial<PurchaseOrder>, 'ignored' | null]>([
    ['signed by another chain', { signer: strangers }, {}, null],
    ['of the sandbox, signed by another chain', { signer: strangers }, sandbox, null],
    ['of another bundle', { bundleId: 'example.other' }, {}, 'ignored'],
    ['of another bundle’s sandbox', { bundleId: 'example.other' }, sandbox, 'ignored'],
    ['of another app', { appId: 7 }, {}, 'ignored'],
  ])('%s is ignored', async (_, over, order, expected) => {
    const purchase = store.buy({ userId, at: now, ...order });
    const { signedPayload } = await notifyOf(purchase, bought, { ...registration, ...over }, now);
    expect(await client().parseNotification(signedPayload)).toBe(expected);
  });

  test.each(['Xcode', 'LocalTesting', 'Staging'])(
    'of the environment %s is ignored, signed or not',
    async (environment) => {
      const read = async (by: typeof signer | null) =>
        client().parseNotification(await signAbout({ environment }, by));
      expect([await read(signer), await read(null)]).toEqual(['ignored', null]);
    },
  );

  test.each(['Production', 'Sandbox'] as const)(
    'of %s with a part of the other environment is rejected',
    async (environment) => {
      const other = environment === 'Sandbox' ? 'Production' : 'Sandbox';
      const partsOf = (each: typeof environment) =>
        signPurchase(store.buy({ userId, at: now, environment: each }), registration, now);
      const [parts, foreign] = await Promise.all([partsOf(environment), partsOf(other)]);
      for (const mixed of [
        { ...parts, signedTransactionInfo: foreign.signedTransactionInfo },
        { ...parts, signedRenewalInfo: foreign.signedRenewalInfo },
      ]) {
        const signedPayload = await signAbout({ environment, status: 1, ...mixed });
        expect(await client().parseNotification(signedPayload)).toBeNull();
      }
    },
  );

  test.each([
    ['without Apple’s extension on the leaf', { leafUnmarked: true }],
    ['without Apple’s extension on the intermediate', { intermediateUnmarked: true }],
    ['signed after the leaf had expired', { leafEndsMs: now - 86_400_000 }],
  ])('%s is rejected, though its root is trusted', async (_, flaws) => {
    const signer = createAppStoreSigner(flaws);
    const purchase = store.buy({ userId, at: now });
    const other = { ...registration, signer };
    const { signedPayload } = await notifyOf(purchase, bought, other, now);
    const trusting = client({ roots: [signer.certificates[2]] });
    expect(await trusting.parseNotification(signedPayload)).toBeNull();
  });

  test('is rejected when tampered with, unsigned or malformed', async () => {
    const { signedPayload } = await notifyOfTest(registration, now);
    const [header = '', payload = '', signature = ''] = signedPayload.split('.');
    const of = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const x5c = signer.certificates;
    const forged = [
      `${header}.${of({ ...claims, notificationUUID: 'mine' })}.${signature}`,
      `${of({ alg: 'none' })}.${payload}.`,
      `${of({ alg: 'none', x5c })}.${payload}.`,
      `${of({ alg: 'HS256', x5c })}.${payload}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      '',
      'null.null.null',
    ];
    for (const each of forged) expect(await client().parseNotification(each)).toBeNull();
  });

  test('with parts of two subscriptions is rejected', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => signPurchase(store.buy({ userId, at: now }), registration, now)),
    );
    const signedRenewalInfo = other?.signedRenewalInfo;
    const data = { environment: 'Production', status: 1, ...one, signedRenewalInfo };
    expect(await client().parseNotification(await signAbout(data))).toBeNull();
  });
});

const { products } = store.state;

describe('a transaction at the App Store', () => {
  test('is found by its first id and by any later one', async () => {
    const purchase = store.buy({ userId, at: now });
    changes.renew.apply(purchase, now);
    const pro = products.find(({ productId }) => productId === 'billwren.pro.yearly');
    if (pro) upgrade(purchase, pro, now);
    expect(purchase.transactionIds).toHaveLength(3);
    for (const id of purchase.transactionIds) {
      expect(await client().fetchTransaction(id)).toMatchObject({
        userId,
        snapshot: { plan: 'Pro', interval: 'yearly', reference: purchase.originalTransactionId },
      });
    }
  });

  test.each([
    ['Production', 'Sandbox'],
    ['Sandbox', 'Production'],
  ] as const)('in %s is not looked up in %s', async (environment, other) => {
    const { originalTransactionId } = store.buy({ userId, at: now, environment });
    const found = (where: typeof environment) =>
      client().fetchTransaction(originalTransactionId, where);
    expect(await found(other)).toBeNull();
    expect(await found(environment)).not.toBeNull();
  });

  // Production refuses the app's key before its first release, and App Review buys in the Sandbox.
  test('is found only in the Sandbox before the app’s first release', async () => {
    store.state.isReleased = false;
    onTestFinished(() => {
      store.state.isReleased = true;
    });
    const tried = store.buy({ userId, at: now, environment: 'Sandbox' }).originalTransactionId;
    const isSandbox = true;
    expect(await client().fetchTransaction(tried)).toMatchObject({ snapshot: { isSandbox } });
    const paid = store.buy({ userId, at: now }).originalTransactionId;
    for (const over of [{}, { keyId: 'OTHERKEY00' }]) {
      await expect(client(over).fetchTransaction(paid)).rejects.toThrow('answered 401');
    }
  });

  test('that Apple does not know, that the family shares or that is not a number is not found', async () => {
    const shared = store.buy({ userId, at: now, ownership: 'FAMILY_SHARED' });
    const ids = ['20000000000000', shared.originalTransactionId, '../../transactions'];
    for (const id of ids) expect(await client().fetchTransaction(id)).toBeNull();
  });

  const nowhere = 'http://127.0.0.1:1';
  const unheld = 'no answer that holds';
  test.each([
    ['the key is wrong', { keyId: 'OTHERKEY00' }, 'answered 401'],
    ['the response is not Apple’s', { roots: [strangers.certificates[2]] }, unheld],
    ['no server answers', { apiUrls: { Production: nowhere, Sandbox: nowhere } }, unheld],
  ])('cannot be fetched when %s', async (_, over, reason) => {
    const { originalTransactionId } = store.buy({ userId, at: now });
    await expect(client(over).fetchTransaction(originalTransactionId)).rejects.toThrow(reason);
  });

  test('cannot be fetched while Apple limits the rate', async () => {
    const { originalTransactionId } = store.buy({ userId, at: now });
    store.state.refusedCalls = 1;
    const asking = client();
    await expect(asking.fetchTransaction(originalTransactionId)).rejects.toThrow('answered 429');
    expect(await asking.fetchTransaction(originalTransactionId)).not.toBeNull();
  });
});
