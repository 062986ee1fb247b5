import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { keptRhythm, type StandingSeries } from '#app/domain/recurring/going-on.ts';
import { nextOnMonthDay, occurrenceDay, type Rhythm } from '#app/domain/recurring/rhythm.ts';
import { rhythmOf, type StoredRhythm } from '#app/domain/recurring/series.ts';
import {
  checkRhythm,
  type SeriesIssues,
  type TypedSeries,
  withTyped,
} from '#app/domain/recurring/typed-series.ts';
import { recurringTexts } from '#app/features/recurring/texts/recurring.ts';
import type { SeriesRow } from '../queries/series.server.ts';
import { type DefaultsOf, type OccurrenceMoment, tryOccurrence } from './make-occurrence.server.ts';

/** The columns of a series that its dialog says. */
export type SaidColumns = StoredRhythm &
  Pick<SeriesRow, 'draft' | 'clientName' | 'currency' | 'totalMinor' | 'sends'>;

/** Whose series it is, and when it is said; see `OccurrenceMoment`. */
export type SeriesSaid = {
  seller: Parameters<DefaultsOf>[0];
  at: Pick<OccurrenceMoment, 'now' | 'today' | 'defaultsOf'>;
};

/**
 * Reads what was typed of a series: its days, and what its next invoice would say, checked as every invoice is before it is saved.
 * @param from the occurrence of the day that was typed
 * @param changed the series that goes on so, whose rhythm stays unless another one was typed
 */
export function readTypedSeries(
  saved: InvoiceDraft,
  typed: TypedSeries,
  {
    country,
    from,
    seller,
    at,
    changed,
  }: SeriesSaid & { country: CountryCode; from: number; changed?: StandingSeries },
): { columns: SaidColumns } | { issues: SeriesIssues } {
  const { checks } = recurringTexts;
  const read = checkRhythm(typed, { from, today: at.today });
  if (!read.ok) return { issues: read.issues };
  if (typed.lines.length !== saved.items.length) return { issues: { lines: checks.lines } };
  const draft = withTyped(saved, typed);
  const kept = changed && keptRhythm(changed, read.rhythm, at.today);
  const { rhythm, n } = kept ?? { rhythm: startOnMonthDay(rhythmOf(read.rhythm).rhythm), n: from };
  const tried = tryOccurrence(draft, { country, rhythm, n, saveKey: '', client: {} }, seller, {
    ...at,
    today: occurrenceDay(rhythm, n),
  });
  if (!tried.ok) {
    return { issues: { lines: tried.issues.map(({ message }) => message).join('\n') } };
  }
  const { content } = tried;
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error('A checked invoice has impossible figures');
  if (typed.sends && content.clientEmail === null) return { issues: { sends: checks.noAddress } };
  return {
    columns: {
      ...read.rhythm,
      anchor: rhythm.anchor,
      firstN: rhythm.first,
      monthDay: rhythm.monthDay ?? null,
      draft: JSON.stringify(draft),
      sends: typed.sends,
      clientName: content.clientName,
      currency: content.currency,
      totalMinor: figures.totals.total,
    },
  };
}

/** The rhythm from the first of its days on: the day of its month may come after the one that was typed. */
function startOnMonthDay(rhythm: Rhythm): Rhythm {
  const { anchor, monthDay } = rhythm;
  return monthDay ? { ...rhythm, anchor: nextOnMonthDay(anchor, monthDay) } : rhythm;
}
