/** The part of `Storage` that stores need; `localStorage` in a browser. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** With what tells its keys. */
export type ListedStorage = BrowserStorage & Pick<Storage, 'key' | 'length'>;

/** What `run` gives, or else `otherwise`: storage throws when it is full or switched off, and JSON when it is broken. */
export function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** The text under a key; null where there is none, or storage is switched off. */
export function loadText(storage: Pick<Storage, 'getItem'>, key: string): string | null {
  return attempt(() => storage.getItem(key), null);
}

/** What a JSON text says; null where it is none. */
export function parseJson(text: string | null): unknown {
  return attempt((): unknown => JSON.parse(text ?? 'null'), null);
}

/** What is stored under a key; null where nothing is, nothing that can be read, or storage is switched off. */
export function loadStored(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  return parseJson(loadText(storage, key));
}

/** The fields of what was stored; none where that is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Stores a value as JSON. False when the device does not take it (no room, storage switched off). */
export function writeStored(
  storage: Pick<Storage, 'setItem'>,
  key: string,
  value: object,
): boolean {
  return attempt(() => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  }, false);
}

/** Removes what is stored under a key. */
export function removeStored(storage: Pick<Storage, 'removeItem'>, key: string): void {
  attempt(() => storage.removeItem(key), undefined);
}

/** The keys that begin so. */
export function keysOf(storage: Pick<Storage, 'key' | 'length'>, prefix: string): string[] {
  return attempt(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys.filter((key) => key?.startsWith(prefix) === true) as string[];
  }, []);
}
