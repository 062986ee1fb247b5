const changed = 'billwren-outbox';

/** Tells this page that it changed what waits. */
export function notifyOutbox(): void {
  globalThis.dispatchEvent?.(new Event(changed));
}

/** Calls back whenever this page changes what waits, or another tab what this device stores; @returns ends it. */
export function watchOutbox(onChange: () => void): () => void {
  const ending = new AbortController();
  for (const name of [changed, 'storage']) window.addEventListener(name, onChange, ending);
  return () => ending.abort();
}
