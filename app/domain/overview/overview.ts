import { addMonths } from '../dates.ts';
import { type CurrencyCode, isCurrencyCode } from '../money/currency.ts';

/** Due in so many days from today, today among them. */
export const soonDays = 30;

/** Of how many months money is told, this one among them. */
export const toldMonths = 12;

/** How many payments of one month are listed. */
export const mostListed = 500;

/** The months that are told, `YYYY-MM`, the oldest first. */
export function monthsUntil(today: string): string[] {
  const first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: toldMonths }, (_, back) =>
    addMonths(first, back + 1 - toldMonths).slice(0, 7),
  );
}

/** The month, `YYYY-MM`, and the currency whose payments are listed. */
export type AskedMonth = { month: string; currency: CurrencyCode };

/** What an address asks for; null where it is none of the months that are told, or no currency. */
export function readAskedMonth(asked: URLSearchParams, today: string): AskedMonth | null {
  const month = monthsUntil(today).find((each) => each === asked.get('month'));
  const currency = asked.get('currency');
  return month && isCurrencyCode(currency) ? { month, currency } : null;
}

/** The address that asks for it. */
export function addressOfMonth(path: string, { month, currency }: AskedMonth): string {
  return `${path}?${new URLSearchParams({ month, currency })}#payments`;
}

// @covers paid-9.1
