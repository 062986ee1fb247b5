import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { importSingleIcons } from './scripts/import-single-icons.ts';

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    importSingleIcons(),
    remix({
      // Put over the build that may be running: scripts/put-build-in-place.ts.
      buildDirectory: 'build/next',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        // Off: its first navigation needs /__manifest, which fails offline.
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
  ssr: { resolve: { conditions: ['workerd', 'worker', 'browser'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: {
      // Rollup would repeat deep imports as bare ones, and wrangler's bundler warns of each.
      output: isSsrBuild ? { hoistTransitiveImports: false } : {},
      onwarn(warning, warn) {
        // zod's comments, and routes without a page: nothing that we could put right.
        if (warning.code !== 'INVALID_ANNOTATION' && warning.code !== 'EMPTY_BUNDLE') warn(warning);
      },
    },
  },
}));
