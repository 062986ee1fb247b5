import { useMemo, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/**
 * Which invoices on screen are selected. Another view begins with none; what leaves the screen is no longer selected.
 * @param shown the ids on screen, in order
 * @param view names the view: its address
 */
export function useSelection(shown: readonly string[], view: string) {
  const [picked, setPicked] = useState<{ view: string; ids: ReadonlySet<string> }>(() => ({
    view,
    ids: new Set(),
  }));
  const ids = useMemo(
    () => (picked.view === view ? shown.filter((id) => picked.ids.has(id)) : []),
    [picked, view, shown],
  );
  const selected = useMemo(() => new Set(ids), [ids]);
  const pick = (next: Iterable<string>) => setPicked({ view, ids: new Set(next) });
  const isWhole = ids.length > 0 && ids.length === shown.length;
  return {
    /** Ids of selected invoices, all of them on screen, in the list's order. */
    ids,
    has: (id: string) => selected.has(id),
    /** Whether everything on screen is selected. */
    isWhole,
    /** Exactly these, as far as they are on screen. */
    pick,
    toggle: (id: string) => pick(selected.has(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    /** Everything on screen, or nothing when everything was. */
    toggleAll: () => pick(isWhole ? [] : shown),
    clear: () => pick([]),
  };
}

// @covers invoices-2.19
