import { reportTexts } from '#app/features/reports/texts/reports.ts';
import type { ReportLine } from './report-line.ts';

/** What a line is, in the language of the page; one of an unknown day says that it is. */
export function describeKind({ part, day }: Pick<ReportLine, 'part' | 'day'>): string {
  return reportTexts.kinds[day === null ? 'undated' : part];
}
