import { App } from '@capacitor/app';
import { Capacitor, type PluginListenerHandle, registerPlugin } from '@capacitor/core';
import { Haptics, ImpactStyle } from '@capacitor/haptics';
import { Preferences } from '@capacitor/preferences';
import { AppleSignIn, ErrorCode, SignInScope } from '@capawesome/capacitor-apple-sign-in';
import type {
  AppleSheetAnswer,
  HapticStrength,
  NativeBridge,
  NativeStore,
  PurchaseOutcome,
  RestoreOutcome,
  StoreProduct,
  StoreTransaction,
} from './native-bridge.client.ts';
import { shareFileNatively } from './share-file-natively.client.ts';

const impactStyles: Record<HapticStrength, ImpactStyle> = {
  light: ImpactStyle.Light,
  medium: ImpactStyle.Medium,
  heavy: ImpactStyle.Heavy,
};

/** Returns the bridge to Capacitor's packages; null where Capacitor's own bridge isn't in the page. */
export function connectNativeBridge(): NativeBridge | null {
  return Capacitor.isNativePlatform() ? bridge : null;
}

/** The calls of `ios/sources/StorePlugin.swift`, as passed by Capacitor. */
type StorePlugin = {
  getProducts: (options: {
    productIds: readonly string[];
  }) => Promise<{ products: StoreProduct[] }>;
  purchase: (options: { productId: string; appAccountToken: string }) => Promise<PurchaseOutcome>;
  restorePurchases: () => Promise<RestoreOutcome>;
  finishTransaction: (options: { transactionId: string }) => Promise<void>;
  addListener: (
    event: 'transaction',
    listener: (transaction: StoreTransaction) => void,
  ) => Promise<PluginListenerHandle>;
};

const plugin = registerPlugin<StorePlugin>('Store' as const);

/** StoreKit through our own plugin. */
const nativeStore: NativeStore = {
  getProducts: async (productIds) => (await plugin.getProducts({ productIds })).products,
  purchase: (productId, appAccountToken) => plugin.purchase({ productId, appAccountToken }),
  restorePurchases: () => plugin.restorePurchases(),
  finishTransaction: (transactionId) => plugin.finishTransaction({ transactionId }),
  onTransaction: (listener) => listenTo(plugin.addListener('transaction', listener)),
};

const bridge: NativeBridge = {
  haptic: (strength) => {
    // Failed haptic feedback isn't reported.
    Haptics.impact({ style: impactStyles[strength] }).catch(() => {});
  },
  shareFile: shareFileNatively,
  store: nativeStore,
  signInWithApple,
  preferences: {
    get: async (key) => (await Preferences.get({ key })).value,
    set: (key, value) => Preferences.set({ key, value }),
    remove: (key) => Preferences.remove({ key }),
  },
  onAppUrlOpen: (listener) => listenTo(App.addListener('appUrlOpen', ({ url }) => listener(url))),
  onResume: (listener) => listenTo(App.addListener('resume', listener)),
};

async function signInWithApple(nonce: string): Promise<AppleSheetAnswer> {
  try {
    const { idToken, authorizationCode } = await AppleSignIn.signIn({
      nonce,
      scopes: [SignInScope.Email],
    });
    return { status: 'signed-in', idToken, code: authorizationCode };
  } catch (error) {
    const isCancelled = (error as { code?: unknown }).code === ErrorCode.SignInCanceled;
    if (isCancelled) return { status: 'cancelled' };
    throw error;
  }
}

/** @returns a function that removes a listener, even while it is still being added */
function listenTo(handle: Promise<PluginListenerHandle>): () => void {
  // An app without the plugin has no events to miss.
  handle.catch(() => {});
  return () => {
    handle.then((each) => each.remove()).catch(() => {});
  };
}
