import type { NativeStore, StoreTransaction } from '#app/adapters/native/native-bridge.client.ts';
import { purchaseTexts } from '#app/features/billing/texts.ts';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';

/** Refusals that are final: the purchase has ended, was revoked, or was replaced by another plan. */
const finalRefusals = new Set(['expired', 'revoked', 'other-product']);

/** Statuses whose message only says that it failed. */
const unexplainedStatuses = new Set([400, 422]);

/** The result of a purchase; `message` is for the user. */
export type PurchaseEnd =
  | { outcome: 'validated' }
  /** Another person has to approve it. */
  | { outcome: 'pending' }
  | { outcome: 'cancelled' }
  | { outcome: 'failed'; message: string };

/** The result of a restore. */
export type RestoreEnd = Exclude<PurchaseEnd, { outcome: 'pending' }>;

/** The server's validation of a transaction; `away` if the server could not be reached. */
export type Validation =
  | { outcome: 'valid' }
  /** `isForUser`: the message tells the user what to do. `isFinal`: a retry would get the same response. */
  | { outcome: 'refused'; message: string; isForUser: boolean; isFinal: boolean }
  | { outcome: 'away' };

type PurchaseParts = {
  /** Null in a plain browser. */
  store: NativeStore | null;
  /** Null while no user is signed in. */
  userId: string | null;
  validate: (transaction: StoreTransaction) => Promise<Validation>;
};

/** Buys a product for the signed-in user and has the server grant it. Never rejects. */
export async function buyProduct(
  { store, userId, validate }: PurchaseParts,
  productId: string,
): Promise<PurchaseEnd> {
  if (!store) return fail(purchaseTexts.messages.noStore);
  if (userId === null) return fail(purchaseTexts.messages.notSignedIn);
  const bought = await store.purchase(productId, userId).catch(() => null);
  if (!bought) return fail(purchaseTexts.messages.notBought);
  if (bought.status !== 'purchased') return { outcome: bought.status };
  const validation = await redeemTransaction({ store, validate }, bought, { isNew: true });
  if (validation.outcome === 'valid') return { outcome: 'validated' };
  return fail(
    validation.outcome === 'refused' ? validation.message : purchaseTexts.messages.notValidated,
  );
}

/** Grants what this user's Apple ID bought earlier and still pays for. Never rejects. */
export async function restoreProducts({
  store,
  userId,
  validate,
}: PurchaseParts): Promise<RestoreEnd> {
  if (!store) return fail(purchaseTexts.messages.noStore);
  if (userId === null) return fail(purchaseTexts.messages.notSignedIn);
  const restored = await store.restorePurchases().catch(() => null);
  if (!restored) return fail(purchaseTexts.messages.notRestored);
  if (restored.status === 'cancelled') {
    // StoreKit also reports this error when there is no network.
    const isOffline = globalThis.navigator?.onLine === false;
    return isOffline ? fail(purchaseTexts.messages.notRestored) : { outcome: 'cancelled' };
  }
  const ends: Validation[] = [];
  for (const transaction of restored.transactions) {
    const end = await redeemTransaction({ store, validate }, transaction);
    if (end.outcome === 'valid') return { outcome: 'validated' };
    ends.push(end);
  }
  const told = ends.find((end) => end.outcome === 'refused' && end.isForUser);
  if (told?.outcome === 'refused') return fail(told.message);
  const isAway = ends.some(({ outcome }) => outcome === 'away');
  return fail(
    isAway ? purchaseTexts.messages.notRestored : purchaseTexts.messages.nothingToRestore,
  );
}

/** Transactions for which the server could not be reached. */
const unredeemed = new Map<string, StoreTransaction>();

/** The transactions for which the server could not be reached since the app started, to retry them. */
export function unredeemedTransactions(): StoreTransaction[] {
  return [...unredeemed.values()];
}

/**
 * Sends a transaction to the server. It is finished if the server grants it or refuses it for good; otherwise the store
 * reports it again at the next start, so that nothing paid is lost.
 * @param how.isNew it was bought just now: no refusal is final yet, since the App Store may notify the server later
 */
export async function redeemTransaction(
  { store, validate }: { store: NativeStore; validate: PurchaseParts['validate'] },
  { transactionId, productId }: StoreTransaction,
  { isNew = false } = {},
): Promise<Validation> {
  const validation = await validate({ transactionId, productId });
  if (validation.outcome === 'away') unredeemed.set(transactionId, { transactionId, productId });
  else unredeemed.delete(transactionId);
  const isFinal = validation.outcome === 'refused' && validation.isFinal && !isNew;
  if (validation.outcome === 'valid' || isFinal) {
    // An unfinished transaction is only reported and validated again.
    await store.finishTransaction(transactionId).catch(() => undefined);
  }
  return validation;
}

/** Calls `/api/validate-iap`. Never rejects. */
export async function validateOnServer(transaction: StoreTransaction): Promise<Validation> {
  const claim = { ...transaction, platform: 'ios' };
  const { status, body } = await postCall('/api/validate-iap', claim);
  if (status === 200) return { outcome: 'valid' };
  const refusal = refusalIn(body);
  if (refusal === null || status >= 500) return { outcome: 'away' };
  const { message, code } = refusal;
  const isForUser = !unexplainedStatuses.has(status);
  return { outcome: 'refused', message, isForUser, isFinal: finalRefusals.has(code) };
}

function fail(message: string) {
  return { outcome: 'failed', message } as const;
}
