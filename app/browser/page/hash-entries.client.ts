/**
 * A plain link to a part of the page, or a hash typed into the address bar, makes a history entry without state. Scroll
 * restoration would file all of these under one key and put each back where the last one was left, so each gets a key of
 * its own, before the router's own listener reads it.
 */
export function keyHashEntries(): void {
  window.addEventListener('popstate', () => {
    if (!window.history.state) {
      const { href } = window.location;
      const index = href === latest.href ? latest.index : latest.index + 1;
      window.history.replaceState({ key: crypto.randomUUID(), idx: index }, '');
    }
    noteEntry();
  });
}

let latest = { href: '', index: 0 };

/** Notes the entry that is shown: the next hash entry follows it, and the router counts entries. */
export function noteEntry(): void {
  const index: unknown = window.history.state?.idx;
  latest = { href: window.location.href, index: typeof index === 'number' ? index : latest.index };
}
