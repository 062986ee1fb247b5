/** A call from the page across Capacitor's bridge: `native-bridge.js` of `@capacitor/ios`. */
export type NativeCall = {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: Record<string, unknown>;
};

/** A result sent back by `Capacitor.fromNative`. */
export type NativeResult = Pick<NativeCall, 'callbackId' | 'pluginId' | 'methodName'> &
  (
    | { success: true; data: object; save?: boolean }
    | { success: false; error: { message: string; code?: string } }
  );

/** A plugin as the native app describes it to the page. */
export type PluginHeader = { name: string; methods: { name: string; rtype?: 'promise' }[] };

/** The methods of the native app's plugins, as listed in their Swift sources. */
const plugins = {
  AppleSignIn: ['initialize', 'signIn'],
  App: ['exitApp', 'getInfo', 'getAppLanguage', 'getLaunchUrl', 'getState', 'minimizeApp'],
  Filesystem: [
    'readFile',
    'writeFile',
    'appendFile',
    'deleteFile',
    'mkdir',
    'rmdir',
    'readdir',
    'getUri',
  ],
  Haptics: ['impact', 'notification', 'selectionStart', 'selectionChanged', 'vibrate'],
  Preferences: ['get', 'set', 'remove', 'keys', 'clear'],
  Share: ['canShare', 'share'],
  Store: ['getProducts', 'purchase', 'restorePurchases', 'finishTransaction'],
} as const;

/** In the form that `JSExport.swift` injects into the page. */
export const pluginHeaders: PluginHeader[] = Object.entries(plugins).map(([name, methods]) => ({
  name,
  methods: [
    { name: 'addListener' },
    { name: 'removeListener' },
    ...['removeAllListeners', 'checkPermissions', 'requestPermissions', ...methods].map(
      (method) => ({ name: method, rtype: 'promise' as const }),
    ),
  ],
}));
