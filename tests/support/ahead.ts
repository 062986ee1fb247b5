/**
 * Starts a wait before the step that triggers it, to be awaited afterwards. If a step in between fails, only that
 * failure is reported: the abandoned wait causes no unhandled rejection.
 */
export function ahead<T>(wait: Promise<T>): Promise<T> {
  wait.catch(() => undefined);
  return wait;
}
