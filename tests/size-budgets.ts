/**
 * Maximum sizes in bytes, each about 2% above the size when it was set. `npm test` fails above one
 * (tests/workers/size-budgets.test.ts) and prints the measured size. Find what grew first; raise a limit only on
 * purpose, in a commit that says why.
 */
export const sizeBudgets = {
  /**
   * Each worker, gzipped: as it is uploaded, and the part that is evaluated at its start. The app's upload may grow by
   * 150,000 with parts 23 to 25, to 1,450,000, and its start to 900,000.
   */
  workers: {
    app: { upload: 1_450_000, start: 416_000 },
    webhooks: { upload: 171_700, start: 171_700 },
  },
  /** The JavaScript of a first visit to each page, gzipped file by file, in the largest language. */
  scripts: {
    list: 153_000,
    form: 161_500,
    settings: 206_500,
    public: 102_500,
    pay: 136_500,
    pricing: 143_000,
  },
  /** The uncompressed HTML of each page in English (US), with the demo account's data. */
  pages: {
    list: 63_400,
    form: 44_200,
    settings: 43_200,
    pricing: 22_800,
  },
  /**
   * The gzipped HTML of an invoice's pages with their inlined styles, for ten lines and no pictures. A first TCP round
   * trip brings 14,600 bytes, which is all but the footer and the data for the scripts.
   */
  firstTrip: {
    public: 16_300,
    pay: 15_500,
  },
};

/** The pages that have budgets. */
export type BudgetedPage = keyof typeof sizeBudgets.scripts;
