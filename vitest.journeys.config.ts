import { defineConfig } from 'vitest/config';

/** The walks through the whole product in a browser: one product for all, two files at a time. */
export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: 'tests/support/product.ts',
    environment: 'node',
    maxWorkers: 2,
    // A browser and the modules serve all files of a process.
    isolate: false,
    testTimeout: 120_000,
    // A hook may start a product of its own.
    hookTimeout: 300_000,
    // What a page shows late on a busy machine it shows all the same.
    expect: { poll: { timeout: 20_000 } },
    // One that needed it is named as unsteady beside the sum.
    retry: 1,
  },
});
