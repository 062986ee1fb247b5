import type { CountryCode } from '#app/domain/country/country.ts';
import { addDays, daysBetween } from '#app/domain/dates.ts';
import { emptyListView, type ListView, writeListView } from '#app/domain/invoices/list-view.ts';
import { divideHalfAway } from '#app/domain/money/decimal.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { PagePaths } from '#app/domain/navigation/page-paths.ts';
import {
  type AskedPayments,
  addressOfPayments,
  ageRanges,
  monthsUntil,
  type OverviewFigures,
  type Sum,
  type Sums,
  soonDays,
} from '#app/domain/overview/overview.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { overviewTexts } from '#app/features/overview/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatMonth } from '#app/i18n/format/dates.ts';
import { describeRange, type LineRange } from '#app/i18n/format/line-range.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { plural } from '#app/i18n/plural.ts';

/** A formatted sum with its count and a link to the list of its items; archived items have a separate link. */
export type Figure = { text: string; count: string; to: string; archived: Link | null };
type Link = { text: string; to: string };

/** The overview page in the page's language. */
export type OverviewView = {
  /** Columns are the sum, what is due soon, and each age of what is late; rows are currencies. */
  owed: { columns: string[]; rows: { currency: CurrencyCode; cells: (Figure | null)[] }[] };
  estimates: Figure[];
  average: { text: string; about: string; to: string } | null;
  charts: { currency: CurrencyCode; title: string; bars: Bar[] }[];
  payments: PaymentsView | null;
  debtors: { name: string; figure: Figure }[];
  opened: { number: string; client: string; text: string; opened: string; to: string }[];
  undelivered: { id: string; number: string; client: string; text: string; to: string }[];
  recurring: { to: string; rows: { id: string; client: string; text: string }[] };
};
export type Bar = { month: string; label: string; text: string; height: number; to: string };
/** One page of the payments included in a figure, latest first. */
export type PaymentsView = {
  title: string;
  range: LineRange;
  /** `days` from the invoice date, when the figure is the average. */
  rows: {
    id: string;
    day: string;
    number: string;
    to: string;
    client: string;
    text: string;
    days: string | null;
  }[];
};

type MoneyFormat = {
  country: CountryCode;
  paths: PagePaths;
  /** Path of the overview. */
  path: string;
  today: string;
  since: string;
  timeZone: string | null;
  listed: AskedPayments | null;
};

