/** Does something while no other tab does the like, so that what waits is sent, and told of, once. */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('billwren_waiting_work', work);
  else await work();
}
