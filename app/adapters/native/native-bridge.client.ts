import { bearsNativeMark } from '#app/domain/navigation/native-mark.ts';

/** How hard a press is felt: 10, 20 or 30 ms where a device can only vibrate. */
export type HapticStrength = 'light' | 'medium' | 'heavy';

/** A subscription as the App Store sells it to this person. */
export type StoreProduct = {
  /** As in the configuration of the App Store's products. */
  id: string;
  name: string;
  /** With its currency as the store writes it for this person: "$4.99". */
  price: string;
};

/** What a user has paid for, before the server has seen it. */
export type StoreTransaction = { transactionId: string; productId: string };

/** How a purchase ended on the device; `pending` waits for another person's approval and may come as a transaction. */
export type PurchaseOutcome =
  | ({ status: 'purchased' } & StoreTransaction)
  | { status: 'cancelled' }
  | { status: 'pending' };

/** How a restore ended on the device: what runs now, or nothing, since the App Store's sign-in was called off. */
export type RestoreOutcome =
  | { status: 'restored'; transactions: StoreTransaction[] }
  | { status: 'cancelled' };

/** StoreKit. Each call rejects with a sentence for a person when the store refuses. */
export type NativeStore = {
  /** Unknown ids are left out. */
  getProducts: (productIds: readonly string[]) => Promise<StoreProduct[]>;
  /** @param appAccountToken the user's id, which the server finds again in the signed transaction */
  purchase: (productId: string, appAccountToken: string) => Promise<PurchaseOutcome>;
  /** Asks the App Store anew and gives the subscriptions that run now. */
  restorePurchases: () => Promise<RestoreOutcome>;
  /** Once the server has taken a transaction, or never will; until then the store brings it again at each start. */
  finishTransaction: (transactionId: string) => Promise<void>;
  /** Renewals, approved purchases and everything unfinished. @returns how to stop listening */
  onTransaction: (listener: (transaction: StoreTransaction) => void) => () => void;
};

/** A file to share from the native shell, under a name that names no folder. */
export type NativeFile = { file: Blob; fileName: string };

/** How native sharing ended: with the share sheet used, called off, or with what went wrong. */
export type NativeShareOutcome = 'shared' | 'cancelled' | { error: string };

/** What Apple's sheet gave, all of it for the server to check. */
export type AppleSheetAnswer =
  | { status: 'signed-in'; idToken: string; code: string }
  | { status: 'cancelled' };

/** What the native shell can do beyond a browser: the one place that knows the platform. */
export type NativeBridge = {
  haptic: (strength: HapticStrength) => void;
  /** Writes the file into the cache, shares it and deletes it 5 s later. Never rejects. */
  shareFile: (shared: NativeFile) => Promise<NativeShareOutcome>;
  store: NativeStore;
  /** Opens the sheet of Sign in with Apple. Rejects when Apple refuses. @param nonce put into the token as it is */
  signInWithApple: (nonce: string) => Promise<AppleSheetAnswer>;
  /** What must outlive the web view's storage, which the system may empty. */
  preferences: {
    get: (key: string) => Promise<string | null>;
    set: (key: string, value: string) => Promise<void>;
    remove: (key: string) => Promise<void>;
  };
  /** A link that opened the app, whole. @returns how to stop listening */
  onAppUrlOpen: (listener: (url: string) => void) => () => void;
  /** The app came to the front again. @returns how to stop listening */
  onResume: (listener: () => void) => () => void;
};

/** Whether this page runs in the native shell. */
export function isNativeShell(): boolean {
  return bearsNativeMark(globalThis.navigator?.userAgent ?? '');
}

/** The native bridge, fetched when it is first asked for; null in a plain browser. Never rejects. */
export async function loadNativeBridge(): Promise<NativeBridge | null> {
  if (!isNativeShell()) return null;
  try {
    const { connectNativeBridge } = await import('./connect-native-bridge.client.ts');
    return connectNativeBridge();
  } catch {
    return null;
  }
}
