import type { Plugin } from 'vite';

/**
 * Leaves `import()` unchanged: our few lazy scripts share what the page has already loaded and need no style sheets, so
 * Vite's preload wrapper would only make every page larger, above all the clients' page.
 */
export function importWithoutPreload(): Plugin {
  return {
    name: 'import-without-preload',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapper = plugins.find(({ name }) => name === 'vite:build-import-analysis');
      if (!wrapper) throw new Error('Vite no longer wraps import() this way');
      delete (wrapper as Plugin).transform;
    },
  };
}
