import {
  type MutableRefObject,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Events = WindowEventMap & DocumentEventMap;
type Listeners = { [Name in keyof Events]?: (event: Events[Name]) => void };

/**
 * Adds event listeners by event name.
 * @param options as for `addEventListener`
 * @returns removes them; an effect can return it
 */
export function listen(
  target: EventTarget,
  listeners: Listeners,
  options: { capture?: boolean; passive?: boolean } = {},
): () => void {
  const ending = new AbortController();
  for (const [name, hear] of Object.entries(listeners)) {
    target.addEventListener(name, hear as (event: Event) => void, {
      ...options,
      signal: ending.signal,
    });
  }
  return () => ending.abort();
}

/**
 * Calls `use` once a dynamic import has loaded. If it fails, the page works without it and the next page tries again.
 */
export function withFetched<Part>(fetching: Promise<Part>, use: (part: Part) => void): void {
  fetching.then(use, () => undefined);
}

/**
 * Returns a ref to the latest render's value, for timers, listeners and answers that were created in an earlier render.
 */
export function useLatest<Value>(value: Value): Readonly<MutableRefObject<Value>> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** A value that resets to null some milliseconds after it was set. */
export function useTemporary<Value>(ms: number) {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return [value, setValue] as const;
}

/** Returns a value once it hasn't changed for some milliseconds, read at each change; until then, the one before. */
export function useSettled<Value extends object>(value: Value, ms: RefObject<number>): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms.current ?? 0);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** A layout effect in the browser; an effect on the server, where React warns about layout effects and runs neither. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
