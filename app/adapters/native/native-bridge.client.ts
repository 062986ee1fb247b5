import { bearsNativeMark } from '#app/domain/navigation/platform.ts';

/** Strength of haptic feedback: 10, 20 or 30 ms on devices that can only vibrate. */
export type HapticStrength = 'light' | 'medium' | 'heavy';

/** A subscription as the App Store offers it to this user. */
export type StoreProduct = {
  /** As in the App Store product configuration. */
  id: string;
  name: string;
  /** As formatted by the store, with the user's currency: "$4.99". */
  price: string;
};

/** A paid transaction that the server doesn't know yet. */
export type StoreTransaction = { transactionId: string; productId: string };

/**
 * How a purchase ended on the device; `pending` waits for someone else's approval and may later arrive as a
 * transaction.
 */
export type PurchaseOutcome =
  | ({ status: 'purchased' } & StoreTransaction)
  | { status: 'cancelled' }
  | { status: 'pending' };

/** How a restore ended on the device: the active subscriptions, or canceled at the App Store's sign-in. */
export type RestoreOutcome =
  | { status: 'restored'; transactions: StoreTransaction[] }
  | { status: 'cancelled' };

/** StoreKit. Each call rejects with a sentence for the user when the store refuses. */
export type NativeStore = {
  /** Unknown ids are left out. */
  getProducts: (productIds: readonly string[]) => Promise<StoreProduct[]>;
  /** @param appAccountToken the user's id, which the signed transaction contains */
  purchase: (productId: string, appAccountToken: string) => Promise<PurchaseOutcome>;
  /** Refreshes from the App Store and returns the active subscriptions. */
  restorePurchases: () => Promise<RestoreOutcome>;
  /**
   * Finishes a transaction that the server has processed or never will; until then the store delivers it again at each
   * start.
   */
  finishTransaction: (transactionId: string) => Promise<void>;
  /**
   * Reports renewals, approved purchases and everything unfinished.
   * @returns a function that stops listening
   */
  onTransaction: (listener: (transaction: StoreTransaction) => void) => () => void;
};

/** A file to share from the native app; its name contains no folder. */
export type NativeFile = { file: Blob; fileName: string };

/** How native sharing ended: shared, canceled, or with an error. */
export type NativeShareOutcome = 'shared' | 'cancelled' | { error: string };

/** The result of Apple's sign-in sheet, to be verified by the server. */
export type AppleSheetAnswer =
  | { status: 'signed-in'; idToken: string; code: string }
  | { status: 'cancelled' };

/** What the native app can do beyond a browser; the only place with platform-specific code. */
export type NativeBridge = {
  haptic: (strength: HapticStrength) => void;
  /** Writes the file to the cache, shares it and deletes it 5 s later. Never rejects. */
  shareFile: (shared: NativeFile) => Promise<NativeShareOutcome>;
  /** Shares a link with a text before it. Never rejects. */
  shareLink: (link: { text: string; url: string }) => Promise<NativeShareOutcome>;
  store: NativeStore;
  /**
   * Opens the Sign in with Apple sheet. Rejects when Apple refuses.
   * @param nonce put into the token unchanged
   */
  signInWithApple: (nonce: string) => Promise<AppleSheetAnswer>;
  /** Values that must outlive the web view's storage, which the system may clear. */
  preferences: {
    get: (key: string) => Promise<string | null>;
    set: (key: string, value: string) => Promise<void>;
    remove: (key: string) => Promise<void>;
  };
  /**
   * Reports links that opened the app, as full URLs.
   * @returns a function that stops listening
   */
  onAppUrlOpen: (listener: (url: string) => void) => () => void;
  /**
   * Reports when the app returns to the foreground.
   * @returns a function that stops listening
   */
  onResume: (listener: () => void) => () => void;
};

/** Whether this page runs in the native app. */
export function isNativeShell(): boolean {
  return bearsNativeMark(globalThis.navigator?.userAgent ?? '');
}

/** Loads the native bridge on first use; null in a plain browser. Never rejects. */
export async function loadNativeBridge(): Promise<NativeBridge | null> {
  if (!isNativeShell()) return null;
  try {
    const { connectNativeBridge } = await import('./connect-native-bridge.client.ts');
    return connectNativeBridge();
  } catch {
    return null;
  }
}
