import { useCallback, useRef, useState } from 'react';

/**
 * A state that work which runs later than its render can read.
 * @returns the state of this render; how it is changed; the state as of the last change
 */
export function useLiveState<State>(
  start: () => State,
): [state: State, change: (next: (before: State) => State) => void, now: () => State] {
  const [state, setState] = useState(start);
  const latest = useRef(state);
  const change = useCallback((next: (before: State) => State) => {
    latest.current = next(latest.current);
    setState(latest.current);
  }, []);
  return [state, change, useCallback(() => latest.current, [])];
}
