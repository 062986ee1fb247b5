import type { AddressInfo } from 'node:net';
import {
  APIError,
  AppStoreServerAPIClient,
  Environment,
  SignedDataVerifier,
} from '@apple/app-store-server-library';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import { answerJson } from '#tests/fakes/answer-json.ts';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { createTestAppStore } from '#tests/support/app-store.ts';

// Apple's own client and verifier check our requests and the fake's responses.

const now = Date.now();
// Apple's client uses the real clock for its tokens.
const store = await createTestAppStore();
const { settings } = store;
const environments = ['Production', 'Sandbox'] as const;
const environmentsOfApple = { Production: Environment.PRODUCTION, Sandbox: Environment.SANDBOX };

function applesClient(environment: (typeof environments)[number], origin: string) {
  const key = settings.privateKey.replaceAll('\\n', '\n');
  const { keyId, issuerId, bundleId } = settings;
  const at = environmentsOfApple[environment];
  const client = new AppStoreServerAPIClient(key, keyId, issuerId, bundleId, at);
  Object.assign(client, { urlBase: origin });
  return client;
}

describe.each(environments)('in %s', (environment) => {
  const client = applesClient(environment, settings.apiUrls[environment]);
  const roots = (settings.roots ?? []).map((root) => Buffer.from(root, 'base64'));
  const { bundleId, appId } = settings;
  const at = environmentsOfApple[environment];
  const verifier = new SignedDataVerifier(roots, false, at, bundleId, appId);

  test('Apple’s client accepts the fake’s responses', async () => {
    const { originalTransactionId } = store.buy({ userId: null, at: now, environment });
    const statuses = await client.getAllSubscriptionStatuses(originalTransactionId);
    const item = statuses.data?.[0]?.lastTransactions?.[0];
    expect(statuses).toMatchObject({ environment, bundleId: settings.bundleId });
    expect(statuses.appAppleId).toBe(environment === 'Production' ? settings.appId : undefined);
    const { signedTransactionInfo } = await client.getTransactionInfo(originalTransactionId);
    const own = { originalTransactionId, environment };
    for (const signed of [item?.signedTransactionInfo, signedTransactionInfo]) {
      expect(await verifier.verifyAndDecodeTransaction(signed ?? '')).toMatchObject(own);
    }
    const renewal = await verifier.verifyAndDecodeRenewalInfo(item?.signedRenewalInfo ?? '');
    expect(renewal).toMatchObject(own);
  });
});

/** An API that rejects every call in both environments; `seen` collects the requests. */
async function openRefusingApi(status: number, errorCode: number) {
  const seen: Request[] = [];
  const server = await serveRequests(async (request) => {
    seen.push(request);
    return answerJson(status, { errorCode, errorMessage: 'Refused.' });
  }, 0);
  afterAll(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const apiUrls = { Production: `${origin}/production`, Sandbox: `${origin}/sandbox` };
  return { seen, apiUrls, appStore: createAppStore({ ...settings, apiUrls }, now) };
}

const environmentOf = ({ url }: Request) => new URL(url).pathname.split('/')[1];

describe('our requests', () => {
  const describeRequest = (request: Request) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const { iat, exp, ...claims } = decodeJwt(token);
    const { pathname, search } = new URL(request.url);
    return {
      asked: `${request.method} ${pathname}${search}`,
      accept: request.headers.get('accept'),
      header: decodeProtectedHeader(token),
      claims,
      isTooLong: Number(exp) - Number(iat) > 3_600,
    };
  };

  test('match those of Apple’s client, to Production first and then to the Sandbox', async () => {
    const { seen, apiUrls, appStore } = await openRefusingApi(404, 4040010);
    expect(await appStore.fetchTransaction('2000000000000001')).toBeNull();
    const ours = seen.splice(0).map(describeRequest);
    for (const environment of environments) {
      const client = applesClient(environment, apiUrls[environment]);
      await client.getAllSubscriptionStatuses('2000000000000001').catch(() => undefined);
    }
    expect(ours).toEqual(seen.map(describeRequest));
    expect(ours.map(({ asked }) => asked)).toEqual([
      'GET /production/inApps/v1/subscriptions/2000000000000001',
      'GET /sandbox/inApps/v1/subscriptions/2000000000000001',
    ]);
  });

  const unknown = [APIError.ORIGINAL_TRANSACTION_ID_NOT_FOUND, APIError.TRANSACTION_ID_NOT_FOUND];
  test.each(unknown)('continue to the Sandbox after %i', async (errorCode) => {
    const { seen, appStore } = await openRefusingApi(404, errorCode);
    expect(await appStore.fetchTransaction('1')).toBeNull();
    expect(seen.map(environmentOf)).toEqual(['production', 'sandbox']);
  });

  test.each([
    [404, APIError.ORIGINAL_TRANSACTION_ID_NOT_FOUND_RETRYABLE],
    [429, APIError.RATE_LIMIT_EXCEEDED],
    [500, APIError.GENERAL_INTERNAL],
  ])('stop at Production after %i (%i)', async (status, errorCode) => {
    const { seen, appStore } = await openRefusingApi(status, errorCode);
    await expect(appStore.fetchTransaction('1')).rejects.toThrow(
      `answered ${status} (${errorCode})`,
    );
    expect(seen.map(environmentOf)).toEqual(['production']);
  });
});
