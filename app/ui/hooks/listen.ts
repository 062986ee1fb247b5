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
