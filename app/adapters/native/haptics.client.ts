import { type HapticStrength, loadNativeBridge } from './native-bridge.client.ts';

/** Vibration durations on devices without haptics. */
const milliseconds: Record<HapticStrength, number> = { light: 10, medium: 20, heavy: 30 };

/** Gives haptic feedback in the native app, or vibrates in browsers that support it. */
export async function feel(strength: HapticStrength): Promise<void> {
  const bridge = await loadNativeBridge();
  if (bridge) bridge.haptic(strength);
  else navigator.vibrate?.(milliseconds[strength]);
}

/**
 * Gives haptic feedback for every press on an element with `data-haptic`.
 * @returns a function that stops it
 */
export function enableHaptics(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-haptic]');
    const strength = pressed ? pressed.dataset.haptic : undefined;
    if (isStrength(strength)) void feel(strength);
  };
  // The first press shouldn't have to wait for it.
  void loadNativeBridge();
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function isStrength(value: unknown): value is HapticStrength {
  return typeof value === 'string' && Object.hasOwn(milliseconds, value);
}
