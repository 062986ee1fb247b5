import type { ReportLine } from '#app/domain/reports/report-line.ts';
import { reportTexts } from '#app/features/reports/texts/reports.ts';

/** What a line is, in the language of the page; one of an unknown day says that it is. */
export function describeKind({ part, day }: Pick<ReportLine, 'part' | 'day'>): string {
  return reportTexts.kinds[day === null ? 'undated' : part];
}
