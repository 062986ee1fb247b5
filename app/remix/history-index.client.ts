/** The position of the shown page in this visit, from 0: the router counts in the state of each history entry. */
export function historyIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
