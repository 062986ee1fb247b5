import { vi } from 'vitest';

/**
 * Runs idle work immediately: happy-dom has no idle callbacks, so the page would wait two seconds. For tests of parts
 * that load when idle; others are faster without it. `walk` resets it.
 */
export function idleAtOnce(): void {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}
