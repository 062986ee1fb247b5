import { addDays } from '../dates.ts';
import { soonDays } from './overview.ts';

/** By how many days invoices are late, both inclusive; `to` null: and more. */
export type AgeRange = { from: number; to: number | null };

export const ageRanges = [
  { from: 1, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
] as const satisfies readonly AgeRange[];

/**
 * The first due days of stretches of time, the latest first: what is due later than soon, soon, and each age but the last, which has what
 * is left.
 */
export function stretchDays(today: string): string[] {
  const ages = ageRanges.flatMap(({ to }) => (to === null ? [] : [addDays(today, -to)]));
  return [addDays(today, soonDays + 1), today, ...ages];
}

/** Where in them what is due soon stands, and the first age. */
export const stretchOfSoon = 1;
export const stretchOfFirstAge = 2;
