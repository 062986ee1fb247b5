import type { PluginListenerHandle } from '@capacitor/core';

/** @returns how to stop a listener that may not be there yet */
export function listenTo(handle: Promise<PluginListenerHandle>): () => void {
  // A shell without the plugin has no news to miss.
  handle.catch(() => {});
  return () => {
    handle.then((each) => each.remove()).catch(() => {});
  };
}
