import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import type { DescribedIssue, DraftIssue } from '#app/domain/invoices/draft-issue.ts';
import type { ScheduleIssue } from '#app/domain/payments/schedule.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { scheduleTexts } from '#app/features/payments/texts.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { issueTexts } from '#app/i18n/texts.ts';
import { fieldLabel } from './field-label.ts';
import { formatMoney } from './money.ts';

/** Returns the sentence of an issue of a payment schedule. */
export function scheduleMessage(issue: ScheduleIssue): string {
  return fill<string>(scheduleTexts.refusals[issue.code], valuesOf(issue));
}

function valuesOf(issue: ScheduleIssue): Record<string, string | number> {
  if (issue.code !== 'sum') return { ...issue };
  const { currency, country } = issue;
  return {
    sum: formatMoney(issue.sum, currency, country),
    total: formatMoney(issue.total, currency, country),
  };
}

/** Returns the sentence of an issue: its code is the key of a text, which shows its values. */
export function issueMessage(issue: FieldIssue): string {
  switch (issue.code) {
    case 'schedule':
      return scheduleMessage(issue.issue);
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
