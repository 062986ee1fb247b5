import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is written: our few late scripts share what the page has loaded already and bring no style
 * sheets, so what Vite wraps around each to load those ahead would be weight on every page, the clients' own page first.
 */
export function importWithoutPreload(): Plugin {
  return {
    name: 'import-without-preload',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapper = plugins.find(({ name }) => name === 'vite:build-import-analysis');
      if (!wrapper) throw new Error('Vite wraps import() in another way by now');
      delete (wrapper as Plugin).transform;
    },
  };
}
