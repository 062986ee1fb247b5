type Events = WindowEventMap & DocumentEventMap;
type Listeners = { [Name in keyof Events]?: (event: Events[Name]) => void };

/**
 * Hears events by their names, until the function that it returns is called; an effect can return that as it is.
 * @param options as `addEventListener` takes them
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
