import type { VoidReasonIssue } from '#app/domain/history/issued-version.ts';
import { voidingTexts } from '#app/features/invoice-list/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** What is wrong with the reason for which an invoice is voided, as a sentence. */
export function describeVoidReasonIssue(issue: VoidReasonIssue): string {
  if (issue.code === 'missing') return voidingTexts.missing;
  return fill(voidingTexts.tooLong, { most: issue.max });
}
