/** How long a page must be visible to count as seen. */
const lookMs = 2_000;

/**
 * Calls `looked` once, when the page has been visible for two seconds in a row.
 * @returns a function that cancels it
 */
export function whenLookedAt(looked: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const ending = new AbortController();
  const look = () => {
    clearTimeout(timer);
    // A prerendered page, or one in another tab, is hidden until the user switches to it.
    if (document.hidden) return;
    timer = setTimeout(() => {
      ending.abort();
      looked();
    }, lookMs);
  };
  document.addEventListener('visibilitychange', look, ending);
  look();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}
