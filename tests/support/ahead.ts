/**
 * Starts a wait before the step that triggers it, to be awaited afterwards. If a step in between fails, only that step
 * fails: the abandoned wait must not cause an unhandled rejection.
 */
export function ahead<T>(wait: Promise<T>): Promise<T> {
  wait.catch(() => undefined);
  return wait;
}
