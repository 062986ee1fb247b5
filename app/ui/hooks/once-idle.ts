/**
 * Does something once the page has nothing more urgent to do, and in any case after a while.
 * @returns takes it back
 */
export function onceIdle(work: () => void, afterMs = 2000): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, afterMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: afterMs });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Fetches a part once the page has nothing more urgent to do, and starts it. On a dead network the page does without: the
 * next one tries again.
 * @param start begins its work; answers how to end it
 * @returns ends it, begun or not
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
