/** The number of days over which a sender's emails are judged together. */
export const trustDays = 30;

/**
 * Thresholds above which a sender is paused until the operator's review: at least this many bad emails of one sort, and
 * more than this share of all.
 */
export const trustLimits = {
  /**
   * Clients who don't know the sender or marked an email as spam, counted once per document and client. With fewer
   * different clients than this, only those clients are blocked.
   */
  reports: { least: 3, oneIn: 50 },
  /** Addresses that don't exist. */
  bounces: { least: 5, oneIn: 10 },
} as const;

export const stopCauses = ['reports', 'bounces'] as const;
export type StopCause = (typeof stopCauses)[number];
