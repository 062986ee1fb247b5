import { addMonths } from '../dates.ts';

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

/** The month that an address asks for; null where it is none of those that are told. */
export function readMonth(text: string | null, today: string): string | null {
  return monthsUntil(today).find((month) => month === text) ?? null;
}

// @covers paid-9.1
