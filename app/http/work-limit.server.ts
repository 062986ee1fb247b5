/** A signal that ends a piece of work, and the way to let go of what could still abort it. */
export type WorkLimit = { signal: AbortSignal; release: () => void };

/**
 * A signal that aborts when the asker goes away or the time is up, whichever is first; to be released when the work is
 * over, however it ended.
 *
 * Not `AbortSignal.any`: workerd holds its signal by a counted reference that no collection sees through, so whatever
 * listens to it and leads back to the request keeps the whole request for as long as the isolate lives.
 * @param asker the request's own signal
 */
export function limitWork(asker: AbortSignal, milliseconds: number): WorkLimit {
  const controller = new AbortController();
  const leave = () => controller.abort(asker.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The time was up', 'TimeoutError')),
    milliseconds,
  );
  asker.addEventListener('abort', leave);
  if (asker.aborted) leave();
  const release = () => {
    clearTimeout(timer);
    asker.removeEventListener('abort', leave);
  };
  return { signal: controller.signal, release };
}
