import { defineConfig } from 'vitest/config';

/** Rooms whose tests leave nothing behind: their files share a process, which saves reading the modules again for each. */
const sharing = ['components', 'domain', 'http', 'pdf', 'screens', 'services', 'styles'].map(
  (room) => `tests/${room}/**/*.test.{ts,tsx}`,
);

/** Needs the real cost of a password, which `tests/support/quick-scrypt.ts` takes away from its whole process. */
const apart = 'tests/services/account/password-hash.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    // vitest leaves one processor free, which of two is half.
    maxWorkers: 2,
    // A hung step fails here; nothing is asserted about speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // One that needed it is named as unsteady beside the sum.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/journeys/**', 'tests/bench/**', ...sharing],
        },
      },
      { extends: true, test: { name: 'apart', include: [apart] } },
      {
        extends: true,
        test: { name: 'sharing', include: sharing, exclude: [apart], isolate: false },
      },
    ],
  },
});
