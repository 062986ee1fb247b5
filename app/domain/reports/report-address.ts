import type { CountryCode } from '#app/domain/country/country.ts';
import { addDays, addMonths, isCalendarDate } from '#app/domain/dates.ts';
import { parsePageNumber } from '#app/domain/lists/page-window.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { type ReportBasis, reportParts } from './report-line.ts';
import { type ShownFigure, soleFigures } from './tax-report.ts';

type PeriodName =
  | 'thisMonth'
  | 'lastMonth'
  | 'quarter'
  | 'thisYear'
  | 'lastYear'
  | 'thisTaxYear'
  | 'lastTaxYear';

/** A range of dates, both `YYYY-MM-DD` and inclusive. */
export type ReportPeriod = { name: PeriodName; from: string; to: string };

/**
 * The first day of a country's tax year: in the UK 6 April (Income Tax Act 2007 section 4), in Australia 1 July (Income
 * Tax Assessment Act 1936 section 6), elsewhere 1 January.
 */
const yearBegins: Record<CountryCode, `${string}-${string}`> = {
  us: '01-01',
  ca: '01-01',
  uk: '04-06',
  au: '07-01',
};

/** Number of selectable quarters, including the current one. */
const offeredQuarters = 4;

/**
 * Lists the reporting periods of a country on the seller-local date `today`. Quarters are calendar quarters everywhere:
 * Australian activity statements start in July, VAT quarters in January unless agreed otherwise with HMRC (VAT Notice
 * 700/12 section 2).
 */
export function reportPeriods(country: CountryCode, today: string): ReportPeriod[] {
  const thisMonth = `${today.slice(0, 7)}-01`;
  const quarter = quarterOf(today);
  const year = yearOf(country, today);
  const [thisOne, lastOne] =
    yearBegins[country] === '01-01'
      ? (['thisYear', 'lastYear'] as const)
      : (['thisTaxYear', 'lastTaxYear'] as const);
  return [
    { name: 'thisMonth', ...months(thisMonth, 1) },
    { name: 'lastMonth', ...months(addMonths(thisMonth, -1), 1) },
    ...Array.from({ length: offeredQuarters }, (_, back) => ({
      name: 'quarter' as const,
      ...months(addMonths(quarter, -3 * back), 3),
    })),
    { name: thisOne, ...months(year, 12) },
    { name: lastOne, ...months(addMonths(year, -12), 12) },
  ];
}

/** Returns the quarter before that of `today`, which is the next one to report. */
export function lastQuarter(today: string): { from: string; to: string } {
  return months(addMonths(quarterOf(today), -3), 3);
}

function quarterOf(today: string): string {
  const first = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${today.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}

function yearOf(country: CountryCode, today: string): string {
  const begins = `${today.slice(0, 4)}-${yearBegins[country]}`;
  return begins <= today ? begins : addMonths(begins, -12);
}

function months(from: string, count: number): { from: string; to: string } {
  return { from, to: addDays(addMonths(from, count), -1) };
}

/** What a URL requests: dates as typed, and the lines to show, with pages counted from 0. */
export type AskedReport = {
  from: string;
  to: string;
  basis: ReportBasis;
  shown: { figure: ShownFigure; page: number } | null;
};

/** Why a period isn't valid: a date doesn't exist, or the end is before the start. */
type PeriodFault = 'days' | 'order';

/** Parses a report's URL; without dates it is for the last quarter. */
export function parseReportAddress(
  parameters: URLSearchParams,
  today: string,
): AskedReport & { fault: PeriodFault | null } {
  const usual = lastQuarter(today);
  const hasDays = parameters.has('from') || parameters.has('to');
  const { from, to } = hasDays
    ? { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' }
    : usual;
  const basis = parameters.get('basis') === 'payment' ? 'payment' : 'invoice';
  const figure = parseFigure(parameters);
  return {
    from: from.slice(0, 20),
    to: to.slice(0, 20),
    basis,
    fault: periodFault(from, to),
    shown: figure && { figure, page: parsePageNumber(parameters) },
  };
}

/** Returns why two texts aren't a valid period; null when they are. */
export function periodFault(from: string, to: string): PeriodFault | null {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'days';
  return from > to ? 'order' : null;
}

/** Writes the URL parameters of a report. */
export function writeReportAddress(
  asked: Omit<AskedReport, 'shown'> & Partial<AskedReport>,
): string {
  const { from, to, basis, shown = null } = asked;
  const parameters = new URLSearchParams({ from, to, basis });
  if (shown) {
    const { figure, page } = shown;
    parameters.set('currency', figure.currency);
    if ('part' in figure) parameters.set('part', figure.part);
    else if ('tax' in figure) parameters.set('tax', figure.tax);
    else parameters.set(figure.sole, '1');
    if (page > 0) parameters.set('page', String(page));
  }
  return parameters.toString();
}

const maxKeyLength = 500;

function parseFigure(parameters: URLSearchParams): ShownFigure | null {
  const currency = parameters.get('currency') ?? '';
  if (!isCurrency(currency)) return null;
  const part = reportParts.find((each) => each === parameters.get('part'));
  if (part) return { currency, part };
  const tax = parameters.get('tax');
  if (tax) return { currency, tax: tax.slice(0, maxKeyLength) };
  const sole = soleFigures.find((each) => parameters.has(each));
  return sole ? { currency, sole } : null;
}

function isCurrency(text: string): text is CurrencyCode {
  return Object.hasOwn(currencies, text);
}
