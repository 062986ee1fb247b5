import type { StoreTransaction } from '#app/adapters/native/native-bridge.client.ts';
import { answerStore, createFakeStore, type FakeStore } from './fake-store.ts';
import type { NativeCall, NativeResult } from './native-wire.ts';
import { Refusal } from './refusal.ts';

/** A file in the share sheet: its name, and its contents when the sheet opened. */
export type SharedFile = { name: string; bytes: Uint8Array };

/**
 * The native side of the app. It runs in the test process so that it outlives page loads. Tests can
 * read its haptics, files and shares, and set its behavior.
 */
export type FakeDevice = {
  /** Each haptic feedback: LIGHT, MEDIUM or HEAVY. */
  haptics: string[];
  /** Cache path to base64 content. */
  files: Map<string, string>;
  shares: SharedFile[][];
  /** Links in the share sheet, with the text before each. */
  links: { text: string; url: string }[];
  preferences: Map<string, string>;
  store: FakeStore;
  /** What the user does in Apple's sheet; called with the request's nonce. */
  appleSheet: AppleSheet;
  /** What the user does in the share sheet; `busy` means it is already open. */
  sharing: 'shares' | 'cancels' | 'busy' | 'refused';
  isDiskFull: boolean;
  /** Handles a call from the page; null for listeners, which receive events instead. */
  answer: (call: NativeCall, tell: Tell) => Promise<NativeResult | null>;
  openUrl: (url: string) => Promise<void>;
  resume: () => Promise<void>;
  /** Delivers a renewal, or a purchase that was waiting for a parent's approval. */
  bringTransaction: (transaction: StoreTransaction) => Promise<void>;
};

/** Signs in with Apple for a nonce, cancels, or is rejected by Apple. */
export type AppleSheet =
  | ((nonce: string) => Promise<{ idToken: string; authorizationCode: string }>)
  | 'cancels'
  | 'refused';

/** Sends an event to the page's listener. */
type Tell = (result: NativeResult) => Promise<void>;

type Listener = NativeCall & { tell: Tell };

/** An unused device. */
export function createFakeDevice(store = createFakeStore()): FakeDevice {
  let listeners: Listener[] = [];
  /** `StorePlugin.swift` has Capacitor retain these until the page listens. */
  let retained: StoreTransaction[] = [];

  async function notify(pluginId: string, eventName: string, data: object) {
    const heard = listeners.filter(
      (each) => each.pluginId === pluginId && each.options.eventName === eventName,
    );
    for (const { callbackId, methodName, tell } of heard) {
      await tell({ callbackId, pluginId, methodName, success: true, save: true, data });
    }
  }

  const device: FakeDevice = {
    haptics: [],
    files: new Map(),
    shares: [],
    links: [],
    preferences: new Map(),
    store,
    appleSheet: 'refused',
    sharing: 'shares',
    isDiskFull: false,
    openUrl: (url) => notify('App', 'appUrlOpen', { url }),
    resume: () => notify('App', 'resume', {}),
    bringTransaction: async (transaction) => {
      const isHeard = listeners.some(({ pluginId }) => pluginId === 'Store');
      if (isHeard) await notify('Store', 'transaction', transaction);
      else retained.push(transaction);
    },
    answer: async (call, tell) => {
      const { callbackId, pluginId, methodName, options } = call;
      if (methodName === 'addListener') {
        listeners.push({ ...call, tell });
        if (pluginId === 'Store') {
          const missed = retained;
          retained = [];
          for (const each of missed) void device.bringTransaction(each);
        }
        return null;
      }
      if (methodName === 'removeListener') {
        listeners = listeners.filter((each) => each.callbackId !== options.callbackId);
        return null;
      }
      try {
        const data = await answerPlugin(device, call);
        return { callbackId, pluginId, methodName, success: true, data };
      } catch (error) {
        const { message, code } = error as Refusal;
        return { callbackId, pluginId, methodName, success: false, error: { message, code } };
      }
    },
  };
  return device;
}

