/** So long a person looks before it counts. */
const lookMs = 2_000;

/**
 * Calls once, when the page was before somebody's eyes for two seconds on end.
 * @returns gives up
 */
export function whenLookedAt(looked: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const ending = new AbortController();
  const look = () => {
    clearTimeout(timer);
    // A page that is drawn ahead, or in another tab, is hidden until it is turned to.
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
