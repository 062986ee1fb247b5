import { useCallback, useRef, useState } from 'react';

/**
 * A state that callbacks can read after the render that created them.
 * @returns the state of this render; the setter; a getter of the latest state
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
