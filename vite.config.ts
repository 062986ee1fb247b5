import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { adoptStyleSheets } from './scripts/adopt-style-sheets.ts';
import { defineRoutesOfTable } from './scripts/define-routes.ts';
import { divideScripts } from './scripts/divide-scripts.ts';
import { divideWorker } from './scripts/divide-worker.ts';
import { importPastPublic } from './scripts/import-past-public.ts';
import { importSingleIcons } from './scripts/import-single-icons.ts';
import { importWithoutPreload } from './scripts/import-without-preload.ts';
import { inlineTexts } from './scripts/inline-texts.ts';
import { reloadIntendedPage } from './scripts/reload-intended-page.ts';

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    adoptStyleSheets(),
    importPastPublic(),
    importSingleIcons(),
    importWithoutPreload(),
    inlineTexts(),
    reloadIntendedPage(),
    remix({
      // Put over the build that may be running: scripts/put-build-in-place.ts.
      buildDirectory: 'build/next',
      routes: defineRoutesOfTable,
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        // Off: its first navigation needs /__manifest, which fails offline.
        v3_lazyRouteDiscovery: false,
      },
    }),
    divideWorker(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    // The worker's map leads through it to the files of `app`.
    sourcemap: isSsrBuild,
    rollupOptions: {
      // Every page names all its files, so that none has to name what another one imports.
      output: isSsrBuild ? {} : { manualChunks: divideScripts(), hoistTransitiveImports: false },
      onwarn(warning, warn) {
        // zod's comments, and routes without a page: nothing that we could put right.
        if (warning.code !== 'INVALID_ANNOTATION' && warning.code !== 'EMPTY_BUNDLE') warn(warning);
      },
    },
  },
}));
