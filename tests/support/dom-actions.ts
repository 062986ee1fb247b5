import { setImmediate as immediately, setTimeout as later } from 'node:timers/promises';
import { vi } from 'vitest';

/** How long to wait (ms): long enough for a busy machine. */
const patienceMs = 60_000;

/** Waits until `look` returns without throwing. */
export async function until<T>(look: () => T): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (performance.now() - began > patienceMs) throw error;
    }
    await aMoment(4);
  }
}

/** Runs due timers and renders. */
export async function aMoment(milliseconds = 0): Promise<void> {
  await later(milliseconds);
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
}

/** Flushes React's deferred work, repeatedly, since each effect may cause another. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 10; round += 1) await immediately();
}

/** Focuses an element as a click does; null removes the focus. */
export function moveFocus(to: HTMLElement | null): void {
  const from = document.activeElement;
  if (from === to) return;
  if (from instanceof HTMLElement && from !== document.body) from.blur();
  to?.focus();
}

/** Presses and releases a key on an element, with the browser's default actions for Enter and Escape. */
export async function pressKey(part: HTMLElement, key: string): Promise<void> {
  const init = { key, bubbles: true, cancelable: true };
  const goesOn = part.dispatchEvent(new KeyboardEvent('keydown', init));
  if (goesOn && key === 'Enter') {
    if (part instanceof HTMLInputElement) part.form?.requestSubmit();
    else if (part.matches('button, a[href], summary')) part.click();
  }
  part.dispatchEvent(new KeyboardEvent('keyup', init));
  await aMoment();
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Clicks an element, which gets the focus. */
export async function clickPart(part: HTMLElement): Promise<void> {
  const init = { bubbles: true, cancelable: true, button: 0 };
  part.dispatchEvent(new PointerEvent('pointerdown', init));
  part.dispatchEvent(new MouseEvent('mousedown', init));
  moveFocus(part.closest<HTMLElement>(focusable));
  await aMoment();
  part.dispatchEvent(new PointerEvent('pointerup', init));
  part.dispatchEvent(new MouseEvent('mouseup', init));
  part.click();
  await aMoment();
}

/** Sets a control's value as typing does. */
export function enter(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  // React overrides the element's own property.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  own?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether a box is checked or a switch is on. */
export function isOn(part: HTMLElement): boolean {
  return part instanceof HTMLInputElement ? part.checked : part.ariaChecked === 'true';
}
