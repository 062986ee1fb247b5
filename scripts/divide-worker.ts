import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from './project-root.ts';

const pages = 'virtual:remix/server-build';
const scripts = 'virtual:localised-scripts';
const nothing = '\0only-in-browsers';

/** Large packages that we use only a small part of, and what replaces them. */
const replaced: Record<string, string> = {
  jsrsasign: 'app/adapters/app-store/x509-extensions.server.ts',
  'react-dom': 'workers/react-dom.ts',
  semver: 'workers/semver.ts',
};

/**
 * Builds the app's worker and its pages together, so that nothing is in it twice. Each route is a chunk: workerd
 * evaluates it on the route's first request (`app/remix/remix-routes.server.ts`), and only what all routes share at the start.
 */
export function divideWorker(): Plugin {
  return {
    name: 'divide-worker',
    apply: (_, { isSsrBuild = false }) => isSsrBuild,
    config: () => ({
      // Everything is bundled, the packages as they are made for workers.
      ssr: {
        noExternal: true,
        resolve: {
          conditions: ['workerd', 'worker', 'browser'],
          mainFields: ['browser', 'module', 'main'],
        },
      },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        minify: 'esbuild',
        rollupOptions: {
          input: { app: 'workers/app.ts' },
          external: ['cloudflare:workers', scripts],
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            manualChunks: (id) => (id === nothing ? 'only-in-browsers' : null),
            hoistTransitiveImports: false,
            // Written by the next step, scripts/localise-scripts.ts.
            paths: { [scripts]: './localised-scripts.js' },
          },
        },
      },
    }),
    resolveId: {
      order: 'pre',
      handler: (id) => (replaced[id] ? join(projectRoot, replaced[id]) : null),
    },
    // Dialogs and the like, which pages load later, in the browser.
    resolveDynamicImport: (_, importer) =>
      /\/app\/(features\/[\w-]+\/)?(ui|frames)\//.test(importer) ? nothing : null,
    load: (id) =>
      id === nothing ? `throw new Error('Only a browser imports this module.');` : null,
    transform(code, id) {
      if (id !== `\0${pages}`) return null;
      const route = /import \* as (route\d+) from ("[^"]+");/g;
      return { code: code.replace(route, 'const $1 = () => import($2);'), map: null };
    },
  };
}
