import type {
  ResponseBodyV2DecodedPayload,
  SignedDataVerifier,
} from '@apple/app-store-server-library';
import {
  type AppStoreEnvironment,
  type AppStoreParts,
  appStoreEnvironments,
  appStoreRenewalSchema,
  appStoreTransactionSchema,
} from '#app/domain/billing/app-store-snapshot.ts';
import type { AppStoreSettings } from './app-store-api.server.ts';

/**
 * Apple Root CA - G3, base64 of DER, valid until 30 April 2039; the root of everything that the App Store signs. From
 * https://www.apple.com/certificateauthority/ and byte for byte equal to the one in Apple's own library. SHA-256
 * fingerprint 63:34:3A:BF:B8:9A:6A:03:EB:B5:7E:9B:3F:5F:A7:BE:7C:4F:5C:75:6F:30:17:B3:A8:C4:88:C3:65:3E:91:79.
 */
export const appleRootCertificate =
  'MIICQzCCAcmgAwIBAgIILcX8iNLFS5UwCgYIKoZIzj0EAwMwZzEbMBkGA1UEAwwSQXBwbGUgUm9vdCBDQSAtIEczMS' +
  'YwJAYDVQQLDB1BcHBsZSBDZXJ0aWZpY2F0aW9uIEF1dGhvcml0eTETMBEGA1UECgwKQXBwbGUgSW5jLjELMAkGA1UE' +
  'BhMCVVMwHhcNMTQwNDMwMTgxOTA2WhcNMzkwNDMwMTgxOTA2WjBnMRswGQYDVQQDDBJBcHBsZSBSb290IENBIC0gRz' +
  'MxJjAkBgNVBAsMHUFwcGxlIENlcnRpZmljYXRpb24gQXV0aG9yaXR5MRMwEQYDVQQKDApBcHBsZSBJbmMuMQswCQYD' +
  'VQQGEwJVUzB2MBAGByqGSM49AgEGBSuBBAAiA2IABJjpLz1AcqTtkyJygRMc3RCV8cWjTnHcFBbZDuWmBSp3ZHtfTj' +
  'jTuxxEtX/1H7YyYl3J6YRbTzBPEVoA/VhYDKX1DyxNB0cTddqXl5dvMVztK517IDvYuVTZXpmkOlEKMaNCMEAwHQYD' +
  'VR0OBBYEFLuw3qFYM4iapIqZ3r6966/ayySrMA8GA1UdEwEB/wQFMAMBAf8wDgYDVR0PAQH/BAQDAgEGMAoGCCqGSM' +
  '49BAMDA2gAMGUCMQCD6cHEFl4aXTQY2e3v9GwOAEZLuN+yRhHFD/3meoyhpmvOwgPUnPWTxnS4at+qIxUCMG1mihDK' +
  '1A3UT82NQz60imOlM27jbdoXt2QfyFMm+YhidDkLF1vLUagM6BgD56KyKA==';

/** The data isn't signed by Apple, or isn't for this app in this environment. */
export class UnverifiedError extends Error {
  override name = 'UnverifiedError';
}

/** Parses only data that Apple's own library has verified: certificates, signature, app and environment. */
type SignedDataReader = {
  /**
   * @returns the payload with the environment it names and was verified in; `ignored` for another app or environment
   * @throws UnverifiedError when it isn't signed by Apple
   */
  parseNotification(
    signedPayload: string,
  ): Promise<
    { environment: AppStoreEnvironment; payload: ResponseBodyV2DecodedPayload } | 'ignored'
  >;
  /**
   * @returns both parts, verified in the environment
   * @throws UnverifiedError when verification fails or when they belong to two subscriptions
   */
  readParts(
    environment: AppStoreEnvironment,
    signed: { transaction: string; renewal: string | undefined },
  ): Promise<AppStoreParts>;
};

/** Creates a reader with one verifier per environment, created on first use. */
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
          // Both are only checked once Apple's signature was valid. The Sandbox names no app id, so the first one
          // covers it too.
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
      const transaction = appStoreTransactionSchema.parse(decoded);
      const renewal = decodedRenewal && appStoreRenewalSchema.parse(decodedRenewal);
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
 * Lists each value of a notification that Apple's library doesn't know, such as `status 6`. None of them makes parsing
 * fail: a product of an unknown type is ignored, an unknown offer doesn't count as a trial, an unknown ownership counts
 * as bought, and an unknown status is looked up in the App Store.
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

/** Loaded in the handler: at module scope it generates random numbers, which workers refuse at startup. */
function loadLibrary() {
  return import('@apple/app-store-server-library');
}

/** Converts a refusal by the library to an `UnverifiedError`; other errors are returned unchanged. */
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
  // Only these two are ever verified: in Xcode and local testing, the library accepts everything.
  const environments = { Production: Environment.PRODUCTION, Sandbox: Environment.SANDBOX };
  const certificates = (roots ?? [appleRootCertificate]).map((root) => Buffer.from(root, 'base64'));
  // Without its online checks, which query Apple's OCSP through Node's sockets for every part of every delivery.
  return new SignedDataVerifier(certificates, false, environments[environment], bundleId, appId);
}
