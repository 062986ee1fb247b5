import { addMonths } from '../dates.ts';
import { parsePageNumber } from '../lists/counted-lines.ts';
import { type CurrencyCode, isCurrencyCode } from '../money/currency.ts';

/** Due within this many days, including today. */
export const soonDays = 30;

/** Number of months shown, including the current one. */
export const toldMonths = 12;

/** Lists the months shown, `YYYY-MM`, oldest first. */
export function monthsUntil(today: string): string[] {
  const first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: toldMonths }, (_, back) =>
    addMonths(first, back + 1 - toldMonths).slice(0, 7),
  );
}

/**
 * The payments included in a figure: those of a month (`YYYY-MM`) and currency, or those in the average payment time.
 */
export type CountedPayments = { month: string; currency: CurrencyCode } | 'average';

/** Pages are counted from 0. */
export type AskedPayments = { of: CountedPayments; page: number };

/** Parses the requested payments of a URL; null unless it has a displayed month and a currency. */
export function parseRequestedPayments(
  asked: URLSearchParams,
  today: string,
): AskedPayments | null {
  const page = parsePageNumber(asked);
  if (asked.get('payments') === 'average') return { of: 'average', page };
  const month = monthsUntil(today).find((each) => each === asked.get('month'));
  const currency = asked.get('currency');
  return month && isCurrencyCode(currency) ? { of: { month, currency }, page } : null;
}

/** Builds the URL that requests them. */
export function addressOfPayments(path: string, { of, page }: AskedPayments): string {
  const asked = new URLSearchParams(of === 'average' ? { payments: of } : of);
  if (page > 0) asked.set('page', String(page));
  return `${path}?${asked}#payments`;
}
