/**
 * `numerator / denominator` rounded to a whole number, half away from zero.
 * The denominator is positive.
 */
export function divideHalfAway(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** A bigint as a number when it is exact there (|n| <= 2^53-1), else null. */
export function toSafeNumber(value: bigint): number | null {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : null;
}
