import { isSwipeBack } from '#app/domain/navigation/way-back.ts';
import { type HapticStrength, loadNativeBridge } from './native-bridge.client.ts';
import { restoreNativePreferences } from './native-preferences.client.ts';

/** Vibration durations on devices without haptics. */
const milliseconds: Record<HapticStrength, number> = { light: 10, medium: 20, heavy: 30 };

/** Gives haptic feedback in the native app, or vibrates in browsers that support it. */
export async function playHaptic(strength: HapticStrength): Promise<void> {
  const bridge = await loadNativeBridge();
  if (bridge) bridge.haptic(strength);
  else navigator.vibrate?.(milliseconds[strength]);
}

/**
 * Gives haptic feedback for every press on an element with `data-haptic`.
 * @returns a function that stops it
 */
function enableHaptics(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-haptic]');
    const strength = pressed ? pressed.dataset.haptic : undefined;
    if (isStrength(strength)) void playHaptic(strength);
  };
  // The first press shouldn't have to wait for it.
  void loadNativeBridge();
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function isStrength(value: unknown): value is HapticStrength {
  return typeof value === 'string' && Object.hasOwn(milliseconds, value);
}

type Start = { x: number; y: number; at: number };

/**
 * Listens for one-finger swipes back from the left edge while no dialog is open.
 * @returns a function that stops listening
 */
export function listenToSwipeBack(onSwipeBack: () => void): () => void {
  let start: Start | null = null;
  const begin = (event: TouchEvent) => {
    const [finger, second] = event.touches;
    start = finger && !second ? startOf(finger, event.timeStamp) : null;
  };
  const end = (event: TouchEvent) => {
    const [finger] = event.changedTouches;
    const from = start;
    start = null;
    if (!from || !finger || isDialogOpen()) return;
    const swipe = {
      startX: from.x,
      startY: from.y,
      endX: finger.clientX,
      endY: finger.clientY,
      milliseconds: event.timeStamp - from.at,
    };
    if (isSwipeBack(swipe)) onSwipeBack();
  };
  const cancel = () => {
    start = null;
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  document.addEventListener('touchstart', begin, options);
  document.addEventListener('touchend', end, options);
  document.addEventListener('touchcancel', cancel, options);
  return () => listening.abort();
}

const startOf = ({ clientX, clientY }: Touch, at: number): Start => ({
  x: clientX,
  y: clientY,
  at,
});

const isDialogOpen = () => document.querySelector('dialog[open], [role$="dialog"]') !== null;

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
