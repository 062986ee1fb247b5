import { afterEach, expect, it } from 'vitest';
import { loadStored, replaceBlockedStorage, writeStored } from '#app/ui/browser/stored.client.ts';

const names = ['localStorage', 'sessionStorage'] as const;
const own = names.map((name) => window[name]);

afterEach(() => {
  for (const [at, name] of names.entries()) {
    Object.defineProperty(window, name, { value: own[at], configurable: true });
  }
});

it('a browser that refuses storage has an empty and full one', () => {
  for (const name of names) {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, name, { get, configurable: true });
  }
  expect(() => window.localStorage).toThrow('denied');
  replaceBlockedStorage();
  for (const name of names) {
    expect(loadStored(window[name], 'anything')).toBeNull();
    expect(writeStored(window[name], 'anything', {})).toBe(false);
  }
});

it('a working storage is unchanged', () => {
  replaceBlockedStorage();
  expect(names.map((name) => window[name])).toEqual(own);
});
