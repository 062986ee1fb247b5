/** Behaves like storage that is always empty and always full. */
const noStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('This browser stores nothing');
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
