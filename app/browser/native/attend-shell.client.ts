import { feelPresses } from './haptics.client.ts';
import { loadNativeBridge } from './native-bridge.client.ts';

/** What the iOS-style shell does on every page: presses are felt, and links that open the app lead to their page. @returns how to stop */
export function attendShell(): () => void {
  const stopFeeling = feelPresses();
  const following = loadNativeBridge().then((bridge) => bridge?.onAppUrlOpen(follow));
  return () => {
    stopFeeling();
    void following.then((stop) => stop?.());
  };
}

/** Links of other origins are not ours to open. */
function follow(url: string): void {
  if (URL.canParse(url) && new URL(url).origin === location.origin) location.assign(url);
}
