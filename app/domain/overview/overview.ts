import { addMonths } from '../dates.ts';
import { parsePageNumber } from '../lists/counted-lines.ts';
import { type CurrencyCode, isCurrencyCode } from '../money/currency.ts';

/** Due in so many days from today, today among them. */
export const soonDays = 30;

/** Of how many months money is told, this one among them. */
export const toldMonths = 12;

/** The months that are told, `YYYY-MM`, the oldest first. */
export function monthsUntil(today: string): string[] {
  const first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: toldMonths }, (_, back) =>
    addMonths(first, back + 1 - toldMonths).slice(0, 7),
  );
}

/** The payments that a figure counts: of a month, `YYYY-MM`, and a currency, or all whose days the average tells. */
export type CountedPayments = { month: string; currency: CurrencyCode } | 'average';

/** Pages count from 0. */
export type AskedPayments = { of: CountedPayments; page: number };

/** Which payments an address asks for; null where it names none of the months that are told, or no currency. */
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

/** The address that asks for them. */
export function addressOfPayments(path: string, { of, page }: AskedPayments): string {
  const asked = new URLSearchParams(of === 'average' ? { payments: of } : of);
  if (page > 0) asked.set('page', String(page));
  return `${path}?${asked}#payments`;
}
