import type { SignedDataVerifier } from '@apple/app-store-server-library';
import * as z from 'zod';
import { $ZodError } from 'zod/v4/core';
import type {
  AppStoreClient,
  AppStoreNotification,
  AppStoreSnapshot,
} from '#app/domain/billing/app-store-client.ts';
import {
  type AppStoreTransaction,
  appStoreRenewalShape,
  appStoreTransactionShape,
  isDecisiveTransaction,
  readAppStoreSnapshot,
} from '#app/domain/billing/app-store-snapshot.ts';
import { AppStoreApiError, createAppStoreApi } from './app-store-api.server.ts';
import type { AppStoreSettings } from './app-store-settings.server.ts';
import { appleRootCertificate } from './apple-root-certificate.server.ts';

const notificationShape = z.lazy(() =>
  z.object({
    notificationType: z.string(),
    notificationUUID: z.string().min(1).max(100),
    signedDate: z.number(),
    data: z
      .object({
        status: z.number().optional(),
        signedTransactionInfo: z.string().optional(),
        signedRenewalInfo: z.string().optional(),
      })
      .optional(),
  }),
);

const transactionNumber = /^\d{1,32}$/;

/**
 * The App Store: notifications and answers count only after Apple's own library has verified their certificates,
 * signature, bundle and environment.
 * @param now milliseconds since the epoch
 */
export function createAppStore(settings: AppStoreSettings, now: number): AppStoreClient {
  const api = createAppStoreApi(settings, now);
  let opened: Verifier | undefined;
  const open = async () => {
    opened ??= await openVerifier(settings);
    return opened;
  };

  const readTransaction = async (signed: string): Promise<AppStoreTransaction> => {
    const verifier = await open();
    return appStoreTransactionShape.parse(await verifier.verifyAndDecodeTransaction(signed));
  };

  const readSnapshot = async (signedTransaction: string, signedRenewal: string | undefined) => {
    const verifier = await open();
    const transaction = await readTransaction(signedTransaction);
    const renewal = signedRenewal
      ? appStoreRenewalShape.parse(await verifier.verifyAndDecodeRenewalInfo(signedRenewal))
      : null;
    const reference = transaction.originalTransactionId;
    if (renewal && renewal.originalTransactionId !== reference) {
      throw new UnfitPartsError('A renewal and a transaction of two subscriptions');
    }
    return { transaction, snapshot: readAppStoreSnapshot(transaction, renewal, settings.products) };
  };

  const askForTransaction = async (transactionId: string): Promise<AppStoreSnapshot | null> => {
    const statuses = await api.fetchStatuses(transactionId);
    if (!statuses) return null;
    const find = (reference: string) =>
      statuses.find(({ originalTransactionId }) => originalTransactionId === reference);
    let status = find(transactionId);
    if (!status) {
      const signed = await api.fetchSignedTransaction(transactionId);
      if (!signed) return null;
      status = find((await readTransaction(signed)).originalTransactionId);
    }
    if (!status) return null;
    const { transaction, snapshot } = await readSnapshot(
      status.signedTransactionInfo,
      status.signedRenewalInfo,
    );
    return snapshot && { snapshot, userId: ownerOf(transaction), signedMs: transaction.signedDate };
  };

  const fetchTransaction = async (transactionId: string): Promise<AppStoreSnapshot | null> => {
    if (!transactionNumber.test(transactionId)) return null;
    try {
      return await askForTransaction(transactionId);
    } catch (cause) {
      if (cause instanceof AppStoreApiError) throw cause;
      throw new AppStoreApiError('The App Store gave no answer that holds', { cause });
    }
  };

  const readNotification = async (signedPayload: string): Promise<AppStoreNotification> => {
    const verifier = await open();
    const notification = notificationShape.parse(
      await verifier.verifyAndDecodeNotification(signedPayload),
    );
    const { data, notificationUUID: id, notificationType: kind } = notification;
    const signedMs = notification.signedDate;
    if (!data?.signedTransactionInfo) {
      return { id, kind, signedMs, snapshot: null, userId: null, reference: null };
    }
    const { transaction, snapshot } = await readSnapshot(
      data.signedTransactionInfo,
      data.signedRenewalInfo,
    );
    const about = {
      ...{ id, kind },
      reference: transaction.originalTransactionId,
      userId: ownerOf(transaction),
    };
    if (!snapshot || isDecisiveTransaction(transaction, data.status)) {
      return { ...about, snapshot, signedMs: transaction.signedDate };
    }
    const current = await fetchTransaction(transaction.originalTransactionId);
    return {
      ...about,
      snapshot: current?.snapshot ?? null,
      signedMs: current?.signedMs ?? signedMs,
    };
  };

  return {
    fetchTransaction,
    readNotification: async (signedPayload) => {
      const { VerificationException, VerificationStatus } = await loadLibrary();
      try {
        return await readNotification(signedPayload);
      } catch (error) {
        // Found only once Apple's signature was right.
        const isOfOthers =
          error instanceof VerificationException &&
          (error.status === VerificationStatus.INVALID_APP_IDENTIFIER ||
            error.status === VerificationStatus.INVALID_ENVIRONMENT);
        if (isOfOthers) return 'ignored';
        const isForged =
          error instanceof VerificationException ||
          error instanceof $ZodError ||
          error instanceof UnfitPartsError;
        if (isForged) return null;
        throw error;
      }
    },
  };
}

/** Two parts, each signed by Apple, that do not belong together. */
class UnfitPartsError extends Error {}

type Verifier = SignedDataVerifier;

/** Loaded in the handler: at module scope it draws random numbers, which ends a worker as it starts. */
function loadLibrary() {
  return import('@apple/app-store-server-library');
}

async function openVerifier({ roots, environment, bundleId, appId }: AppStoreSettings) {
  const { Environment, SignedDataVerifier } = await loadLibrary();
  // Only these two are ever verified: in Xcode's and in local testing the library believes everything.
  const environments = { Production: Environment.PRODUCTION, Sandbox: Environment.SANDBOX };
  const certificates = (roots ?? [appleRootCertificate]).map((root) => Buffer.from(root, 'base64'));
  // Without its online checks: they ask Apple's OCSP through Node's sockets at every part of every delivery.
  return new SignedDataVerifier(certificates, false, environments[environment], bundleId, appId);
}

/** User ids are lower-case UUIDs; Swift writes a UUID in capitals. */
function ownerOf({ appAccountToken }: AppStoreTransaction): string | null {
  return appAccountToken?.toLowerCase() ?? null;
}
