import { maxTextLength } from '#app/domain/custom-fields/custom-field.ts';
import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import type { DescribedIssue, DraftIssue } from '#app/domain/invoices/draft-issue.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { customFieldTexts } from '#app/features/custom-fields/texts.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { fill } from '../fill.ts';
import { issueTexts } from '../texts.ts';
import { fieldLabel } from './field-label.ts';
import { scheduleMessage } from './schedule-message.ts';

/** Returns the sentence of an issue: its code is the key of a text, which shows its values. */
export function issueMessage(issue: FieldIssue): string {
  switch (issue.code) {
    case 'schedule':
      return scheduleMessage(issue.issue);
    case 'customField':
      return fill<string>(customFieldTexts.issues[issue.issue], {
        label: issue.label,
        max: maxTextLength,
      });
    case 'emailAddress':
      return signInAnswerTexts.invalidEmail;
    case 'postalCode':
      return fill(settingsTexts.checks.postalCode[issue.country], issue);
    case 'required':
      return fill(issueTexts.required, { label: fieldLabel(issue.label, issue.country) });
    case 'tooLong':
      return fill(issueTexts.tooLong, { label: fieldLabel(issue.label), max: issue.max });
    default:
      return fill<string>(issueTexts[issue.code], { ...issue });
  }
}

/** Adds the sentences to the issues of a draft. */
export function describeIssues(issues: readonly DraftIssue[]): DescribedIssue[] {
  return issues.map((issue) => {
    return { field: issue.field, group: issue.group, message: issueMessage(issue) };
  });
}
