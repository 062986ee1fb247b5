import { addMonths } from '#app/domain/dates.ts';
import type { Price } from './prices.ts';

const daySeconds = 86_400;

/**
 * Moves a time (seconds) by `count` billing periods, to the same time of day in UTC; month ends
 * clamp.
 */
export function movePeriods(instant: number, { recurring }: Price, count: number): number {
  const months = recurring.interval === 'month' ? count : count * 12;
  const day = new Date(instant * 1000).toISOString().slice(0, 10);
  return Date.parse(addMonths(day, months)) / 1000 + (instant % daySeconds);
}
