import { setTimeout as later } from 'node:timers/promises';
import { vi } from 'vitest';

/** Runs due timers and renders. */
export async function aMoment(milliseconds = 0): Promise<void> {
  await later(milliseconds);
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
}

/** Sets a control's value as typing does. */
export function enter(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  // React overrides the element's own property.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  own?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
