/** Returns the page's position in this visit, from 0, as counted by the router in each history entry's state. */
export function historyIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