/** Formats the overview figures, each with the address of the list behind it. */
export function describeOverview(figures: OverviewFigures, around: MoneyFormat): OverviewView {
  const { country, paths, path, today, since, timeZone, listed } = around;
  const money = (minor: bigint | number, currency: CurrencyCode) =>
    formatMoney(minor, currency, country);
  const list = (view: Partial<ListView>) =>
    `${paths.invoices}?${writeListView({ ...emptyListView, ...view })}`;
  const figureWith = (
    { minor, count, archived }: Sum & { archived: number },
    currency: CurrencyCode,
    view: Partial<ListView>,
  ): Figure => {
    const text = money(minor, currency);
    const shown = {
      count: plural(overviewTexts.invoices, count - archived),
      to: list({ ...view, currency }),
    };
    if (archived === 0) return { text, ...shown, archived: null };
    const inArchive = {
      text: fill(overviewTexts.archived, { count: formatCount(archived) }),
      to: list({ ...view, currency, archived: true }),
    };
    return count === archived
      ? { text, count: inArchive.text, to: inArchive.to, archived: null }
      : { text, ...shown, archived: inArchive };
  };
  const figureOf = ({ shown, archived }: Sums, currency: CurrencyCode, view: Partial<ListView>) =>
    figureWith(
      {
        minor: shown.minor + archived.minor,
        count: shown.count + archived.count,
        archived: archived.count,
      },
      currency,
      view,
    );
  const hasAny = ({ shown, archived }: Sums) => shown.count + archived.count > 0;
  const cellOf = (sums: Sums, currency: CurrencyCode, view: Partial<ListView>) =>
    hasAny(sums) ? figureOf(sums, currency, view) : null;
  const { days, count } = figures.days;
  return {
    owed: {
      columns: [
        overviewTexts.total,
        fill(overviewTexts.soon, { days: soonDays }),
        ...ageRanges.map(({ from, to }) =>
          to === null
            ? fill(overviewTexts.ages.more, { days: from - 1 })
            : fill(overviewTexts.ages.days, { from, to }),
        ),
      ],
      rows: figures.owed
        .filter(({ owed }) => hasAny(owed))
        .map(({ currency, owed, soon, ages }) => ({
          currency,
          cells: [
            cellOf(owed, currency, { status: 'unpaid' }),
            cellOf(soon, currency, {
              status: 'unpaid',
              dueFrom: today,
              dueTo: addDays(today, soonDays),
            }),
            ...ages.map((sums, at) => {
              const { from = 1, to = null } = ageRanges[at] ?? {};
              return cellOf(sums, currency, {
                status: 'overdue',
                dueFrom: to === null ? null : addDays(today, -to),
                // An invoice stored as overdue counts whatever its due date.
                dueTo: at === 0 ? null : addDays(today, -from),
              });
            }),
          ],
        })),
    },
    estimates: figures.estimates.map(({ currency, minor, count: several }) => ({
      text: money(minor, currency),
      count: plural(overviewTexts.estimateCount, several),
      to: `${paths.estimates}?${writeListView({ ...emptyListView, status: 'open', currency })}`,
      archived: null,
    })),
    average:
      count === 0
        ? null
        : {
            text: plural(overviewTexts.dayCount, Math.round(days / count)),
            about: plural(overviewTexts.averageOf, count, { date: formatDay(since) }),
            to: addressOfPayments(path, { of: 'average', page: 0 }),
          },
    charts: figures.months.map(({ currency, months }) => ({
      currency,
      title: fill(overviewTexts.receivedIn, { currency }),
      bars: barsOf(months, today).map(({ month: each, minor, height }) => ({
        month: each,
        label: formatMonth(each),
        text: money(minor, currency),
        height,
        to: addressOfPayments(path, { of: { month: each, currency }, page: 0 }),
      })),
    })),
    payments: listed && describePayments(figures, listed, { path, money }),
    debtors: figures.debtors.flatMap(({ currency, clients }) =>
      clients.map(({ name, ...sum }) => ({
        name,
        figure: figureWith(sum, currency, { status: 'unpaid', client: name }),
      })),
    ),
    recurring: {
      to: paths.recurring,
      rows: figures.recurring.map(({ id, clientName, totalMinor, currency, day }) => ({
        id,
        client: clientName,
        text: `${formatDay(day)} · ${money(totalMinor, currency)}`,
      })),
    },
    undelivered: figures.undelivered.map(({ id, invoiceId, address, changedAt, ...one }) => ({
      id,
      number: one.invoiceNumber,
      client: one.clientName,
      to: `/view-invoice/${invoiceId}`,
      text: fill(overviewTexts.undeliveredTo, {
        address,
        date: formatDay(dayInTimeZone(changedAt, timeZone)),
      }),
    })),
    opened: figures.opened.map((one) => ({
      number: one.invoiceNumber,
      client: one.clientName,
      to: `/view-invoice/${one.id}`,
      text: money(one.totalMinor - one.paidMinor, one.currency),
      opened: fill(overviewTexts.openedOn, {
        date: formatDay(dayInTimeZone(one.openedAt ?? 0, timeZone)),
      }),
    })),
  };
}

type Money = (minor: bigint | number, currency: CurrencyCode) => string;

function describePayments(
  figures: OverviewFigures,
  { of, page }: AskedPayments,
  { path, money }: { path: string; money: Money },
): PaymentsView {
  const rows = figures.payments.map(({ id, day, invoiceDate, ...rest }) => ({
    id,
    day: formatDay(day ?? ''),
    number: rest.invoiceNumber,
    client: rest.clientName,
    to: `/view-invoice/${rest.invoiceId}`,
    text: money(rest.amountMinor, rest.currency),
    days: of === 'average' ? formatCount(daysBetween(invoiceDate, day ?? '')) : null,
  }));
  return {
    title:
      of === 'average'
        ? overviewTexts.averagePayments
        : `${fill(overviewTexts.payments, { month: formatMonth(of.month) })} · ${of.currency}`,
    range: describeRange({ page, shown: rows.length, count: countOf(figures, of) }, (other) =>
      addressOfPayments(path, { of, page: other }),
    ),
    rows,
  };
}

function countOf({ days, months }: OverviewFigures, of: AskedPayments['of']): number {
  if (of === 'average') return days.count;
  const own = months.find(({ currency }) => currency === of.currency)?.months ?? [];
  return own.find(({ month }) => month === of.month)?.count ?? 0;
}

/** Builds the bars of all months, heights in percent of the highest; no bar when more was returned than received. */
function barsOf(
  months: OverviewFigures['months'][number]['months'],
  today: string,
): { month: string; minor: bigint; height: number }[] {
  const minorOf = (month: string) => months.find((each) => each.month === month)?.minor ?? 0n;
  const all = monthsUntil(today).map((month) => ({ month, minor: minorOf(month) }));
  const highest = all.reduce((most, { minor }) => (minor > most ? minor : most), 1n);
  return all.map(({ month, minor }) => ({
    month,
    minor,
    height: minor <= 0n ? 0 : Number(divideHalfAway(minor * 100n, highest)),
  }));
}
