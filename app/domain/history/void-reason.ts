import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { maxReasonLength } from './issued-version.ts';

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
