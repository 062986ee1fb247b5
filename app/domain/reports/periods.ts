import type { CountryCode } from '../country/country.ts';
import { addDays, addMonths } from '../dates.ts';

export type PeriodName =
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
