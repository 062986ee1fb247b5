import type { SeriesErrors, SeriesIssues } from '#app/domain/recurring/schedule-form.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** Describes what is wrong with the interval of a series, each issue at its field. */
export function describeSeriesIssues(issues: SeriesIssues): SeriesErrors {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [
      field,
      fill<string>(recurringTexts.checks[issue.code], { ...issue }),
    ]),
  );
}
