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
  'close-when-left',
  'disclosure-menu',
  'drawer',
  'icon-button',
  'inline-script',
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
  [
    'frame',
    /\/app\/(screens\/(frame\/(?!use-post|post-queue|use-sign-in-elsewhere|use-product-name|session-news|create-button)|errors\/)|domain\/country\/country\.ts)/,
  ],
  ['frame', new RegExp(`/app/components/(${frameParts.join('|')})\\.tsx?$`)],
  [
    'frame',
    /\/app\/(domain\/(dates|invoice\/status)|screens\/public-invoice\/status-badge|browser\/(download-pdf|time-zone)\.client)\.tsx?$/,
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
    /\/app\/(components\/qr-code|domain\/consent\/consent|browser\/payment-events\.client|screens\/(invoice-sheet\/payment-link|public-invoice\/(invoice-not-found|invoice-page-meta|use-payment-watch)))\.tsx?$/,
  ],
  // Crumbs of the pages that one fills in and works on.
  [
    'work',
    /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-left|circle-exclamation-point|download|eye|plus|trash|x)\./,
  ],
  [
    'work',
    /\/app\/(components\/(back-link|checkbox-field|field|select-field|text-area-field|text-field|use-floats-above)|domain\/(account\/email|invoice\/(clean-text|limits|payment-draft|payment-link-json))|browser\/(cookie-consent|day-here|track)\.client|screens\/(account\/use-dialog-post|frame\/(use-post|post-queue)))\.tsx?$/,
  ],
  // Crumbs that nearly every page under a country needs, and no public page.
  [
    'app',
    /node_modules\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|context|shared\/|icons\/(check|chevron-down|file-text|users)\.)/,
  ],
  [
    'app',
    /\/app\/(components\/accordion|domain\/(billing\/(allowance|plans)|country\/in-country|money\/(currency|decimal|money|round)|navigation\/welcome)|browser\/(kept-pages|refused-post)\.client|screens\/(frame\/create-button|account\/(post-from-dialog|refused-post)|invoice-form\/use-later|meta\/public-page-meta|offline\/kept-page))\.tsx?$/,
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
