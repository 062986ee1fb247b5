import { type MutableRefObject, useRef } from 'react';

/** The value of the newest render, for what runs later and was made in an earlier one: timers, listeners, answers. */
export function useLatest<Value>(value: Value): Readonly<MutableRefObject<Value>> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
