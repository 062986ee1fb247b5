/**
 * Runs work once the browser is idle, and at the latest after `afterMs`.
 * @returns cancels it
 */
export function onceIdle(work: () => void, afterMs = 2000): () => void {
  // Safari doesn't have `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, afterMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: afterMs });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Imports a module once the browser is idle, and starts it. If the import fails, the page works without it and the next
 * page tries again.
 * @param start starts its work and returns a cleanup
 * @returns stops it, started or not
 */
export function startOnceIdle<Part>(
  fetchPart: () => Promise<Part>,
  start: (part: Part) => () => void,
): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const forget = onceIdle(() => {
    fetchPart().then(
      (part) => {
        if (!isOver) stop = start(part);
      },
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    forget();
    stop?.();
  };
}
