import { type MutableRefObject, useRef } from 'react';

/**
 * Returns a ref to the latest render's value, for timers, listeners and answers that were created in an earlier render.
 */
export function useLatest<Value>(value: Value): Readonly<MutableRefObject<Value>> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
