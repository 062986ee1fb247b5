import { X509Certificate } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
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

test('trusts only Apple’s own root when none is configured', () => {
  const root = new X509Certificate(Buffer.from(appleRootCertificate, 'base64'));
  expect(root.fingerprint256).toBe(
    '63:34:3A:BF:B8:9A:6A:03:EB:B5:7E:9B:3F:5F:A7:BE:7C:4F:5C:75:6F:30:17:B3:A8:C4:88:C3:65:3E:91:79',
  );
  expect(root.subject).toContain('CN=Apple Root CA - G3');
});

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

  const strangers = createAppStoreSigner();
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
      const { bundleId, appId: appAppleId, signer } = registration;
      const payload = {
        notificationType: 'SUBSCRIBED',
        notificationUUID: 'x',
        signedDate: now,
        data: { bundleId, appAppleId, environment },
      };
      const read = async (by: typeof signer | null) =>
        client().parseNotification(await signStatement(payload, by));
      expect([await read(signer), await read(null)]).toEqual(['ignored', null]);
    },
  );

  test.each(['Production', 'Sandbox'] as const)(
    'of %s with a part of the other environment is rejected',
    async (environment) => {
      const { bundleId, appId: appAppleId, signer } = registration;
      const other = environment === 'Sandbox' ? 'Production' : 'Sandbox';
      const partsOf = (each: typeof environment) =>
        signPurchase(store.buy({ userId, at: now, environment: each }), registration, now);
      const [parts, foreign] = await Promise.all([partsOf(environment), partsOf(other)]);
      for (const mixed of [
        { ...parts, signedTransactionInfo: foreign.signedTransactionInfo },
        { ...parts, signedRenewalInfo: foreign.signedRenewalInfo },
      ]) {
        const data = { bundleId, appAppleId, environment, status: 1, ...mixed };
        const about = { notificationType: 'SUBSCRIBED', notificationUUID: 'x', signedDate: now };
        const signedPayload = await signStatement({ ...about, data }, signer);
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
    const forged = [
      `${header}.${of({ ...claims, notificationUUID: 'mine' })}.${signature}`,
      `${of({ alg: 'none' })}.${payload}.`,
      `${of({ alg: 'none', x5c: registration.signer.certificates })}.${payload}.`,
      `${of({ alg: 'HS256', x5c: registration.signer.certificates })}.${payload}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      '',
      '..',
      'null.null.null',
    ];
    for (const each of forged) expect(await client().parseNotification(each)).toBeNull();
  });

  test('with parts of two subscriptions is rejected', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => signPurchase(store.buy({ userId, at: now }), registration, now)),
    );
    const { bundleId, appId: appAppleId, signer } = registration;
    const environment = 'Production';
    const data = {
      bundleId,
      appAppleId,
      environment,
      status: 1,
      signedTransactionInfo: one?.signedTransactionInfo,
      signedRenewalInfo: other?.signedRenewalInfo,
    };
    const happening = { notificationType: 'SUBSCRIBED', notificationUUID: 'x', signedDate: now };
    const signedPayload = await signStatement({ ...happening, data }, signer);
    expect(await client().parseNotification(signedPayload)).toBeNull();
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

  test('is only looked up in its environment when that is known', async () => {
    const ids = (['Production', 'Sandbox'] as const).map(
      (environment) => store.buy({ userId, at: now, environment }).originalTransactionId,
    );
    const [paid = '', tried = ''] = ids;
    expect(await client().fetchTransaction(paid, 'Sandbox')).toBeNull();
    expect(await client().fetchTransaction(tried, 'Production')).toBeNull();
    expect(await client().fetchTransaction(paid, 'Production')).not.toBeNull();
    expect(await client().fetchTransaction(tried, 'Sandbox')).not.toBeNull();
  });

  describe('before the app’s first release, while Production refuses its key', () => {
    beforeEach(() => {
      store.state.isReleased = false;
      return () => {
        store.state.isReleased = true;
      };
    });

    test('is found in the Sandbox, where App Review buys', async () => {
      const purchase = store.buy({ userId, at: now, environment: 'Sandbox' });
      expect(await client().fetchTransaction(purchase.originalTransactionId)).toMatchObject({
        snapshot: { isSandbox: true },
      });
    });

    test.each([
      ['the Sandbox does not know it', {}],
      ['the key is wrong', { keyId: 'OTHERKEY00' }],
    ])('cannot be fetched when %s', async (_, over) => {
      const { originalTransactionId } = store.buy({ userId, at: now });
      await expect(client(over).fetchTransaction(originalTransactionId)).rejects.toThrow(
        'answered 401',
      );
    });
  });

  test.each([
    ['that Apple does not know', () => '20000000000000'],
    [
      'that is shared by the family',
      () => store.buy({ userId, at: now, ownership: 'FAMILY_SHARED' }).originalTransactionId,
    ],
    ['that is not a number', () => '../../transactions'],
  ])('%s is not found', async (_, id) => {
    expect(await client().fetchTransaction(id())).toBeNull();
  });

  test.each([
    ['the key is wrong', { keyId: 'OTHERKEY00' }, 'answered 401'],
    [
      'the response is not Apple’s',
      { roots: [createAppStoreSigner().certificates[2]] },
      'no answer that holds',
    ],
    [
      'no server answers',
      { apiUrls: { Production: 'http://127.0.0.1:1', Sandbox: 'http://127.0.0.1:1' } },
      'no answer that holds',
    ],
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
