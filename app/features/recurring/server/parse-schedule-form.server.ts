import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { type Interval, nextOnMonthDay, occurrenceDay } from '#app/domain/recurring/interval.ts';
import {
  type ScheduleForm,
  type SeriesErrors,
  validateInterval,
  withTyped,
} from '#app/domain/recurring/schedule-form.ts';
import {
  intervalOf,
  type ScheduledSeries,
  type StoredInterval,
  unchangedInterval,
} from '#app/domain/recurring/series.ts';
import type { SeriesRow } from '#app/features/recurring/queries/series.server.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { describeSeriesIssues } from '#app/features/recurring/words/series-issues.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';
import {
  type DefaultsOf,
  type OccurrenceMoment,
  tryOccurrence,
} from './create-occurrence.server.ts';

/** The columns of a series that its dialog sets. */
export type SaidColumns = StoredInterval &
  Pick<SeriesRow, 'draft' | 'clientName' | 'currency' | 'totalMinor' | 'sends'>;

/** The seller and the time of a change; see `OccurrenceMoment`. */
export type SeriesSaid = {
  seller: Parameters<DefaultsOf>[0];
  at: Pick<OccurrenceMoment, 'now' | 'today' | 'defaultsOf'>;
};

/**
 * Parses the series form: its schedule, and the content of its next invoice, checked like every invoice before it is
 * saved.
 * @param from the occurrence on the entered day
 * @param changed the existing series, whose interval is kept unless another one was entered
 */
export function parseScheduleForm(
  saved: InvoiceDraft,
  typed: ScheduleForm,
  {
    country,
    from,
    seller,
    at,
    changed,
  }: SeriesSaid & { country: CountryCode; from: number; changed?: ScheduledSeries },
): { columns: SaidColumns } | { issues: SeriesErrors } {
  const { checks } = recurringTexts;
  const read = validateInterval(typed, { from, today: at.today });
  if (!read.ok) return { issues: describeSeriesIssues(read.issues) };
  if (typed.lines.length !== saved.items.length) return { issues: { lines: checks.lines } };
  const draft = withTyped(saved, typed);
  const kept = changed && unchangedInterval(changed, read.interval, at.today);
  const { interval, n } = kept ?? {
    interval: startOnMonthDay(intervalOf(read.interval).interval),
    n: from,
  };
  const tried = tryOccurrence(draft, { country, interval, n, saveKey: '', client: {} }, seller, {
    ...at,
    today: occurrenceDay(interval, n),
  });
  if (!tried.ok) {
    return { issues: { lines: tried.issues.map(issueMessage).join('\n') } };
  }
  const { content } = tried;
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error('A checked invoice has impossible figures');
  if (typed.sends && content.clientEmail === null) return { issues: { sends: checks.noAddress } };
  return {
    columns: {
      ...read.interval,
      anchor: interval.anchor,
      firstN: interval.first,
      monthDay: interval.monthDay ?? null,
      draft: JSON.stringify(draft),
      sends: typed.sends,
      clientName: content.clientName,
      currency: content.currency,
      totalMinor: figures.totals.total,
    },
  };
}

/** Moves the interval's start to its first actual day: the day of the month may be later than the entered day. */
function startOnMonthDay(interval: Interval): Interval {
  const { anchor, monthDay } = interval;
  return monthDay ? { ...interval, anchor: nextOnMonthDay(anchor, monthDay) } : interval;
}
