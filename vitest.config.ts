import { configDefaults, defineConfig } from 'vitest/config';
import { importPastPublic } from './scripts/import-past-public.ts';

const filesOf = (folders: string[]) =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

// Tests that leave nothing behind share a process, which saves reading the modules again for each file.
const sharedUnits = filesOf([
  ...[
    'docs',
    'domain',
    'features/*/ui',
    'features/*/words',
    'frames',
    'i18n',
    'pdf',
    'service-worker',
    'styles',
  ],
  'ui/!(browser)',
]);
/** Tests here use the database or start servers; all others, the end-to-end tests aside, do neither. */
const sharedServer = filesOf(['features/*/server', 'server', 'http', 'simulation']);
const server = [
  ...filesOf(['adapters', 'db', 'fakes', 'scripts', 'workers']),
  'tests/deploy.test.ts',
];

/** Need the real cost of a password, which `tests/support/quick-scrypt.ts` takes away from its whole process. */
const realScrypt = ['tests/features/account/server/password-hash.test.ts', 'tests/db/seed.test.ts'];

/** Effects and timers of screens and components, in happy-dom. */
const dom = 'tests/**/*.dom.test.tsx';

const notUnits = [
  ...configDefaults.exclude,
  'tests/e2e/**',
  'tests/bench/**',
  dom,
  ...server,
  ...sharedServer,
];
const template = 'tests/support/database-template.ts';
const leavesNothing = 'tests/support/leave-nothing.ts';
const keepsContract = 'tests/support/check-stripe-contract.ts';
const reusesConnections = 'tests/support/database-connections.ts';

export default defineConfig({
  plugins: [importPastPublic()],
  // The built worker also runs in Node, without its live channel.
  resolve: {
    alias: { 'cloudflare:workers': `${import.meta.dirname}/tests/support/cloudflare-workers.ts` },
  },
  test: {
    environment: 'node',
    // Servers and browsers keep a test waiting: three files at a time fill two processors.
    maxWorkers: 3,
    // Only a step that hangs ends here: nothing is asserted about speed, and a busy machine is ten times as slow.
    testTimeout: process.env.STRAIN === 'full' ? 900_000 : 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: sharedUnits, exclude: notUnits, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'unit-apart',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...notUnits, ...sharedUnits],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          include: [dom],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: leavesNothing,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: sharedServer,
          exclude: realScrypt,
          isolate: false,
          setupFiles: [reusesConnections, keepsContract],
          globalSetup: template,
        },
      },
      {
        extends: true,
        // Apart from `server`, which makes passwords cheap for its whole process.
        test: {
          name: 'server-apart',
          include: server,
          exclude: realScrypt,
          isolate: false,
          setupFiles: [reusesConnections, leavesNothing, keepsContract],
          globalSetup: template,
        },
      },
      {
        extends: true,
        test: { name: 'server-scrypt', include: realScrypt, globalSetup: template },
      },
      {
        extends: true,
        // The walks through the whole product in a browser: one product for all.
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/product.ts',
          // After all others: a strain beside them takes a browser's patience.
          sequence: { groupOrder: 1 },
          // A browser and the modules serve all files of a process.
          isolate: false,
        },
      },
    ],
  },
});
