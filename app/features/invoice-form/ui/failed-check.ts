import { type DraftIssue, summarizeIssues } from '#app/domain/invoices/draft-issue.ts';
import { duplicateNumberMessage } from '#app/domain/invoices/invoice-number.ts';

/** What a failed check says (`title`, `detail`) and marks: `spoken` issues keep their own words until a change. */
export type FailedCheck = {
  title: string;
  detail?: string;
  issues: readonly DraftIssue[];
  spoken: readonly DraftIssue[];
};

/** A save that was refused for these issues; `spoken` when only the server could know them. */
export function failedSave(
  issues: readonly DraftIssue[],
  spoken: readonly DraftIssue[] = [],
): FailedCheck {
  const { title, intro, groups } = summarizeIssues(issues);
  return { title, detail: `${intro} ${groups.join(', ')}`, issues, spoken };
}

/** The refusal of a number that is in use. */
export function numberTaken(invoiceNumber: string): FailedCheck {
  const message = duplicateNumberMessage(invoiceNumber);
  const issues: DraftIssue[] = [{ field: 'invoiceNumber', group: 'invoice', message }];
  return failedSave(issues, issues);
}
