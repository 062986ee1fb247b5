/**
 * What issued a version of a document: its page or PDF was served to somebody else, it was
 * sent, it was paid for, an issued one was edited, or it is issued as it is `made`; `taken-over` was issued before it was imported, and is
 * not signed.
 */
export const issueCauses = ['served', 'sent', 'payment', 'edited', 'made', 'taken-over'] as const;
/** Most UTF-16 units of the reason for a correction or for voiding, cleaned. */
export const maxReasonLength = 200;

export type IssueCause = (typeof issueCauses)[number];
