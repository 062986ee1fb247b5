import type { PlanIssue, PlanIssues } from '#app/domain/reminders/check-plan.ts';
import type { ReminderAnswer } from '#app/domain/reminders/reminder-plan.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { describeSendIssue } from '#app/features/sending/public.words.ts';
import { fill } from '#app/i18n/fill.ts';

/** Describes what is wrong with a reminder schedule. */
export function describePlanIssue(issue: PlanIssue): string {
  switch (issue.code) {
    case 'count':
    case 'days':
      return fill<string>(reminderTexts.checks[issue.code], { most: issue.most });
    case 'twice':
      return reminderTexts.checks.twice;
    default:
      return describeSendIssue(issue);
  }
}

/** Describes the issues of a schedule, each at its field. */
export function describePlanIssues(
  issues: PlanIssues,
): Extract<ReminderAnswer, { outcome: 'invalid' }>['issues'] {
  const entries = Object.entries(issues) as [keyof PlanIssues, PlanIssue][];
  return Object.fromEntries(entries.map(([field, issue]) => [field, describePlanIssue(issue)]));
}
