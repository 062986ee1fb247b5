/** What a full storage does: nothing is in it, and it takes nothing. */
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
 * Lets pages work in a browser that refuses to store anything, such as Chrome with all site data blocked: reading
 * `window.localStorage` itself throws there (https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage).
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
