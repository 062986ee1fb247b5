import type { CountryCode } from '#app/domain/country/country.ts';
import { addMonths } from '#app/domain/dates.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import {
  intervalOf,
  lastMonthDay,
  listOccurrences,
  monthDayOf,
  nextOfSeries,
  type OccurrenceState,
  type OccurrenceWait,
  occurrenceWaits,
  type SeriesPause,
  type SeriesState,
  type StoredInterval,
} from '#app/domain/recurring/series.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { plural } from '#app/i18n/plural.ts';

/** A series as stored. */
export type SeriesFacts = StoredInterval & {
  id: string;
  country: string;
  clientName: string;
  currency: string;
  totalMinor: number;
  sends: boolean;
  state: SeriesState;
  pause: SeriesPause | null;
  nextN: number;
  /** The next run of its schedule; null when there is none. */
  nextRunAt: number | null;
  updatedAt: number;
  /** The last processed occurrence and all that are on hold, in order. */
  occurrences: readonly {
    n: number;
    day: string;
    state: OccurrenceState;
    why: OccurrenceWait | null;
    invoiceId: string | null;
    number: string | null;
  }[];
};

/** A series as shown in its list, in the page's language. */
export type SeriesView = {
  id: string;
  version: number;
  client: string;
  /** `$165.00 every month`. */
  interval: string;
  /** How its invoices are delivered to the client. */
  way: string;
  state: SeriesState;
  standing: string;
  /** The next occurrence, which can be skipped; null when there is none. */
  next: { n: number; text: string } | null;
  last: { text: string; to: string | null } | null;
  /** Occurrences on hold, grouped by reason. */
  waits: { why: string; days: { n: number; text: string; to: string | null }[] }[];
  /** Whether changed payment details must be confirmed. */
  mustConfirm: boolean;
  /** The invoices of the next twelve months. */
  year: { title: string; days: { n: number; text: string }[] };
};

/** Maximum listed dates in a year. */
const maxDays = 366;

/**
 * Describes a series and its next twelve months.
 * @param today seller-local date, `YYYY-MM-DD`
 */
export function describeSeries(facts: SeriesFacts, today: string): SeriesView {
  const { id, updatedAt, state, pause, occurrences, clientName, unit, every } = facts;
  const money = (minor: number) =>
    formatMoney(minor, facts.currency as CurrencyCode, facts.country as CountryCode);
  const amount = money(facts.totalMinor);
  const times = intervalOf(facts);
  const isOnLastDay = unit === 'month' && monthDayOf(facts) === lastMonthDay;
  const next = state === 'ended' ? null : nextOfSeries(facts, today);
  const days = next
    ? listOccurrences(times, { from: next.n, until: addMonths(today, 12), limit: maxDays })
    : [];
  const addressOf = ({ invoiceId }: { invoiceId: string | null }) =>
    invoiceId === null ? null : `/view-invoice/${invoiceId}`;
  const last = occurrences.at(-1);
  return {
    id,
    version: updatedAt,
    client: clientName,
    state,
    interval: fill(isOnLastDay ? recurringTexts.list.onLastDay : recurringTexts.list.interval, {
      amount,
      every: every === 1 ? recurringTexts.each[unit] : plural(recurringTexts.every[unit], every),
    }),
    way: facts.sends ? recurringTexts.list.sends : recurringTexts.list.saves,
    standing:
      state === 'paused' && pause
        ? recurringTexts.list.pauses[pause]
        : recurringTexts.list.states[state],
    next: next && { n: next.n, text: fill(recurringTexts.list.next, { day: formatDay(next.day) }) },
    last:
      last && last.state !== 'waiting'
        ? {
            text: fill(recurringTexts.list.last[last.state], {
              day: formatDay(last.day),
              number: last.number ?? '',
            }),
            to: addressOf(last),
          }
        : null,
    waits: occurrenceWaits.flatMap((why) => {
      const waiting = occurrences.filter((one) => one.state === 'waiting' && one.why === why);
      const shown = waiting.map((one) => ({
        n: one.n,
        text: formatDay(one.day),
        to: addressOf(one),
      }));
      return shown.length > 0
        ? [{ why: recurringTexts.waits[displayedReason(why, facts)], days: shown }]
        : [];
    }),
    mustConfirm: pause !== 'owner' && occurrences.some(({ why }) => why === 'payment'),
    year: {
      title: fill(recurringTexts.list.year, {
        count: plural(recurringTexts.list.invoices, days.length),
        amount: money(facts.totalMinor * days.length),
      }),
      days: days.map(({ n, day }) => ({ n, text: `${formatDay(day)} · ${amount}` })),
    },
  };
}

/**
 * Adjusts the reason to what the owner did: they may have retried an email, or a confirmation has no effect while they
 * paused the series.
 */
function displayedReason(why: OccurrenceWait, { pause, nextRunAt, updatedAt }: SeriesFacts) {
  if (why === 'payment' && pause === 'owner') return 'paymentOfPaused';
  return why === 'mail' && nextRunAt !== null && nextRunAt <= updatedAt ? 'moment' : why;
}
