import type { DraftIssue } from '#app/domain/invoices/draft-issue.ts';
import type { DescribedSettingsIssue } from '#app/domain/settings/settings-answer.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';

/** Describes issues of the settings; `toast` is the first one, for the message above the form. */
export function describeSettingsIssues(issues: readonly [DraftIssue, ...DraftIssue[]]): {
  issues: DescribedSettingsIssue[];
  toast: string;
} {
  const [first] = issues;
  return {
    issues: issues.map((issue) => ({ field: issue.field, message: issueMessage(issue) })),
    toast: first.code === 'postalCode' ? settingsTexts.checks.postalCodeToast : issueMessage(first),
  };
}
