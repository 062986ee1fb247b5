import { importSPKI, jwtVerify } from 'jose';
import type { AppStoreEnvironment } from '#app/domain/billing/app-store-snapshot.ts';
import { answerJson } from '../answer-json.ts';
import type { AppStoreState } from './app-store-state.ts';
import { statusOf } from './purchases.ts';
import { signPurchase } from './statements.ts';
import { answerTestNotification } from './test-notifications.ts';

/**
 * The two App Store Server API calls that the product makes, for one environment, with Apple's
 * errors.
 */
export async function answerServerApi(
  request: Request,
  environment: AppStoreEnvironment,
  state: AppStoreState,
  now: number,
): Promise<Response> {
  const { registration } = state;
  if (state.refusedCalls > 0) {
    state.refusedCalls -= 1;
    return refuse(429, 4290000, 'Rate limit exceeded.');
  }
  const isOpen = state.isReleased || environment === 'Sandbox';
  if (!isOpen || !(await holdsKey(request, state, now))) {
    return new Response('Unauthenticated\n\n', { status: 401 });
  }
  const tested = await answerTestNotification(request, environment, state, now);
  if (tested) return tested;
  const path = /\/inApps\/v1\/(subscriptions|transactions)\/([^/]+)$/;
  const [, call, id = ''] = path.exec(new URL(request.url).pathname) ?? [];
  if (!call || request.method !== 'GET') return new Response(null, { status: 404 });
  if (!/^\d+$/.test(id)) return refuse(400, 4000006, 'Invalid transaction id.');
  const purchase = state.purchases.find(
    (each) => each.transactionIds.includes(id) && each.environment === environment,
  );
  if (!purchase) return refuse(404, 4040010, 'Transaction id not found.');
  const { signedTransactionInfo, signedRenewalInfo } = await signPurchase(
    purchase,
    registration,
    now,
  );
  if (call === 'transactions') return answerJson(200, { signedTransactionInfo });
  const { originalTransactionId } = purchase;
  const status = statusOf(purchase, now);
  return answerJson(200, {
    environment,
    bundleId: registration.bundleId,
    // The Sandbox sends no app id:
    // https://developer.apple.com/documentation/appstoreserverapi/statusresponse
    ...(environment === 'Production' && { appAppleId: registration.appId }),
    data: [
      {
        subscriptionGroupIdentifier: '1',
        lastTransactions: [
          { originalTransactionId, status, signedTransactionInfo, signedRenewalInfo },
        ],
      },
    ],
  });
}

async function holdsKey(
  request: Request,
  { registration }: AppStoreState,
  now: number,
): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const checks = {
    algorithms: ['ES256'],
    audience: 'appstoreconnect-v1',
    issuer: registration.issuerId,
    maxTokenAge: '60 minutes',
    requiredClaims: ['exp'],
    currentDate: new Date(now),
  };
  const key = await importSPKI(registration.publicKey, 'ES256');
  return jwtVerify(token, key, checks).then(
    ({ payload, protectedHeader }) =>
      payload.bid === registration.bundleId && protectedHeader.kid === registration.keyId,
    () => false,
  );
}

function refuse(status: number, errorCode: number, errorMessage: string): Response {
  return answerJson(status, { errorCode, errorMessage });
}
