import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { daysBetween, isCalendarDate } from '#app/domain/dates.ts';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import {
  maxTermDays,
  ownDueDate,
  parsePaymentTerms,
  withDueDate,
} from '#app/domain/payments/terms.ts';
import {
  hasMonthDay,
  type IntervalUnit,
  intervalOf,
  maxEvery,
  maxOccurrences,
  monthDayOf,
  proposedMonthDay,
  type ScheduledSeries,
  type SeriesEnd,
  type StoredInterval,
} from './series.ts';

/** A line of a series as typed. */
export type TypedLine = Pick<
  DraftItem,
  'description' | 'secondDescription' | 'quantity' | 'unitPrice'
>;

/** A series as edited in the dialog; numbers and days as typed. */
export type ScheduleForm = {
  /** The date of its first invoice, or of the next one when it is edited. */
  anchor: string;
  unit: IntervalUnit;
  every: string;
  /** For months and years, 1 to 31, see `Interval`; defaults to the anchor's day. */
  monthDay?: number | null;
  ends: SeriesEnd['kind'];
  endCount: string;
  endDay: string;
  /** The payment terms code of each invoice; days as typed. */
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
/** What is wrong with a field: a code, which is the key of its sentence in `recurringTexts.checks`, and its values. */
type SeriesIssue =
  | { code: 'day' | 'past' | 'endsBefore' }
  | { code: 'whole'; least: number; most: number };

export type SeriesIssues = Partial<Record<SeriesField, SeriesIssue>>;

/** The same in sentences. */
export type SeriesErrors = Partial<Record<SeriesField, string>>;

/**
 * Validates when invoices of a series are created and due; their content is validated like the invoice it creates.
 * @param of.from the occurrence on the anchor date
 * @param of.today seller-local date, `YYYY-MM-DD`, before which none is created
 */
export function validateInterval(
  typed: ScheduleForm,
  { from, today }: { from: number; today: string },
): { ok: true; interval: StoredInterval } | { ok: false; issues: SeriesIssues } {
  const issues: SeriesIssues = {};
  const { anchor, unit, ends } = typed;
  if (!isCalendarDate(anchor)) issues.anchor = { code: 'day' };
  else if (anchor < today) issues.anchor = { code: 'past' };
  const every = parseWhole(typed.every, 1, maxEvery);
  if (every === null) issues.every = { code: 'whole', least: 1, most: maxEvery };
  if (typed.paymentTerms !== '' && !parsePaymentTerms(typed.paymentTerms)) {
    issues.paymentTerms = { code: 'whole', least: 0, most: maxTermDays };
  }
  const endCount = ends === 'after' ? parseWhole(typed.endCount, from, maxOccurrences) : null;
  if (ends === 'after' && endCount === null) {
    issues.endCount = { code: 'whole', least: from, most: maxOccurrences };
  }
  const endDay = ends === 'on' ? typed.endDay : null;
  if (endDay !== null && !isCalendarDate(endDay)) issues.endDay = { code: 'day' };
  else if (endDay !== null && endDay < anchor) issues.endDay = { code: 'endsBefore' };
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

/** Returns the form of a series with the values typed in the dialog. */
export function withTyped(draft: InvoiceDraft, typed: ScheduleForm): InvoiceDraft {
  const { lines, notes, secondNotes, paymentTerms } = typed;
  const items = draft.items.map((item, at) => ({ ...item, ...lines[at] }));
  return withDueDate({ ...draft, paymentTerms, notes, secondNotes, items });
}

/** Suggests the initial terms of a series; a typed due date becomes its distance in days. */
function proposedTerms({ paymentTerms, invoiceDate, dueDate }: InvoiceDraft): string {
  if (paymentTerms !== ownDueDate) return paymentTerms;
  return `days:${Math.min(maxTermDays, Math.max(0, daysBetween(invoiceDate, dueDate)))}`;
}

/** Returns the dialog's initial schedule: monthly from a date, or the existing series from its next date on. */
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

/** Initial data of the series dialog. */
export type SeriesStart = {
  /** The dialog's title: the number of the invoice whose lines it repeats, or the series' client. */
  name: string;
  country: CountryCode;
  /** The language of the invoices; a bilingual one has second texts. */
  language: DocumentLanguage;
  typed: ScheduleForm;
  /** The next occurrence; placeholders are previewed for it. */
  from: number;
  /** Seller-local date, before which no invoice is created. */
  today: string;
  /** The version of an edited series; null for a new one. */
  version: number | null;
  /** The current schedule of an edited series; null for a new one. */
  changed: ScheduledSeries | null;
};

/** The outcome of a command on a series. */
export type SeriesAnswer =
  /** `day` is the date of the next invoice, `YYYY-MM-DD`; null when there is none. */
  | { outcome: 'saved'; id: string; day: string | null }
  | { outcome: 'invalid'; issues: SeriesErrors }
  | ChangeFailure;
