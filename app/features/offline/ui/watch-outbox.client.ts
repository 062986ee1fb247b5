const changed = 'billwren-outbox';

/** Notifies this page that the outbox has changed. */
export function notifyOutbox(): void {
  globalThis.dispatchEvent?.(new Event(changed));
}

/** Calls back when this page changes the outbox, or another tab changes local storage. @returns unsubscribes */
export function watchOutbox(onChange: () => void): () => void {
  const ending = new AbortController();
  for (const name of [changed, 'storage']) window.addEventListener(name, onChange, ending);
  return () => ending.abort();
}
