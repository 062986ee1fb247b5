import { issueGroups } from '#app/domain/fields/field-rules.ts';
import type { DescribedIssue } from '#app/domain/invoices/draft-issue.ts';
import { fill } from '#app/i18n/fill.ts';
import { checkTexts, issueTexts } from '#app/i18n/texts.ts';

/** What a failed check says (`title`, `detail`) and marks: `spoken` issues keep their own words until a change. */
export type FailedCheck = {
  title: string;
  detail?: string | undefined;
  issues: readonly DescribedIssue[];
  spoken: readonly DescribedIssue[];
};

/** A save that was refused for these issues; `spoken` when only the server could know them. */
export function failedSave(
  issues: readonly DescribedIssue[],
  spoken: readonly DescribedIssue[] = [],
): FailedCheck {
  const { title, intro, groups } = checkTexts.issues;
  const affected = issueGroups.filter((group) => issues.some((issue) => issue.group === group));
  return {
    title: fill(title, { count: issues.length }),
    detail: `${intro} ${affected.map((group) => groups[group]).join(', ')}`,
    issues,
    spoken,
  };
}

/** The refusal of a number that is in use. */
export function numberTaken(invoiceNumber: string): FailedCheck {
  const message = fill(issueTexts.numberTaken, { number: invoiceNumber });
  const issues: DescribedIssue[] = [{ field: 'invoiceNumber', group: 'invoice', message }];
  return failedSave(issues, issues);
}
