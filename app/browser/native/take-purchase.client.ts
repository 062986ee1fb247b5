import { purchaseMessages } from '#app/domain/billing/purchase-messages.ts';
import { postCall } from '../post-call.client.ts';
import { refusalIn } from '../refusal.client.ts';
import type { NativeStore, StoreTransaction } from './native-bridge.client.ts';

/** What became of a purchase; `message` is a sentence for a person. */
export type PurchaseEnd =
  | { outcome: 'validated' }
  /** Somebody else has to approve it. */
  | { outcome: 'pending' }
  | { outcome: 'cancelled' }
  | { outcome: 'failed'; message: string };

/** What became of a restore. */
export type RestoreEnd = Extract<PurchaseEnd, { outcome: 'validated' | 'failed' }>;

/** What the server made of a transaction; `away` when nothing is known about it. */
export type Validation =
  | { outcome: 'valid' }
  | { outcome: 'refused'; message: string; isForPerson: boolean }
  | { outcome: 'away' };

type Parts = {
  /** Null in a plain browser. */
  store: NativeStore | null;
  /** Null while nobody is signed in. */
  userId: string | null;
  validate: (transaction: StoreTransaction) => Promise<Validation>;
};

/** Buys a product for whoever is signed in and has the server grant it (`platform.md` section 7). Never rejects. */
export async function buyProduct(
  { store, userId, validate }: Parts,
  productId: string,
): Promise<PurchaseEnd> {
  if (!store) return fail(purchaseMessages.noStore);
  if (userId === null) return fail(purchaseMessages.nobody);
  const bought = await store.purchase(productId, userId).catch(() => null);
  if (!bought) return fail(purchaseMessages.notBought);
  if (bought.status !== 'purchased') return { outcome: bought.status };
  const validation = await takeTransaction({ store, validate }, bought);
  if (validation.outcome === 'valid') return { outcome: 'validated' };
  return fail(
    validation.outcome === 'refused' ? validation.message : purchaseMessages.notValidated,
  );
}

/** Grants what this person's Apple ID has bought before and still pays for. Never rejects. */
export async function restoreProducts({ store, userId, validate }: Parts): Promise<RestoreEnd> {
  if (!store) return fail(purchaseMessages.noStore);
  if (userId === null) return fail(purchaseMessages.nobody);
  const transactions = await store.restorePurchases().catch(() => null);
  if (!transactions) return fail(purchaseMessages.notRestored);
  const ends: Validation[] = [];
  for (const transaction of transactions) {
    const end = await takeTransaction({ store, validate }, transaction);
    if (end.outcome === 'valid') return { outcome: 'validated' };
    ends.push(end);
  }
  const told = ends.find((end) => end.outcome === 'refused' && end.isForPerson);
  if (told?.outcome === 'refused') return fail(told.message);
  const isAway = ends.some(({ outcome }) => outcome === 'away');
  return fail(isAway ? purchaseMessages.notRestored : purchaseMessages.nothingToRestore);
}

/** Transactions that the server could not be asked about. */
const untaken = new Map<string, StoreTransaction>();

/** What the server could not be asked about in this run of the app, to show it again. */
export function untakenTransactions(): StoreTransaction[] {
  return [...untaken.values()];
}

/**
 * Shows the server a transaction. Only what it grants is finished: anything else the store brings again at the next start,
 * so that nothing paid for is lost.
 */
export async function takeTransaction(
  { store, validate }: { store: NativeStore; validate: Parts['validate'] },
  { transactionId, productId }: StoreTransaction,
): Promise<Validation> {
  const validation = await validate({ transactionId, productId });
  if (validation.outcome === 'away') untaken.set(transactionId, { transactionId, productId });
  else untaken.delete(transactionId);
  if (validation.outcome === 'valid') {
    // Unfinished it only comes again, and is granted once more.
    await store.finishTransaction(transactionId).catch(() => undefined);
  }
  return validation;
}

/** Asks `/api/validate-iap`. Never rejects. */
export async function validateOnServer(transaction: StoreTransaction): Promise<Validation> {
  const claim = { ...transaction, platform: 'ios' };
  const { status, body } = await postCall('/api/validate-iap', claim);
  if (status === 200) return { outcome: 'valid' };
  const message = refusalIn(body);
  if (message === null || status >= 500) return { outcome: 'away' };
  return { outcome: 'refused', message, isForPerson: message !== purchaseMessages.notValidated };
}

function fail(message: string) {
  return { outcome: 'failed', message } as const;
}
