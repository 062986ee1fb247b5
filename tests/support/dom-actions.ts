import { setImmediate as immediately, setTimeout as later } from 'node:timers/promises';
import { vi } from 'vitest';

/** Long enough for a busy machine. */
const patienceMs = 60_000;

/** Waits until `look` gives something without throwing. */
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

/** Lets what is due be done and drawn. */
export async function aMoment(milliseconds = 0): Promise<void> {
  await later(milliseconds);
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
}

/** Lets React do what it put off: each effect may bring another. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 10; round += 1) await immediately();
}

/** Puts the focus on an element, as a press does, or on none. */
export function moveFocus(to: HTMLElement | null): void {
  const from = document.activeElement;
  if (from === to) return;
  if (from instanceof HTMLElement && from !== document.body) from.blur();
  to?.focus();
}

/** A key's coming down and going up on an element, with what browsers do of themselves at Enter and Escape. */
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

/** A press on an element, which takes the focus. */
export async function pressOn(part: HTMLElement): Promise<void> {
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

/** Puts a value into a control, as typing it does. */
export function enter(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  // React puts its own property over the element's.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  own?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether a box is ticked, a switch is on. */
export function isOn(part: HTMLElement): boolean {
  return part instanceof HTMLInputElement ? part.checked : part.ariaChecked === 'true';
}
