import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import type { AppStoreSettings } from './app-store-settings.server.ts';

const addresses = {
  Production: 'https://api.storekit.itunes.apple.com',
  Sandbox: 'https://api.storekit-sandbox.itunes.apple.com',
};
const timeoutMs = 10_000;
/** Apple takes at most an hour. */
const tokenSeconds = 20 * 60;

/**
 * What a 404 or a 400 of Apple's says when the transaction is not one of this app and environment: its number is
 * malformed, or it is unknown. Other refusals of these statuses pass, or are ours to repair.
 */
const unknownTransactionCodes = [4000006, 4000008, 4040005, 4040010];

const refusalShape = z.lazy(() => z.object({ errorCode: z.number() }));
const statusesShape = z.lazy(() =>
  z.object({
    data: z.array(
      z.object({
        lastTransactions: z.array(
          z.object({
            originalTransactionId: z.string(),
            signedTransactionInfo: z.string(),
            signedRenewalInfo: z.string(),
          }),
        ),
      }),
    ),
  }),
);
const transactionShape = z.lazy(() => z.object({ signedTransactionInfo: z.string() }));

/** The last word on one subscription, each part signed by Apple and not yet verified. */
export type SignedStatus = z.infer<
  typeof statusesShape
>['data'][number]['lastTransactions'][number];

/** The App Store Server API did not answer as it should; another time it may. */
export class AppStoreApiError extends Error {
  override name = 'AppStoreApiError';
}

/** The two calls of the App Store Server API that we make. Each answers null for a transaction that Apple does not know. */
export type AppStoreApi = {
  /** Every subscription of the person whose transaction it is. */
  fetchStatuses: (transactionId: string) => Promise<SignedStatus[] | null>;
  fetchSignedTransaction: (transactionId: string) => Promise<string | null>;
};

/**
 * Apple's API over `fetch`, in the one environment of the configuration: what Production does not know is never looked
 * for in the Sandbox.
 * @param now milliseconds since the epoch
 */
export function createAppStoreApi(settings: AppStoreSettings, now: number): AppStoreApi {
  const base = (settings.apiUrl ?? addresses[settings.environment]).replace(/\/$/, '');
  let token: string | undefined;

  const ask = async <T>(path: string, shape: z.ZodType<T>): Promise<T | null> => {
    token ??= await makeToken(settings, now);
    const answer = await fetch(`${base}/inApps/v1/${path}`, {
      redirect: 'manual',
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return shape.parse(body);
    const refusal = refusalShape.safeParse(body);
    const code = refusal.data?.errorCode ?? 0;
    if (unknownTransactionCodes.includes(code)) return null;
    throw new AppStoreApiError(`The App Store answered ${answer.status} (${code})`);
  };

  return {
    fetchStatuses: async (transactionId) => {
      const found = await ask(`subscriptions/${transactionId}`, statusesShape);
      return found?.data.flatMap(({ lastTransactions }) => lastTransactions) ?? null;
    },
    fetchSignedTransaction: async (transactionId) => {
      const found = await ask(`transactions/${transactionId}`, transactionShape);
      return found?.signedTransactionInfo ?? null;
    },
  };
}

async function makeToken(settings: AppStoreSettings, now: number): Promise<string> {
  const key = await importPKCS8(settings.privateKey.replaceAll('\\n', '\n'), 'ES256');
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ bid: settings.bundleId })
    .setProtectedHeader({ alg: 'ES256', kid: settings.keyId, typ: 'JWT' })
    .setIssuer(settings.issuerId)
    .setAudience('appstoreconnect-v1')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + tokenSeconds)
    .sign(key);
}
