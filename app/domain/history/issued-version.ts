import { cleanLine } from '#app/domain/invoices/clean-text.ts';

/**
 * What issued a version: its page or PDF was served to someone else, it was sent or paid, an issued version was edited,
 * or it is issued on creation (`made`). `taken-over` was issued before it was imported, and isn't signed.
 */
export const issueCauses = ['served', 'sent', 'payment', 'edited', 'made', 'taken-over'] as const;
/** Maximum UTF-16 code units of the reason for a correction or for voiding, after cleaning. */
export const maxReasonLength = 200;

export type IssueCause = (typeof issueCauses)[number];

/** What is wrong with the reason for which an invoice is voided; `max` in characters. */
export type VoidReasonIssue = { code: 'missing' } | { code: 'too-long'; max: number };

/** Why an invoice is voided, as one clean line, or what is wrong with it. */
export function checkVoidReason(
  typed: string,
): { ok: true; reason: string } | { ok: false; issue: VoidReasonIssue } {
  const reason = cleanLine(typed);
  if (reason === '') return { ok: false, issue: { code: 'missing' } };
  if (reason.length <= maxReasonLength) return { ok: true, reason };
  return { ok: false, issue: { code: 'too-long', max: maxReasonLength } };
}
