/** Rounds `numerator / denominator` to an integer, half away from zero. The denominator is positive. */
export function divideHalfAway(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** Converts a bigint to a number if that is exact (|n| <= 2^53-1), otherwise null. */
export function toSafeNumber(value: bigint): number | null {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : null;
}
