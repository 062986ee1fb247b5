/**
 * Does something while no other tab does the like, so that the outbox is sent, and told of, once. The lock ends with the
 * work, or when it is given up.
 */
export function withLock(givenUp: AbortSignal, work: () => Promise<void>): void {
  const turn = () => Promise.race([work(), untilAborted(givenUp)]);
  if (!('locks' in navigator)) void turn();
  // Given up while it waited for the lock.
  else
    navigator.locks
      .request('billwren_waiting_work', { signal: givenUp }, turn)
      .catch(() => undefined);
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
