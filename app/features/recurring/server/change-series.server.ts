import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { withoutDeposits } from '#app/domain/invoices/draft-deposits.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { parseJson } from '#app/domain/json.ts';
import { followSettings } from '#app/domain/recurring/occurrence-draft.ts';
import {
  type ScheduleForm,
  type SeriesErrors,
  validateInterval,
  withTyped,
} from '#app/domain/recurring/schedule-form.ts';
import {
  type Interval,
  intervalOf,
  nextOccurrence,
  nextOfSeries,
  nextOnMonthDay,
  type Occurrence,
  occurrenceDay,
  type ScheduledSeries,
  type StoredInterval,
  unchangedInterval,
} from '#app/domain/recurring/series.ts';
import { getFormStartWithInvoice } from '#app/features/invoice-form/public.server.ts';
import {
  changeSeries,
  getSeries,
  insertSeries,
  type SeriesRow,
} from '#app/features/recurring/queries/series.server.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { describeSeriesIssues } from '#app/features/recurring/words/series-issues.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';
import type { Database } from '#db/client.server.ts';
import { runTimeOn } from './create-due-occurrences.server.ts';
import {
  type DefaultsOf,
  type OccurrenceMoment,
  tryOccurrence,
} from './create-occurrence.server.ts';

/** The columns of a series that its dialog sets. */
type EventColumns = StoredInterval &
  Pick<SeriesRow, 'draft' | 'clientName' | 'currency' | 'totalMinor' | 'sends'>;

