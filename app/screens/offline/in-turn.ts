/**
 * Does something while no other tab does the like, so that what waits is sent, and told of, once. The turn ends with the
 * work, or when it is given up.
 */
export function inTurn(givenUp: AbortSignal, work: () => Promise<void>): void {
  const turn = () => Promise.race([work(), untilAborted(givenUp)]);
  if (!('locks' in navigator)) void turn();
  // Called off while it waited for its turn.
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
