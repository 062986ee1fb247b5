import { defineConfig } from 'vitest/config';

/** Rooms whose modules keep nothing between calls: their files share a process, which saves reading them again for each. */
const stateless = ['domain', 'components', 'screens', 'styles'].map(
  (room) => `tests/${room}/**/*.test.{ts,tsx}`,
);

export default defineConfig({
  test: {
    environment: 'node',
    // vitest leaves one processor free, which of two is half.
    maxWorkers: 2,
    // A hung step fails here; nothing is asserted about speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/journeys/**', 'tests/bench/**', ...stateless],
        },
      },
      { extends: true, test: { name: 'stateless', include: stateless, isolate: false } },
    ],
  },
});
