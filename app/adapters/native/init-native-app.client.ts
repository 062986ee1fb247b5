import { enableHaptics } from './haptics.client.ts';
import { loadNativeBridge } from './native-bridge.client.ts';
import { restoreNativePreferences } from './native-preferences.client.ts';

/**
 * Initializes the native app on every page: haptic feedback, links that open the app, and device preferences, which are
 * saved now and whenever the app returns to the foreground.
 * @returns a function that stops it
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

/** Links of other origins aren't opened here. */
function follow(url: string): void {
  if (URL.canParse(url) && new URL(url).origin === location.origin) location.assign(url);
}
