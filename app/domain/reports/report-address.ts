import { isCalendarDate } from '../dates.ts';
import { parsePageNumber } from '../lists/counted-lines.ts';
import { type CurrencyCode, currencies } from '../money/currency.ts';
import { lastQuarter } from './periods.ts';
import { type ReportBasis, reportParts } from './report-line.ts';
import { type ShownFigure, soleFigures } from './tax-report.ts';

/** What a URL requests: dates as typed, and the lines to show, with pages counted from 0. */
export type AskedReport = {
  from: string;
  to: string;
  basis: ReportBasis;
  shown: { figure: ShownFigure; page: number } | null;
};

/** Why a period isn't valid: a date doesn't exist, or the end is before the start. */
export type PeriodFault = 'days' | 'order';

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
