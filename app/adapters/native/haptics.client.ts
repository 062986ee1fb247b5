import { type HapticStrength, loadNativeBridge } from './native-bridge.client.ts';

/** How long a device vibrates that can do no more. */
const milliseconds: Record<HapticStrength, number> = { light: 10, medium: 20, heavy: 30 };

/** Lets something be felt: by the haptics of the native shell, else by the vibration that some browsers have. */
export async function feel(strength: HapticStrength): Promise<void> {
  const bridge = await loadNativeBridge();
  if (bridge) bridge.haptic(strength);
  else navigator.vibrate?.(milliseconds[strength]);
}

/** Lets every press be felt on what says in `data-haptic` how hard. @returns how to stop */
export function enableHaptics(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-haptic]');
    const strength = pressed ? pressed.dataset.haptic : undefined;
    if (isStrength(strength)) void feel(strength);
  };
  // The first press shall not wait for it.
  void loadNativeBridge();
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function isStrength(value: unknown): value is HapticStrength {
  return typeof value === 'string' && Object.hasOwn(milliseconds, value);
}
