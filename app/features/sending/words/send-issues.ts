import type { SendIssue } from '#app/domain/sending/check-send.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/number.ts';

/** Describes what is wrong with a field of the send dialog or of a template. */
export function describeSendIssue(issue: SendIssue): string {
  const checks = sendingTexts.checks;
  switch (issue.code) {
    case 'tooMany':
      return fill(checks.tooMany, { most: issue.most });
    case 'tooLong':
      return fill(checks.tooLong, { most: formatCount(issue.most) });
    case 'badAddress':
      return fill(checks.badAddress, { address: issue.address });
    case 'unknownField':
      return fill(checks.unknownField, { field: `{${issue.field}}` });
    default:
      return checks[issue.code];
  }
}

/** Describes the issues of a form, each at its field. */
export function describeSendIssues<Field extends string>(
  issues: Partial<Record<Field, SendIssue>>,
): Partial<Record<Field, string>> {
  const entries = Object.entries(issues) as [Field, SendIssue][];
  return Object.fromEntries(
    entries.map(([field, issue]) => [field, describeSendIssue(issue)]),
  ) as Partial<Record<Field, string>>;
}