/** The seller and the time of a change; see `OccurrenceMoment`. */
export type SeriesDescription = {
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
  }: SeriesDescription & { country: CountryCode; from: number; changed?: ScheduledSeries },
): { columns: EventColumns } | { issues: SeriesErrors } {
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
  if (!figures.ok) throw new Error('A validated invoice has impossible amounts');
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

type StartSeriesOutcome =
  /** `day` is the date of its first invoice. */
  | { outcome: 'started'; id: string; day: string }
  | { outcome: 'unknown' | 'full' }
  | { outcome: 'invalid'; issues: SeriesErrors };

/**
 * Starts a series from an owner's invoice; idempotent. Two round trips.
 * @param wanted.key idempotency key, created by the dialog
 */
export async function startSeries(
  db: Database,
  { key, sourceId, typed }: { key: string; sourceId: string; typed: ScheduleForm },
  said: SeriesDescription,
): Promise<StartSeriesOutcome> {
  const { user, settings } = said.seller;
  const { invoice } = await getFormStartWithInvoice(db, user.id, sourceId);
  if (invoice?.kind !== 'invoice') return { outcome: 'unknown' };
  const { content, schedule } = invoice;
  const { country } = content;
  const whole = draftOfInvoice(content, settings.paypalPaymentLink, schedule);
  const saved = { ...whole, items: withoutDeposits(whole.items) };
  const draft = followSettings(saved, country, said.at.defaultsOf(said.seller, country));
  const read = parseScheduleForm(draft, typed, { ...said, country, from: 1 });
  if ('issues' in read) return { outcome: 'invalid', issues: read.issues };
  const id = idOfKey(user.id, `series ${key}`);
  const { anchor } = read.columns;
  const { now } = said.at;
  const isKept = await insertSeries(db, {
    id,
    userId: user.id,
    sourceId,
    country,
    ...read.columns,
    state: 'active',
    pause: null,
    nextN: 1,
    createdAt: now,
    updatedAt: now,
    nextRunAt: runTimeOn(anchor, user.timeZone),
  });
  return isKept ? { outcome: 'started', id, day: anchor } : { outcome: 'full' };
}

/** An owner's action on a series: `confirm` confirms changed payment details, `skip` skips one occurrence. */
type SeriesCommand =
  | { kind: 'pause' | 'resume' | 'end' | 'confirm' }
  | { kind: 'skip'; n: number }
  | { kind: 'change'; typed: ScheduleForm };

type ChangeSeriesOutcome =
  | { outcome: 'changed'; next: Occurrence | null }
  /** Unknown, ended, or changed since it was shown. */
  | { outcome: 'unknown' | 'ended' | 'newer' }
  | { outcome: 'invalid'; issues: SeriesErrors };

/**
 * Pauses, resumes, changes or ends an owner's series, skips its next occurrence, or confirms payment details. Created
 * invoices don't change. Days that passed while it was paused aren't caught up; waiting occurrences are created once it
 * resumes. Two round trips.
 * @param seen.version the version that was shown
 */
export async function updateSeriesState(
  db: Database,
  seen: { id: string; version: number },
  press: SeriesCommand,
  said: SeriesDescription,
): Promise<ChangeSeriesOutcome> {
  const { user } = said.seller;
  const { now, today } = said.at;
  const found = await getSeries(db, user.id, seen.id);
  if (!found) return { outcome: 'unknown' };
  const { row, waiting } = found;
  if (row.state === 'ended') return { outcome: 'ended' };
  if (row.updatedAt !== seen.version) return { outcome: 'newer' };
  const lookFrom = (changed: SeriesRow, from: number, day: string) => {
    const next = nextOccurrence(intervalOf(changed), { from, day });
    const isOver = next === null && waiting.length === 0;
    const look = next && runTimeOn(next.day, user.timeZone);
    const nextRunAt = waiting.length > 0 ? now : look;
    return {
      next,
      columns: {
        nextN: next?.n ?? from,
        nextRunAt,
        state: isOver ? 'ended' : 'active',
        pause: null,
      },
    } as const;
  };
  const write = async (
    { next, columns }: { next: Occurrence | null; columns: Parameters<typeof changeSeries>[2] },
    also: Omit<Parameters<typeof changeSeries>[3], 'now'> = {},
  ): Promise<ChangeSeriesOutcome> =>
    (await changeSeries(db, row, columns, { ...also, now }))
      ? { outcome: 'changed', next }
      : { outcome: 'newer' };
  const isPaused = row.state === 'paused';
  // Skipping or changing a paused series doesn't resume it.
  const asPaused = isPaused ? { state: row.state, pause: row.pause, nextRunAt: null } : {};
  switch (press.kind) {
    case 'pause':
      return write({ next: null, columns: { state: 'paused', pause: 'owner', nextRunAt: null } });
    case 'end':
      return write({ next: null, columns: { state: 'ended', pause: null, nextRunAt: null } });
    case 'resume':
      return write(lookFrom(row, row.nextN, today));
    case 'confirm':
      return write(lookFrom(row, row.nextN, isPaused ? today : row.anchor), { confirm: true });
    case 'skip': {
      const skipped = nextOfSeries(row, today);
      if (!skipped) return { outcome: 'ended' };
      if (press.n !== skipped.n) return { outcome: 'newer' };
      const then = lookFrom(row, skipped.n + 1, row.anchor);
      return write({ ...then, columns: { ...then.columns, ...asPaused } }, { skip: skipped });
    }
    case 'change': {
      const country = row.country as CountryCode;
      const start = { country, today, newId: () => 'item' };
      const stored = parseDraft(parseJson(row.draft), start);
      if (!stored) throw new Error('A recurring invoice has no draft');
      const draft = followSettings(stored, country, said.at.defaultsOf(said.seller, country));
      const read = parseScheduleForm(draft, press.typed, {
        ...said,
        country,
        from: row.nextN,
        changed: row,
      });
      if ('issues' in read) return { outcome: 'invalid', issues: read.issues };
      const goesOn = isPaused ? today : read.columns.anchor;
      const then = lookFrom({ ...row, ...read.columns }, row.nextN, goesOn);
      return write({ ...then, columns: { ...read.columns, ...then.columns, ...asPaused } });
    }
  }
}
