const afterMs = 2000;

/**
 * Does something once the page has nothing more urgent to do.
 * @returns takes it back
 */
export function onceIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, afterMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: afterMs });
  return () => window.cancelIdleCallback(handle);
}
