import { App } from '@capacitor/app';
import { Capacitor, type PluginListenerHandle, registerPlugin } from '@capacitor/core';
import { Directory, Filesystem } from '@capacitor/filesystem';
import { Haptics, ImpactStyle } from '@capacitor/haptics';
import { Preferences } from '@capacitor/preferences';
import { Share, type ShareOptions } from '@capacitor/share';
import { AppleSignIn, ErrorCode, SignInScope } from '@capawesome/capacitor-apple-sign-in';
import { nativeTexts } from '#app/i18n/texts.ts';
import { toBase64 } from '#app/ui/browser/files/base64.client.ts';
import type {
  AppleSheetAnswer,
  HapticStrength,
  NativeBridge,
  NativeFile,
  NativeShareOutcome,
  NativeStore,
  PurchaseOutcome,
  RestoreOutcome,
  StoreProduct,
  StoreTransaction,
} from './native-bridge.client.ts';

/** How long a shared file stays in the cache, because the receiving app may still be reading it. */
const fetchTimeoutMs = 5000;

const directory = Directory.Cache;
const folder = 'shared';

/** Folders of this page's own shares until they are deleted. */
const fresh = new Set<string>();

/** Shares a file by the system's share sheet, from a cached file that is deleted 5 s later. Never rejects. */
export async function shareFileNatively({
  file,
  fileName,
}: NativeFile): Promise<NativeShareOutcome> {
  const own = crypto.randomUUID();
  fresh.add(own);
  try {
    await sweep();
    const uri = await writeFile(`${folder}/${own}/${fileName}`, file);
    return await openShareSheet({ files: [uri] });
  } catch (error) {
    return outcomeOf(error);
  } finally {
    setTimeout(() => void remove(own), fetchTimeoutMs);
  }
}

/** Never rejects. */
async function shareLink(link: { text: string; url: string }): Promise<NativeShareOutcome> {
  return openShareSheet(link).catch(outcomeOf);
}

async function openShareSheet(options: ShareOptions): Promise<NativeShareOutcome> {
  await Share.share(options);
  return 'shared';
}

function outcomeOf(error: unknown): NativeShareOutcome {
  const message = error instanceof Error ? error.message : '';
  // Error messages of Capacitor's plugin: canceled, or its sheet is already open because of a second press.
  if (/cancell?ed|in progress/i.test(message)) return 'cancelled';
  return { error: message || nativeTexts.shareNotOpened };
}

/** How much of a file passes the bridge at once, as base64: a zip of many invoices may exceed a phone's memory. */
const pieceBytes = 3_000_000;

/** Writes a file to the cache and returns its URI. */
async function writeFile(path: string, file: Blob): Promise<string> {
  const first = await toBase64(file.slice(0, pieceBytes));
  const { uri } = await Filesystem.writeFile({ path, data: first, directory, recursive: true });
  for (let at = pieceBytes; at < file.size; at += pieceBytes) {
    const data = await toBase64(file.slice(at, at + pieceBytes));
    await Filesystem.appendFile({ path, data, directory });
  }
  return uri;
}

/** Deletes files of pages that were closed before their 5 s were over. */
async function sweep(): Promise<void> {
  try {
    const { files } = await Filesystem.readdir({ path: folder, directory });
    await Promise.all(files.filter(({ name }) => !fresh.has(name)).map(({ name }) => remove(name)));
  } catch {
    // Nothing has been shared yet.
  }
}

async function remove(name: string): Promise<void> {
  fresh.delete(name);
  try {
    await Filesystem.rmdir({ path: `${folder}/${name}`, directory, recursive: true });
  } catch {
    // It is already gone, or the next share tries again.
  }
}

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
  shareLink,
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
