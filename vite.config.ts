import mdx from '@mdx-js/rollup';
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
  'buttons/button',
  'buttons/button-style',
  'buttons/icon-button',
  'buttons/link-button',
  'document/inline-script',
  'document/nonce',
  'document/request-id',
  'icons/line-icon',
  'icons/spinner',
  'layout/badge',
  'layout/class-names',
  'messages/toast',
  'overlays/close-when-left',
  'overlays/disclosure-menu',
  'overlays/drawer',
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
  [
    'frame',
    /\/app\/(screens\/(frame\/(?!use-post|post-queue|use-sign-in-elsewhere|use-product-name|reload-on-sign-in|create-button)|errors\/)|domain\/country\/country\.ts)/,
  ],
  ['frame', new RegExp(`/app/components/(${frameParts.join('|')})\\.tsx?$`)],
  [
    'frame',
    /\/app\/(domain\/invoices\/status-labels|screens\/public-invoice\/status-badge|browser\/files\/download-pdf\.client)\.tsx?$/,
  ],
  // The entry asks for it: in the frame's file it would bring the frame along with the framework.
  [
    'shell',
    /vite\/preload-helper|\/app\/(screens\/shell\/shell|domain\/navigation\/native-path)\.ts/,
  ],
  // What signing out takes from the device.
  ['kept', /\/app\/browser\/(kept-drafts|forget-synced-settings|local-settings-key)\.client\.ts$/],
  [
    'pay-parts',
    /\/app\/(components\/qr-code\/qr-code|domain\/consent\/consent|browser\/analytics\/payment-events\.client|screens\/(invoice-sheet\/payment-link|public-invoice\/(invoice-not-found|invoice-page-meta)))\.tsx?$/,
  ],
  // Crumbs of the pages that one fills in and works on.
  [
    'work',
    /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-left|circle-exclamation-point|download|eye|plus|trash|x)\./,
  ],
  [
    'work',
    /\/app\/(components\/(buttons\/back-link|fields\/(?!search-box)[\w-]+|overlays\/use-floats-above)|domain\/(account\/email|invoices\/(clean-text|limits|payment-draft|payment-link-json))|browser\/(analytics\/(cookie-consent|track)|country\/local-today)\.client|screens\/(account\/use-dialog-post|frame\/(use-post|post-queue)))\.tsx?$/,
  ],
  // Crumbs that nearly every page under a country needs, and no public page.
  [
    'app',
    /node_modules\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|context|shared\/|icons\/(check|chevron-down|file-text|users)\.)/,
  ],
  [
    'app',
    /\/app\/(components\/layout\/accordion|domain\/(billing\/(allowance|plans)|country\/in-country|dates|invoices\/status|money\/(currency|decimal|money|round)|navigation\/welcome)|browser\/(offline-page-data|refused-post)\.client|screens\/(frame\/create-button|account\/(post-from-dialog|refused-post)|loading\/use-lazy-import|meta\/public-page-meta|offline\/use-offline-page))\.tsx?$/,
  ],
];

function chunkOf(id: string): string | undefined {
  return chunks.find(([, modules]) => modules.test(id))?.[0];
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    mdx(),
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
  // pdf-lib is bundled here, where what of it is unused is dropped.
  ssr: { noExternal: ['pdf-lib'], resolve: { conditions: ['workerd', 'worker', 'browser'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    // The worker's map leads through it to the files of `app`.
    sourcemap: isSsrBuild,
    rollupOptions: {
      treeshake: { moduleSideEffects: (id) => !/node_modules\/pdf-lib\//.test(id) },
      // In one file the worker starts sooner: its bundler wraps, and so compiles twice, all that a lazy part imports.
      output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: chunkOf },
      onwarn(warning, warn) {
        // zod's comments, and routes without a page: nothing that we could put right.
        if (warning.code !== 'INVALID_ANNOTATION' && warning.code !== 'EMPTY_BUNDLE') warn(warning);
      },
    },
  },
}));
