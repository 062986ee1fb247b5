import { useCallback, useRef, useState } from 'react';
import { useLatest } from '#app/components/hooks/use-latest.ts';

/** A state after an event, and what is to be done about it. */
export type Step<State, Effect> = { state: State; effects: readonly Effect[] };

/**
 * A form's state that changes by events alone: `reduce` is pure, `run` does what it asks for, at once and in its order.
 * @returns the state of this render; how an event is sent; the state as of the last event
 */
export function useMachine<State, Event, Effect>(
  start: () => State,
  reduce: (state: State, event: Event) => Step<State, Effect>,
  run: (effect: Effect) => void,
): [state: State, send: (event: Event) => void, now: () => State] {
  const [state, setState] = useState(start);
  const now = useRef(state);
  const newest = useLatest({ reduce, run });
  const send = useCallback(
    (event: Event) => {
      const next = newest.current.reduce(now.current, event);
      now.current = next.state;
      setState(next.state);
      for (const effect of next.effects) newest.current.run(effect);
    },
    [newest],
  );
  return [state, send, useCallback(() => now.current, [])];
}
