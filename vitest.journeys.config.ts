import { defineConfig } from 'vitest/config';

/** The walks through the whole product in a browser: one product for all, one file after the other. */
export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: 'tests/support/product.ts',
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
