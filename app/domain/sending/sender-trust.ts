/** Over how many days a sender's mails are looked at together. */
export const trustDays = 30;

/**
 * From when on a sender's mails stop until the operator has looked: so many bad ones of one sort at least, and more than this
 * share of all.
 */
export const trustLimits = {
  /**
   * Clients who don't know the sender or marked an email as spam, each once for a document, from whichever of their
   * mailboxes. Fewer different clients than this block themselves alone.
   */
  reports: { least: 3, oneIn: 50 },
  /** Addresses that do not exist. */
  bounces: { least: 5, oneIn: 10 },
} as const;

export const stopCauses = ['reports', 'bounces'] as const;
export type StopCause = (typeof stopCauses)[number];
