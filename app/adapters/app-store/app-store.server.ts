import * as z from 'zod';
import {
  type AppStoreClient,
  type AppStoreEnvironment,
  type AppStoreNotification,
  type AppStoreSnapshot,
  isDecisiveTransaction,
  parseAppStoreSnapshot,
} from '#app/domain/billing/app-store-snapshot.ts';
import {
  AppStoreApiError,
  type AppStoreSettings,
  createAppStoreApi,
} from './app-store-api.server.ts';
import {
  createSignedDataReader,
  findUnknownValues,
  UnverifiedError,
} from './verify-signed-data.server.ts';

const notificationSchema = z.lazy(() =>
  z.object({
    notificationType: z.string().optional(),
    notificationUUID: z.string().optional(),
    signedDate: z.number().optional(),
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
 * Creates the App Store client for Production and Sandbox: notifications and responses only count after Apple's own
 * library has verified each signed part in the environment that it names.
 * @param now milliseconds since the epoch
 */
export function createAppStore(settings: AppStoreSettings, now: number): AppStoreClient {
  const { products } = settings;
  const api = createAppStoreApi(settings, now);
  const reader = createSignedDataReader(settings);

  const askForTransaction = async (
    transactionId: string,
    known: AppStoreEnvironment | undefined,
  ): Promise<AppStoreSnapshot | null> => {
    const answer = await api.fetchStatuses(transactionId, known);
    if (!answer) return null;
    const { environment, statuses } = answer;
    const find = (reference: string | undefined) =>
      statuses.find(({ originalTransactionId }) => originalTransactionId === reference);
    let status = find(transactionId);
    if (!status) {
      const signed = await api.fetchSignedTransaction(transactionId, environment);
      if (!signed) return null;
      const parts = { transaction: signed, renewal: undefined };
      const { transaction } = await reader.readParts(environment, parts);
      status = find(transaction.originalTransactionId);
    }
    if (!status?.signedTransactionInfo) return null;
    const parts = await reader.readParts(environment, {
      transaction: status.signedTransactionInfo,
      renewal: status.signedRenewalInfo,
    });
    return parseAppStoreSnapshot(parts, products);
  };

  const fetchTransaction: AppStoreClient['fetchTransaction'] = async (
    transactionId,
    environment,
  ) => {
    if (!transactionNumber.test(transactionId)) return null;
    try {
      return await askForTransaction(transactionId, environment);
    } catch (cause) {
      if (cause instanceof AppStoreApiError) throw cause;
      throw new AppStoreApiError('The App Store gave no answer that holds', { cause });
    }
  };

  const parseNotification = async (
    signedPayload: string,
  ): Promise<AppStoreNotification | 'ignored'> => {
    const verified = await reader.parseNotification(signedPayload);
    if (verified === 'ignored') return 'ignored';
    const { environment } = verified;
    const { data, ...notification } = notificationSchema.parse(verified.payload);
    const answer = {
      id: notification.notificationUUID ?? null,
      kind: notification.notificationType ?? 'unknown',
      environment,
      signedMs: notification.signedDate ?? now,
    };
    if (!data?.signedTransactionInfo) {
      return { ...answer, unknownValues: [], snapshot: null, userId: null, reference: null };
    }
    const parts = await reader.readParts(environment, {
      transaction: data.signedTransactionInfo,
      renewal: data.signedRenewalInfo,
    });
    const reference = parts.transaction.originalTransactionId ?? null;
    const stated = parseAppStoreSnapshot(parts, products);
    const isDecisive = isDecisiveTransaction(parts.transaction, data.status);
    const current =
      stated && !isDecisive
        ? await fetchTransaction(stated.snapshot.reference, environment)
        : stated;
    return {
      ...answer,
      unknownValues: await findUnknownValues(parts, {
        kind: notification.notificationType,
        status: data.status,
      }),
      snapshot: current?.snapshot ?? null,
      userId: stated?.userId ?? null,
      reference,
      signedMs: current?.signedMs ?? answer.signedMs,
    };
  };

  return {
    fetchTransaction,
    parseNotification: async (signedPayload) => {
      try {
        return await parseNotification(signedPayload);
      } catch (error) {
        if (error instanceof UnverifiedError) return null;
        throw error;
      }
    },
  };
}
