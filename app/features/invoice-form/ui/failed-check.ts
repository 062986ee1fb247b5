import { issueGroups } from '#app/domain/fields/field-rules.ts';
import type { DescribedIssue } from '#app/domain/invoices/draft-issue.ts';
import { fill } from '#app/i18n/fill.ts';
import { checkTexts, issueTexts } from '#app/i18n/texts.ts';

/**
 * The message of a failed check (`title`, `detail`) and the issues to mark; `spoken` issues keep their own message
 * until the field changes.
 */
export type FailedCheck = {
  title: string;
  detail?: string | undefined;
  issues: readonly DescribedIssue[];
  spoken: readonly DescribedIssue[];
};

/** Describes a save that was refused for these issues; `spoken` are those that only the server could find. */
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

/** Describes the refusal of a number that is in use. */
export function numberTaken(invoiceNumber: string): FailedCheck {
  const message = fill(issueTexts.numberTaken, { number: invoiceNumber });
  const issues: DescribedIssue[] = [{ field: 'invoiceNumber', group: 'invoice', message }];
  return failedSave(issues, issues);
}
