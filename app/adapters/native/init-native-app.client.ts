import { enableHaptics } from './haptics.client.ts';
import { loadNativeBridge } from './native-bridge.client.ts';
import { restoreNativePreferences } from './native-preferences.client.ts';

/**
 * What the iOS-style shell does on every page: presses are felt, links that open the app lead to their page, and what the
 * app knows of this device is kept with the device, now and when the app comes to the front again.
 * @returns how to stop
 */
export function initNativeApp(): () => void {
  const stopFeeling = enableHaptics();
  const keepFlags = () => void restoreNativePreferences();
  keepFlags();
  const listening = loadNativeBridge().then((bridge) =>
    bridge ? [bridge.onAppUrlOpen(follow), bridge.onResume(keepFlags)] : [],
  );
  return () => {
    stopFeeling();
    void listening.then((stops) => {
      for (const stop of stops) stop();
    });
  };
}

/** Links of other origins are not ours to open. */
function follow(url: string): void {
  if (URL.canParse(url) && new URL(url).origin === location.origin) location.assign(url);
}
