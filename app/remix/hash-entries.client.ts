/**
 * Gives each visit by a plain hash link, or by a hash typed into the address bar, a key of its own before the router's
 * listener reads it. Browsers leave such entries without state, and keep that of an entry whose link is followed again:
 * scroll restoration would take the visit for an earlier one and go back to where that was left.
 */
export function keyHashEntries(): void {
  window.addEventListener('popstate', () => {
    const { state } = window.history;
    const isRepeated = Boolean(state) && state.key === shown.key;
    if (!state || isRepeated) {
      const idx = isRepeated || window.location.href === shown.href ? shown.idx : shown.idx + 1;
      window.history.replaceState({ ...state, key: crypto.randomUUID(), idx }, '');
    }
    noteEntry();
  });
}

let shown = { href: '', key: '', idx: 0 };

/** Notes the entry that is shown: the next hash entry follows it, and the router counts entries. */
export function noteEntry(): void {
  const { key = '', idx = shown.idx } = window.history.state ?? {};
  shown = { href: window.location.href, key, idx };
}