async function answerPlugin(device: FakeDevice, call: NativeCall): Promise<object> {
  const { pluginId, methodName, options } = call;
  if (pluginId === 'Store') return answerStore(device.store, methodName, options);
  const answer = answers[`${pluginId}.${methodName}`];
  if (!answer) throw new Refusal(`This device has no ${pluginId}.${methodName}()`);
  return answer(device, options);
}

const cacheUri = 'file:///var/mobile/Containers/Data/Application/Library/Caches/';

type Answer = (device: FakeDevice, options: Record<string, unknown>) => object | Promise<object>;

const answers: Record<string, Answer> = {
  // Same errors as the plugin's Swift code: a custom code for Cancel, Apple's error number
  // otherwise.
  'AppleSignIn.signIn': async ({ appleSheet }, { nonce }) => {
    if (appleSheet === 'cancels') throw new Refusal('Sign in was canceled.', 'SIGN_IN_CANCELED');
    if (appleSheet === 'refused') {
      throw new Refusal('The operation couldn’t be completed.', '1000');
    }
    const user = { user: '001234.abc.1234', email: null, givenName: null, familyName: null };
    return { ...user, ...(await appleSheet(String(nonce))) };
  },
  'Haptics.impact': ({ haptics }, { style }) => {
    haptics.push(String(style));
    return {};
  },
  'Preferences.get': ({ preferences }, { key }) => ({
    value: preferences.get(String(key)) ?? null,
  }),
  'Preferences.set': ({ preferences }, { key, value }) => {
    preferences.set(String(key), String(value));
    return {};
  },
  'Preferences.remove': ({ preferences }, { key }) => {
    preferences.delete(String(key));
    return {};
  },
  'Filesystem.writeFile': ({ files, isDiskFull }, { path, data, directory }) => {
    if (directory !== 'CACHE') throw new Refusal('The file would stay for good');
    if (isDiskFull) throw new Refusal('No space left on device', 'OS-PLUG-FILE-0013');
    files.set(String(path), String(data));
    return { uri: cacheUri + encodeURI(String(path)) };
  },
  'Filesystem.appendFile': ({ files }, { path, data, directory }) => {
    const before = files.get(String(path));
    if (directory !== 'CACHE' || before === undefined) throw new Refusal('File does not exist.');
    files.set(String(path), before + String(data));
    return {};
  },
  'Filesystem.readdir': ({ files }, { path }) => {
    const inside = [...files.keys()].filter((each) => each.startsWith(`${path}/`));
    if (inside.length === 0) throw new Refusal(`'readdir' failed because file does not exist.`);
    const names = new Set(inside.map((each) => each.slice(`${path}/`.length).split('/')[0]));
    return { files: [...names].map((name) => ({ name, type: 'directory' })) };
  },
  'Filesystem.rmdir': ({ files }, { path }) => {
    for (const each of [...files.keys()]) if (each.startsWith(`${path}/`)) files.delete(each);
    return {};
  },
  'Share.share': (device, { files, text, url }) => {
    if (files) device.shares.push((files as string[]).map((uri) => readShared(device, uri)));
    else device.links.push({ text: String(text), url: String(url) });
    if (device.sharing === 'cancels') throw new Refusal('Share canceled');
    if (device.sharing === 'busy') throw new Refusal(`Can't share while sharing is in progress`);
    if (device.sharing === 'refused') throw new Refusal('Error sharing item');
    return { activityType: 'com.apple.UIKit.activity.Mail' };
  },
};

function readShared({ files }: FakeDevice, uri: string): SharedFile {
  const path = decodeURI(uri.slice(cacheUri.length));
  const data = files.get(path);
  if (data === undefined) throw new Refusal('Error sharing item');
  return {
    name: path.split('/').at(-1) ?? '',
    bytes: new Uint8Array(Buffer.from(data, 'base64')),
  };
}
