/**
 * What issued a version: its page or PDF was served to someone else, it was sent or paid, an issued version was edited,
 * or it is issued on creation (`made`). `taken-over` was issued before it was imported, and isn't signed.
 */
export const issueCauses = ['served', 'sent', 'payment', 'edited', 'made', 'taken-over'] as const;
/** Maximum UTF-16 code units of the reason for a correction or for voiding, after cleaning. */
export const maxReasonLength = 200;

export type IssueCause = (typeof issueCauses)[number];
