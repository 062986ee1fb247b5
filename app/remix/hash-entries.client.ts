/**
 * Gives each navigation by a plain hash link, or by a hash typed into the address bar, its own history key before the
 * router's listener runs. Browsers leave such entries without state, or reuse the state of an earlier entry with the
 * same link, so that scroll restoration would jump to that entry's position.
 */
export function keyHashEntries(): void {
  window.addEventListener('popstate', () => {
    const { state } = window.history;
    const isRepeated = Boolean(state) && state.key === shown.key;
    if (!state || isRepeated) {
      const idx = isRepeated || window.location.href === shown.href ? shown.idx : shown.idx + 1;
      window.history.replaceState({ ...state, key: crypto.randomUUID(), idx }, '');
    }
    recordHistoryEntry();
  });
}

let shown = { href: '', key: '', idx: 0 };

/** Records the current entry: the next hash entry follows it, and the router counts entries. */
export function recordHistoryEntry(): void {
  const { key = '', idx = shown.idx } = window.history.state ?? {};
  shown = { href: window.location.href, key, idx };
}
