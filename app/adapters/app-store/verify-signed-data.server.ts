import type {
  ResponseBodyV2DecodedPayload,
  SignedDataVerifier,
} from '@apple/app-store-server-library';
import {
  type AppStoreEnvironment,
  appStoreEnvironments,
} from '#app/domain/billing/app-store-client.ts';
import {
  type AppStoreParts,
  appStoreRenewalShape,
  appStoreTransactionShape,
} from '#app/domain/billing/app-store-snapshot.ts';
import type { AppStoreSettings } from './app-store-settings.server.ts';
import { appleRootCertificate } from './apple-root-certificate.server.ts';

/** Something is not signed by Apple, or not about this app in this environment. */
export class UnverifiedError extends Error {
  override name = 'UnverifiedError';
}

/** Reads only what Apple's own library has verified: certificates, signature, app and environment. */
export type SignedDataReader = {
  /**
   * @returns the payload with the environment that it names and was verified in; `ignored` for another app or environment
   * @throws UnverifiedError when it is not Apple's
   */
  parseNotification(
    signedPayload: string,
  ): Promise<
    { environment: AppStoreEnvironment; payload: ResponseBodyV2DecodedPayload } | 'ignored'
  >;
  /**
   * @returns both parts, which were verified in the environment
   * @throws UnverifiedError when one is not, or when they are about two subscriptions
   */
  readParts(
    environment: AppStoreEnvironment,
    signed: { transaction: string; renewal: string | undefined },
  ): Promise<AppStoreParts>;
};

/** A reader with one verifier for each environment, which is opened when it is first needed. */
export function createSignedDataReader(settings: AppStoreSettings): SignedDataReader {
  const verifiers: Partial<Record<AppStoreEnvironment, SignedDataVerifier>> = {};
  const open = async (environment: AppStoreEnvironment) => {
    const verifier = verifiers[environment] ?? (await openVerifier(settings, environment));
    verifiers[environment] = verifier;
    return verifier;
  };

  return {
    parseNotification: async (signedPayload) => {
      const { VerificationException, VerificationStatus } = await loadLibrary();
      for (const environment of appStoreEnvironments) {
        try {
          const verifier = await open(environment);
          const payload = await verifier.verifyAndDecodeNotification(signedPayload);
          return { environment, payload };
        } catch (error) {
          // Both are found only once Apple's signature was right. The Sandbox names no app id, so the first is its, too.
          const isElsewhere =
            error instanceof VerificationException &&
            (error.status === VerificationStatus.INVALID_APP_IDENTIFIER ||
              error.status === VerificationStatus.INVALID_ENVIRONMENT);
          if (!isElsewhere) throw await describeFailure(error);
        }
      }
      return 'ignored';
    },

    readParts: async (environment, signed) => {
      const verifier = await open(environment);
      const [decoded, decodedRenewal] = await Promise.all([
        verifier.verifyAndDecodeTransaction(signed.transaction),
        signed.renewal ? verifier.verifyAndDecodeRenewalInfo(signed.renewal) : null,
      ]).catch(async (error: unknown) => {
        throw await describeFailure(error);
      });
      const transaction = appStoreTransactionShape.parse(decoded);
      const renewal = decodedRenewal && appStoreRenewalShape.parse(decodedRenewal);
      const reference = transaction.originalTransactionId;
      const renewed = renewal?.originalTransactionId;
      if (reference && renewed && reference !== renewed) {
        throw new UnverifiedError('A renewal and a transaction of two subscriptions');
      }
      return { environment, transaction, renewal };
    },
  };
}

/**
 * Names each value of a notification that Apple's library doesn't list, such as `status 6`. None of them fails the reading:
 * a product of an unknown type is ignored, an unknown offer doesn't count as a trial, an unknown ownership counts as bought,
 * and an unknown status is looked up at the App Store.
 */
export async function findUnknownValues(
  { transaction, renewal }: AppStoreParts,
  { kind, status }: { kind: string | undefined; status: number | undefined },
): Promise<string[]> {
  const library = await loadLibrary();
  const values: [name: string, value: string | number | undefined, known: object][] = [
    ['notificationType', kind, library.NotificationTypeV2],
    ['status', status, library.Status],
    ['type', transaction.type, library.Type],
    ['inAppOwnershipType', transaction.inAppOwnershipType, library.InAppOwnershipType],
    ['offerDiscountType', transaction.offerDiscountType, library.OfferDiscountType],
    ['autoRenewStatus', renewal?.autoRenewStatus, library.AutoRenewStatus],
  ];
  return values.flatMap(([name, value, known]) =>
    value === undefined || Object.values(known).includes(value) ? [] : [`${name} ${value}`],
  );
}

/** Loaded in the handler: at module scope it draws random numbers, which ends a worker as it starts. */
function loadLibrary() {
  return import('@apple/app-store-server-library');
}

/** What the library refused becomes an `UnverifiedError`; anything else stays as it is. */
async function describeFailure(error: unknown): Promise<unknown> {
  const { VerificationException, VerificationStatus } = await loadLibrary();
  if (!(error instanceof VerificationException)) return error;
  return new UnverifiedError(`Not verified: ${VerificationStatus[error.status]}`, { cause: error });
}

async function openVerifier(
  { roots, bundleId, appId }: AppStoreSettings,
  environment: AppStoreEnvironment,
): Promise<SignedDataVerifier> {
  const { Environment, SignedDataVerifier } = await loadLibrary();
  // Only these two are ever verified: in Xcode's and in local testing the library believes everything.
  const environments = { Production: Environment.PRODUCTION, Sandbox: Environment.SANDBOX };
  const certificates = (roots ?? [appleRootCertificate]).map((root) => Buffer.from(root, 'base64'));
  // Without its online checks: they ask Apple's OCSP through Node's sockets at every part of every delivery.
  return new SignedDataVerifier(certificates, false, environments[environment], bundleId, appId);
}
