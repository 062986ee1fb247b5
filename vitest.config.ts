import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/journeys/**', 'tests/bench/**'],
    environment: 'node',
    // vitest leaves one processor free, which of two is half.
    maxWorkers: 2,
    // A hung step fails here; nothing is asserted about speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
