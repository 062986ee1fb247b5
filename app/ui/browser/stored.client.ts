/** Behaves like storage that is always empty and always full. */
const noStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('Storage is unavailable');
  },
  removeItem: () => undefined,
  clear: () => undefined,
};

/**
 * Lets pages work in a browser that blocks all site data, as Chrome can: there, even reading `window.localStorage`
 * throws (https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage).
 */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name].length;
    } catch {
      Object.defineProperty(window, name, { value: noStorage, configurable: true });
    }
  }
}

/** The subset of `Storage` that stores need; `localStorage` in a browser. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A store whose keys can be listed. */
export type ListedStorage = BrowserStorage & Pick<Storage, 'key' | 'length'>;

/**
 * Returns the result of `run`, or `otherwise` if it throws: storage throws when full or disabled, JSON when malformed.
 */
export function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** Returns the text stored under a key; null if there is none or storage is disabled. */
export function loadText(storage: Pick<Storage, 'getItem'>, key: string): string | null {
  return attempt(() => storage.getItem(key), null);
}

/** Parses JSON; null if it is malformed. */
export function parseJson(text: string | null): unknown {
  return attempt((): unknown => JSON.parse(text ?? 'null'), null);
}

/** Returns the parsed JSON stored under a key; null if missing, malformed, or storage is disabled. */
export function loadStored(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  return parseJson(loadText(storage, key));
}

/** Returns the value as a record of fields; empty if it isn't an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Stores a value as JSON. Returns false if storage is full or disabled. */
export function writeStored(
  storage: Pick<Storage, 'setItem'>,
  key: string,
  value: object,
): boolean {
  return writeText(storage, key, JSON.stringify(value));
}

/** Stores a text. Returns false if storage is full or disabled. */
export function writeText(storage: Pick<Storage, 'setItem'>, key: string, text: string): boolean {
  return attempt(() => {
    storage.setItem(key, text);
    return true;
  }, false);
}

export function removeStored(storage: Pick<Storage, 'removeItem'>, key: string): void {
  attempt(() => storage.removeItem(key), undefined);
}

/** Returns the keys that start with a prefix. */
export function keysOf(storage: Pick<Storage, 'key' | 'length'>, prefix: string): string[] {
  return attempt(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys.filter((key) => key?.startsWith(prefix) === true) as string[];
  }, []);
}
