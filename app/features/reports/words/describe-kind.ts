import type { ReportLine } from '#app/domain/reports/report-line.ts';
import { reportTexts } from '#app/features/reports/texts.ts';

/** Describes the kind of a line in the page's language, including that its date is unknown. */
export function describeKind({ part, day }: Pick<ReportLine, 'part' | 'day'>): string {
  return reportTexts.kinds[day === null ? 'undated' : part];
}
