import {
  fieldsOf,
  keysOf,
  type ListedStorage,
  loadText,
  parseJson,
  removeStored,
  writeText,
} from '#app/ui/browser/stored.client.ts';

/**
 * Where documents are stored on this device. `isShared`: it has many, each under `key:id`, as the drafts and the outbox
 * of a user do; otherwise it has one, under the key itself.
 */
export type DocumentPlace = { storage: ListedStorage; key: string; isShared: boolean };

/** How documents of one kind are stored. */
export type DocumentFormat<Stored> = {
  /** Returns the document that some JSON describes; null if it is unreadable. */
  parse: (json: unknown) => Stored | null;
  toJson: (stored: Stored) => object;
  idOf: (stored: Stored) => string;
  /** Whether two versions have the same content. Without it, tabs don't compare versions. */
  isSame?: (one: Stored, other: Stored) => boolean;
};

/** The documents of one place. Tabs share them, and each store remembers the texts that its tab last read or wrote. */
export type DocumentStore<Stored> = {
  /** Returns all documents, oldest first. Logs and removes unreadable ones. */
  list: () => Stored[];
  find: (id: string) => Stored | undefined;
  /**
   * Returns what another tab has made of a document since this tab read or wrote it, or of any relevant one if the id is
   * null; null if there is nothing new.
   */
  findNewer: (id: string | null, isRelevant?: (stored: Stored) => boolean) => Stored | null;
  /** Overwrites what is stored. False if the device can't store it (storage full or disabled). */
  save: (stored: Stored) => boolean;
  remove: (id: string) => void;
  /** Removes the version that this tab knows; another tab's newer version stays. */
  removeKnown: (id: string) => void;
};

/** Opens the documents of a place. Never throws: a device without storage behaves like an empty one. */
export function openDocumentStore<Stored>(
  place: DocumentPlace,
  format: DocumentFormat<Stored>,
  onUnreadable: (key: string) => void = logUnreadable,
): DocumentStore<Stored> {
  const { storage } = place;
  const known = new Map<string, string>();
  const keyOf = (id: string) => (place.isShared ? `${place.key}:${id}` : place.key);
  const parse = (text: string | undefined) => {
    const { at, ...json } = fieldsOf(parseJson(text ?? null));
    return { at: typeof at === 'number' ? at : 0, stored: format.parse(json) };
  };
  /** The last text under each key with its document: parsing a long one takes longer than a keystroke may. */
  const parsed = new Map<string, ReturnType<typeof parse> & { text: string }>();
  const entryOf = (key: string, text: string) => {
    const last = parsed.get(key);
    const entry = last?.text === text ? last : { text, ...parse(text) };
    parsed.set(key, entry);
    return { key, ...entry };
  };

  const entries = (id: string | null) => {
    const keys = place.isShared ? keysOf(storage, `${place.key}:`) : [place.key];
    return (id === null ? keys : [keyOf(id)])
      .flatMap((key) => {
        const text = loadText(storage, key);
        return text === null ? [] : [entryOf(key, text)];
      })
      .sort((one, other) => one.at - other.at);
  };
  const save = (stored: Stored) => {
    const key = keyOf(format.idOf(stored));
    const at = Date.now();
    const text = JSON.stringify({ ...format.toJson(stored), at });
    const isSaved = writeText(storage, key, text);
    if (isSaved) {
      known.set(key, text);
      parsed.set(key, { text, at, stored });
    }
    return isSaved;
  };

  return {
    list: () =>
      entries(null).flatMap(({ key, text, stored }) => {
        known.set(key, text);
        if (stored === null) {
          onUnreadable(key);
          removeStored(storage, key);
          return [];
        }
        // Parsing gives an id to a document that was stored without one; it must be the same next time.
        if (!text.includes(format.idOf(stored))) save(stored);
        return [stored];
      }),
    find: (id) => entries(id)[0]?.stored ?? undefined,
    findNewer: (id, isRelevant = () => true) => {
      for (const { key, text, stored } of entries(id).reverse()) {
        if (text === known.get(key) || stored === null || !isRelevant(stored)) continue;
        const before = parse(known.get(key)).stored;
        if (before === null || !format.isSame?.(before, stored)) return stored;
        known.set(key, text);
      }
      return null;
    },
    save,
    remove: (id) => {
      removeStored(storage, keyOf(id));
      known.delete(keyOf(id));
    },
    removeKnown: (id) => {
      const key = keyOf(id);
      if (known.has(key) && loadText(storage, key) === known.get(key)) removeStored(storage, key);
      known.delete(key);
    },
  };
}

function logUnreadable(key: string): void {
  console.warn(`An unreadable document was removed from ${key}`);
}
