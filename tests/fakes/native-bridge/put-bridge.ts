import type { NativeCall, NativeResult, PluginHeader } from './native-wire.ts';

/** How a call leaves the page; resolves with the answer, or null for a listener, which is answered by events. */
export type PostToDevice = (call: NativeCall) => Promise<NativeResult | null>;

type Stored = {
  callback?: (data: object | null, error?: Error) => void;
  resolve?: (data: object) => void;
  reject?: (error: Error) => void;
};

/**
 * Puts Capacitor's iOS bridge into a page before its scripts run, as the shell does: what `native-bridge.js` of
 * `@capacitor/ios` 8.5 does for plugins, call by call. Travels into the browser as text, so it stands alone.
 * @param order.postName the global function by which calls reach the device, a `PostToDevice`
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

  // Its presence is what tells Capacitor that the platform is iOS.
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
