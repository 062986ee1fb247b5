import { addDays } from '../dates.ts';
import { soonDays } from './overview.ts';

/** Days overdue, both inclusive; a null `to` has no upper limit. */
export type AgeRange = { from: number; to: number | null };

export const ageRanges = [
  { from: 1, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
] as const satisfies readonly AgeRange[];

/**
 * Lists the first due date of each period, latest first: due later, due soon, and each age except the last, which has
 * the rest.
 */
export function stretchDays(today: string): string[] {
  const ages = ageRanges.flatMap(({ to }) => (to === null ? [] : [addDays(today, -to)]));
  return [addDays(today, soonDays + 1), today, ...ages];
}

/** Index of the due soon period, and of the first age. */
export const stretchOfSoon = 1;
export const stretchOfFirstAge = 2;
