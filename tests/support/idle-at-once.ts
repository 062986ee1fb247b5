import { vi } from 'vitest';

/**
 * Lets the page of a walk do at once what it puts off until nothing is more urgent: happy-dom has no idle callbacks, and
 * the page would wait its two seconds. For walks about such a part; others are quicker without it. `walk` takes it back.
 */
export function idleAtOnce(): void {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}
