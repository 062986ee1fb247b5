/**
 * Runs work while no other tab runs it, so that the outbox is sent and reported only once. The lock is released when
 * the work ends or is aborted.
 */
export function withLock(givenUp: AbortSignal, work: () => Promise<void>): void {
  const turn = () => Promise.race([work(), untilAborted(givenUp)]);
  if (!('locks' in navigator)) void turn();
  // Aborted while waiting for the lock.
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
