import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { adoptStyleSheets } from './scripts/adopt-style-sheets.ts';
import { importSingleIcons } from './scripts/import-single-icons.ts';
import { importWithoutPreload } from './scripts/import-without-preload.ts';

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true;
  }
}

const frameParts = [
  'badge',
  'button',
  'button-style',
  'class-names',
  'disclosure-menu',
  'drawer',
  'icon-button',
  'line-icon',
  'link-button',
  'nonce',
  'request-id',
  'spinner',
  'toast',
];

/**
 * The browser's scripts that travel as one file because every page needs them anyway: two dozen crumbs of a few
 * hundred bytes compress worse and cost a request each. The first match counts, the rest is Rollup's to divide.
 */
const chunks: [name: string, modules: RegExp][] = [
  [
    'framework',
    /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|turbo-stream|@remix-run)\//,
  ],
  ['frame', /\/app\/(screens\/(frame\/(?!use-post)|errors\/)|domain\/country\/country\.ts)/],
  ['frame', new RegExp(`/app/components/(${frameParts.join('|')})\\.tsx?$`)],
  [
    'frame',
    /\/app\/(domain\/invoice\/status|screens\/public-invoice\/status-badge|browser\/(download-pdf|local-settings-key|time-zone)\.client)\.tsx?$/,
  ],
  // What signing out takes from the device.
  ['kept', /\/app\/browser\/(kept-drafts|forget-synced-settings)\.client\.ts$/],
  [
    'pay-parts',
    /\/app\/(components\/qr-code|browser\/payment-events\.client|screens\/(invoice-sheet\/payment-link|public-invoice\/(invoice-not-found|use-payment-watch)))\.tsx?$/,
  ],
];

function chunkOf(id: string): string | undefined {
  return chunks.find(([, modules]) => modules.test(id))?.[0];
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    adoptStyleSheets(),
    importSingleIcons(),
    importWithoutPreload(),
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
    modulePreload: false,
    rollupOptions: {
      // Rollup would repeat deep imports as bare ones, and wrangler's bundler warns of each.
      output: isSsrBuild ? { hoistTransitiveImports: false } : { manualChunks: chunkOf },
      onwarn(warning, warn) {
        // zod's comments, and routes without a page: nothing that we could put right.
        if (warning.code !== 'INVALID_ANNOTATION' && warning.code !== 'EMPTY_BUNDLE') warn(warning);
      },
    },
  },
}));
