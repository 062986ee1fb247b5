import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from './project-root.ts';

const remixFile = /\/@remix-run\/react\/dist\/esm\/routeModules\.js$/;
const reload = /window\.location\.reload\(\);\s+return new Promise\(\(\) => \{[^}]*\}\);/;
const ownFile = join(projectRoot, 'app/remix/load-intended.client.ts');

/**
 * Makes Remix load the target page of a click when a route's script is missing. By default it reloads the current page,
 * so that the click has no effect.
 */
export function reloadIntendedPage(): Plugin {
  return {
    name: 'reload-intended-page',
    transform(code, id, options) {
      if (options?.ssr || !remixFile.test(id)) return;
      if (!reload.test(code)) throw new Error('Remix no longer reloads the page this way');
      const own = code.replace(reload, 'return loadIntended();');
      return {
        code: `import { loadIntended } from ${JSON.stringify(ownFile)};\n${own}`,
        map: null,
      };
    },
  };
}
