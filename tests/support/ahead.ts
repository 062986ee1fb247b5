/**
 * A wait that begins before the step which brings what it waits for, and is awaited after it. Should a step between fail,
 * it fails alone: what is not awaited any more must not reject outside the test.
 */
export function ahead<T>(wait: Promise<T>): Promise<T> {
  wait.catch(() => undefined);
  return wait;
}
