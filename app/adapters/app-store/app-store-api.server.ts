import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import type { AppStoreEnvironment } from '#app/domain/billing/app-store-snapshot.ts';
import type { AppStoreProduct } from '#app/domain/billing/plan-ids.ts';

/** Values from App Store Connect, and Apple's API addresses. */
export type AppStoreSettings = {
  bundleId: string;
  /** The app's Apple id, which is required to verify anything from Production. */
  appId: number;
  products: readonly AppStoreProduct[];
  /** The in-app purchase key: issuer, id and PKCS #8 text. */
  issuerId: string;
  keyId: string;
  privateKey: string;
  /** App Store Server API address of each environment. */
  apiUrls: Record<AppStoreEnvironment, string>;
  /** Root certificates, base64 of DER; undefined means Apple's own. */
  roots: string[] | undefined;
};

const timeoutMs = 10_000;
/** Apple allows at most an hour. */
const tokenSeconds = 20 * 60;

/**
 * Error codes of a 404 or 400 that mean that a transaction isn't one of this app and environment: its id is malformed
 * or unknown. Other refusals with these statuses are temporary, or our fault.
 * https://developer.apple.com/documentation/appstoreserverapi/error-codes
 */
const unknownTransactionCodes = [4000006, 4000008, 4040005, 4040010];

const refusalSchema = z.lazy(() => z.object({ errorCode: z.number() }));
const statusesSchema = z.lazy(() =>
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
const transactionSchema = z.lazy(() => z.object({ signedTransactionInfo: z.string().optional() }));

/** Apple's current data on one subscription; each part is signed but not yet verified. */
type SignedStatus = {
  originalTransactionId?: string;
  signedTransactionInfo?: string;
  signedRenewalInfo?: string;
};

/** Every subscription of the Apple account that owns the requested transaction. */
type SignedStatuses = { environment: AppStoreEnvironment; statuses: SignedStatus[] };

/** The App Store Server API failed; a retry may succeed. */
export class AppStoreApiError extends Error {
  override name = 'AppStoreApiError';
  /** The HTTP status of Apple's refusal; undefined without a readable response. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

/** The App Store Server API calls that we use. Each returns null for a transaction unknown to Apple. */
type AppStoreApi = {
  /** @param environment to use; without one Production, then the Sandbox */
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
 * Creates a client of Apple's API based on `fetch`; one key works for both environments.
 * @param now milliseconds since the epoch
 */
export function createAppStoreApi(settings: AppStoreSettings, now: number): AppStoreApi {
  let token: string | undefined;

  const ask = async <T>(
    environment: AppStoreEnvironment,
    path: string,
    shape: z.ZodType<T>,
  ): Promise<T | null> => {
    token ??= await signToken(settings, now);
    const answer = await fetch(`${settings.apiUrls[environment]}/inApps/v1/${path}`, {
      redirect: 'manual',
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return shape.parse(body);
    const code = refusalSchema.safeParse(body).data?.errorCode ?? 0;
    if (unknownTransactionCodes.includes(code)) return null;
    const { status } = answer;
    throw new AppStoreApiError(`The App Store's ${environment} answered ${status} (${code})`, {
      status,
    });
  };

  const fetchIn = async (environment: AppStoreEnvironment, transactionId: string) => {
    const found = await ask(environment, `subscriptions/${transactionId}`, statusesSchema);
    const statuses = found?.data.flatMap(({ lastTransactions }) => lastTransactions);
    return statuses ? { environment, statuses } : null;
  };

  return {
    fetchStatuses: async (transactionId, environment) => {
      if (environment) return fetchIn(environment, transactionId);
      // Until the app's first release, which App Review decides on, Production answers 401 even to a valid key.
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
      const found = await ask(environment, `transactions/${transactionId}`, transactionSchema);
      return found?.signedTransactionInfo ?? null;
    },
  };
}

async function signToken(settings: AppStoreSettings, now: number): Promise<string> {
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
