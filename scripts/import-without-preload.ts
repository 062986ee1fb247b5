import type { Plugin } from 'vite';

/**
 * Takes Vite's preloading out of `import()`: our few late scripts share what the page has loaded already and bring no
 * style sheets, so the helper would be weight on every page, the clients' own page first.
 */
export function importWithoutPreload(): Plugin {
  return {
    name: 'import-without-preload',
    enforce: 'pre',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return null;
      return 'export const __vitePreload = (load) => load();';
    },
  };
}
