import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import type { AppStoreEnvironment } from '#app/domain/billing/app-store-client.ts';
import type { AppStoreSettings } from './app-store-settings.server.ts';

const timeoutMs = 10_000;
/** Apple takes at most an hour. */
const tokenSeconds = 20 * 60;

/**
 * The error codes of a 404 or a 400 that say that a transaction is not one of this app and environment: its number is
 * malformed, or it is unknown. Other refusals of these statuses pass, or are ours to repair.
 * https://developer.apple.com/documentation/appstoreserverapi/error-codes
 */
const unknownTransactionCodes = [4000006, 4000008, 4040005, 4040010];

const refusalShape = z.lazy(() => z.object({ errorCode: z.number() }));
const statusesShape = z.lazy(() =>
  z.object({
    data: z
      .array(
        z.object({
          lastTransactions: z
            .array(
              z.object({
                originalTransactionId: z.string().optional(),
                signedTransactionInfo: z.string().optional(),
                signedRenewalInfo: z.string().optional(),
              }),
            )
            .default([]),
        }),
      )
      .default([]),
  }),
);
const transactionShape = z.lazy(() => z.object({ signedTransactionInfo: z.string().optional() }));

/** Apple's current answer on one subscription, each part signed and not yet verified. */
export type SignedStatus = {
  originalTransactionId?: string;
  signedTransactionInfo?: string;
  signedRenewalInfo?: string;
};

/** Every subscription of the Apple account whose transaction was asked about. */
export type SignedStatuses = { environment: AppStoreEnvironment; statuses: SignedStatus[] };

/** The App Store Server API did not answer as it should; another time it may. */
export class AppStoreApiError extends Error {
  override name = 'AppStoreApiError';
  /** The HTTP status of Apple's refusal; undefined without an answer, or with one that can't be read. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

/** The calls of the App Store Server API that we make. Each answers null for a transaction that Apple does not know. */
export type AppStoreApi = {
  /** @param environment where to ask; without one Production, then the Sandbox */
  fetchStatuses: (
    transactionId: string,
    environment: AppStoreEnvironment | undefined,
  ) => Promise<SignedStatuses | null>;
  fetchSignedTransaction: (
    transactionId: string,
    environment: AppStoreEnvironment,
  ) => Promise<string | null>;
};

/**
 * Apple's API over `fetch`; one key opens both environments.
 * @param now milliseconds since the epoch
 */
export function createAppStoreApi(settings: AppStoreSettings, now: number): AppStoreApi {
  let token: string | undefined;

  const ask = async <T>(
    environment: AppStoreEnvironment,
    path: string,
    shape: z.ZodType<T>,
  ): Promise<T | null> => {
    token ??= await makeToken(settings, now);
    const answer = await fetch(`${settings.apiUrls[environment]}/inApps/v1/${path}`, {
      redirect: 'manual',
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return shape.parse(body);
    const code = refusalShape.safeParse(body).data?.errorCode ?? 0;
    if (unknownTransactionCodes.includes(code)) return null;
    const { status } = answer;
    throw new AppStoreApiError(`The App Store's ${environment} answered ${status} (${code})`, {
      status,
    });
  };

  const fetchIn = async (environment: AppStoreEnvironment, transactionId: string) => {
    const found = await ask(environment, `subscriptions/${transactionId}`, statusesShape);
    const statuses = found?.data.flatMap(({ lastTransactions }) => lastTransactions);
    return statuses ? { environment, statuses } : null;
  };

  return {
    fetchStatuses: async (transactionId, environment) => {
      if (environment) return fetchIn(environment, transactionId);
      // Production also answers 401 to the right key until the app's first release, which App Review decides on.
      // https://github.com/apple/app-store-server-library-node/issues/60
      let refusal: AppStoreApiError | undefined;
      const production = await fetchIn('Production', transactionId).catch((error: unknown) => {
        if (!(error instanceof AppStoreApiError) || error.status !== 401) throw error;
        refusal = error;
        return null;
      });
      const found = production ?? (await fetchIn('Sandbox', transactionId));
      if (!found && refusal) throw refusal;
      return found;
    },
    fetchSignedTransaction: async (transactionId, environment) => {
      const found = await ask(environment, `transactions/${transactionId}`, transactionShape);
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
