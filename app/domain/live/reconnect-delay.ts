const firstMs = 1000;
const longestMs = 60_000;

/**
 * How long a page waits before it tries the live channel again, in ms: twice as long after each failure, at most a
 * minute, and by chance down to the half of it, so that pages which were cut off together do not come back together.
 * @param failures how many tries have failed since it worked, from 1
 * @param chance from 0 up to 1
 */
export function reconnectDelay(failures: number, chance: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return whole * (1 - chance / 2);
}
