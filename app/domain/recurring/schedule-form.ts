import { recurringTexts } from '#app/features/recurring/texts/recurring.ts';
import { fill } from '#app/i18n/fill.ts';
import { daysBetween, isCalendarDate } from '../dates.ts';
import type { DraftItem, InvoiceDraft } from '../invoices/draft.ts';
import { maxTermDays, ownDueDate, parsePaymentTerms, withDueDate } from '../payments/terms.ts';
import {
  hasMonthDay,
  type IntervalUnit,
  maxEvery,
  maxOccurrences,
  monthDayOf,
  proposedMonthDay,
  type SeriesEnd,
} from './interval.ts';
import { intervalOf, type StoredInterval } from './series.ts';

/** A line of a series as it is typed. */
export type TypedLine = Pick<
  DraftItem,
  'description' | 'secondDescription' | 'quantity' | 'unitPrice'
>;

/** A series as the dialog has it; numbers and days as typed. */
export type ScheduleForm = {
  /** The day of its first invoice, or of the next one where it is changed. */
  anchor: string;
  unit: IntervalUnit;
  every: string;
  /** Of months and years, 1 to 31, see `Interval`; without one the anchor's. */
  monthDay?: number | null;
  ends: SeriesEnd['kind'];
  endCount: string;
  endDay: string;
  /** The code of the terms under which each invoice is due; days as typed. */
  paymentTerms: string;
  sends: boolean;
  lines: TypedLine[];
  notes: string;
  secondNotes: string;
};

export type SeriesField =
  | 'anchor'
  | 'every'
  | 'endCount'
  | 'endDay'
  | 'paymentTerms'
  | 'sends'
  | 'lines';
export type SeriesIssues = Partial<Record<SeriesField, string>>;

/**
 * Checks when invoices of a series are made and due; what they say is checked as the invoice that it makes.
 * @param of.from the occurrence that is made on the anchor's day
 * @param of.today the seller's day, `YYYY-MM-DD`, before which none is made
 */
export function validateInterval(
  typed: ScheduleForm,
  { from, today }: { from: number; today: string },
): { ok: true; interval: StoredInterval } | { ok: false; issues: SeriesIssues } {
  const { checks } = recurringTexts;
  const issues: SeriesIssues = {};
  const { anchor, unit, ends } = typed;
  if (!isCalendarDate(anchor)) issues.anchor = checks.day;
  else if (anchor < today) issues.anchor = checks.past;
  const every = parseWhole(typed.every, 1, maxEvery);
  if (every === null) issues.every = fill(checks.whole, { least: 1, most: maxEvery });
  if (typed.paymentTerms !== '' && !parsePaymentTerms(typed.paymentTerms)) {
    issues.paymentTerms = fill(checks.whole, { least: 0, most: maxTermDays });
  }
  const endCount = ends === 'after' ? parseWhole(typed.endCount, from, maxOccurrences) : null;
  if (ends === 'after' && endCount === null) {
    issues.endCount = fill(checks.whole, { least: from, most: maxOccurrences });
  }
  const endDay = ends === 'on' ? typed.endDay : null;
  if (endDay !== null && !isCalendarDate(endDay)) issues.endDay = checks.day;
  else if (endDay !== null && endDay < anchor) issues.endDay = checks.endsBefore;
  if (Object.keys(issues).length > 0 || every === null) {
    return { ok: false, issues };
  }
  const monthDay = hasMonthDay(unit) ? monthDayOf(typed) : null;
  const interval = { anchor, firstN: from, unit, every, monthDay, endCount, endDay };
  return { ok: true, interval };
}

function parseWhole(text: string, least: number, most: number): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** The form of a series with what was typed in the dialog. */
export function withTyped(draft: InvoiceDraft, typed: ScheduleForm): InvoiceDraft {
  const { lines, notes, secondNotes, paymentTerms } = typed;
  const items = draft.items.map((item, at) => ({ ...item, ...lines[at] }));
  return withDueDate({ ...draft, paymentTerms, notes, secondNotes, items });
}

/** The terms that a series begins with; a due date that was typed becomes its distance in days. */
function proposedTerms({ paymentTerms, invoiceDate, dueDate }: InvoiceDraft): string {
  if (paymentTerms !== ownDueDate) return paymentTerms;
  return `days:${Math.min(maxTermDays, Math.max(0, daysBetween(invoiceDate, dueDate)))}`;
}

/** What the dialog begins with: monthly from a day on, or the series as it is from its next day on. */
export function parseSchedule(
  draft: InvoiceDraft,
  from:
    | { day: string; monthDay?: number }
    | { day: string; stored: StoredInterval & { sends: boolean } },
): ScheduleForm {
  const said = {
    paymentTerms: proposedTerms(draft),
    notes: draft.notes,
    secondNotes: draft.secondNotes,
    lines: draft.items.map(({ description, secondDescription, quantity, unitPrice }) => ({
      description,
      secondDescription,
      quantity,
      unitPrice,
    })),
  };
  const { day: anchor } = from;
  if (!('stored' in from)) {
    return {
      ...said,
      anchor,
      unit: 'month',
      every: '1',
      ends: 'never',
      monthDay: from.monthDay ?? proposedMonthDay(anchor),
      endCount: '12',
      endDay: '',
      sends: false,
    };
  }
  const { stored } = from;
  return {
    ...said,
    anchor,
    unit: stored.unit,
    monthDay: hasMonthDay(stored.unit) ? monthDayOf(stored) : proposedMonthDay(anchor),
    every: String(stored.every),
    ends: intervalOf(stored).end.kind,
    sends: stored.sends,
    endCount: String(stored.endCount ?? ''),
    endDay: stored.endDay ?? '',
  };
}
