import type { NativeCall, NativeResult, PluginHeader } from './native-wire.ts';

/**
 * Sends a call out of the page; resolves with the result, or null for listeners, which receive
 * events instead.
 */
export type PostToDevice = (call: NativeCall) => Promise<NativeResult | null>;

type Stored = {
  callback?: (data: object | null, error?: Error) => void;
  resolve?: (data: object) => void;
  reject?: (error: Error) => void;
};

/**
 * Installs Capacitor's iOS bridge in a page before its scripts run, as the native app does. Mirrors
 * the plugin calls of `native-bridge.js` in `@capacitor/ios` 8.5. It is serialized into the
 * browser, so it must not use anything outside its body.
 * @param order.postName the global function that sends calls to the device, a `PostToDevice`
 */
export function installBridge({
  headers,
  postName,
}: {
  headers: PluginHeader[];
  postName: string;
}) {
  const page = globalThis as unknown as Record<string, unknown>;
  const stored = new Map<string, Stored>();
  let lastId = Math.floor(Math.random() * 134_217_728);

  class CapacitorException extends Error {
    code?: string;
  }

  const fromNative = (result: NativeResult) => {
    const call = stored.get(result.callbackId);
    if (!call) return;
    const error = result.success
      ? undefined
      : Object.assign(new CapacitorException(''), result.error);
    const data = result.success ? result.data : null;
    if (call.callback) return call.callback(data, error);
    if (error) call.reject?.(error);
    else call.resolve?.(data ?? {});
    stored.delete(result.callbackId);
  };

  // Capacitor detects iOS by this property.
  page.webkit = {
    messageHandlers: {
      bridge: {
        postMessage: (call: NativeCall) => {
          const post = page[postName] as PostToDevice;
          post(JSON.parse(JSON.stringify(call))).then((result) => result && fromNative(result));
        },
      },
    },
  };

  const toNative = (pluginId: string, methodName: string, options: object = {}, call: Stored) => {
    const callbackId = String(++lastId);
    stored.set(callbackId, call);
    const { bridge } = (
      page.webkit as { messageHandlers: { bridge: { postMessage: (call: object) => void } } }
    ).messageHandlers;
    bridge.postMessage({ callbackId, pluginId, methodName, options, type: 'message' });
    return callbackId;
  };

  page.Capacitor = {
    DEBUG: false,
    isLoggingEnabled: false,
    Plugins: {},
    PluginHeaders: headers,
    Exception: CapacitorException,
    fromNative,
    nativeCallback: (
      plugin: string,
      method: string,
      options: object,
      callback: Stored['callback'],
    ) => toNative(plugin, method, options, { callback }),
    nativePromise: (plugin: string, method: string, options: object) =>
      new Promise((resolve, reject) => toNative(plugin, method, options, { resolve, reject })),
  };
}
