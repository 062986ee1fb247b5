import type { DraftStorage, DraftStore, StoredDraft } from './draft-store.client.ts';

/** Where drafts lie that gave their place to another one; signing out takes them with the place's own. */
const asideOf = (key: string, position: number) => `${key}:aside:${position}`;
const most = 20;

/**
 * Puts another draft into a place; the one that stands there steps aside until the place is free again.
 * @returns false when this device does not take both; nothing has changed then
 */
export function putInFront(
  storage: DraftStorage,
  key: string,
  store: DraftStore,
  draft: StoredDraft,
): boolean {
  try {
    const before = storage.getItem(key);
    if (before === null) return store.save(draft);
    const free = positions().find((position) => storage.getItem(asideOf(key, position)) === null);
    if (free === undefined) return false;
    storage.setItem(asideOf(key, free), before);
    if (store.save(draft)) return true;
    storage.removeItem(asideOf(key, free));
    return false;
  } catch {
    return false;
  }
}

/** Brings the draft that stepped aside last back into a place that is free. */
export function takeBack(storage: DraftStorage, key: string): void {
  try {
    if (storage.getItem(key) !== null) return;
    for (const position of positions().reverse()) {
      const aside = storage.getItem(asideOf(key, position));
      if (aside === null) continue;
      storage.setItem(key, aside);
      storage.removeItem(asideOf(key, position));
      return;
    }
  } catch {
    // Where storage is switched off nothing was kept.
  }
}

function positions(): number[] {
  return Array.from({ length: most }, (_, position) => position);
}
