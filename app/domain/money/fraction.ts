import { divideHalfAway } from './decimal.ts';

/** An exact number; the denominator is positive, and fractions aren't reduced. */
export type Fraction = { numerator: bigint; denominator: bigint };

/** Converts an integer to a fraction. */
export const whole = (value: bigint): Fraction => ({ numerator: value, denominator: 1n });

export function addFractions(left: Fraction, right: Fraction): Fraction {
  const { denominator } = left;
  return denominator === right.denominator
    ? { numerator: left.numerator + right.numerator, denominator }
    : {
        numerator: left.numerator * right.denominator + right.numerator * denominator,
        denominator: denominator * right.denominator,
      };
}

/** Multiplies a fraction by `numerator / denominator`. */
export function timesFraction(
  value: Fraction,
  numerator: bigint,
  denominator: bigint = 1n,
): Fraction {
  return {
    numerator: value.numerator * numerator,
    denominator: value.denominator * denominator,
  };
}

/** Rounds to an integer, half away from zero. */
export function roundFraction({ numerator, denominator }: Fraction): bigint {
  return divideHalfAway(numerator, denominator);
}

/**
 * Distributes `total` in integers close to their exact shares: shares are rounded down, and the rest goes to the
 * largest remainders, the first of equal ones. Shares are non-negative, and none gets more than it has.
 */
export function allotLargestRemainder(shares: readonly Fraction[], total: bigint): bigint[] {
  const whole = shares.map(({ numerator, denominator }) => numerator / denominator);
  const order = shares
    .map((share, at) => ({ at, rest: share.numerator % share.denominator, of: share.denominator }))
    .sort((left, right) => {
      const difference = right.rest * left.of - left.rest * right.of;
      return difference > 0n ? 1 : difference < 0n ? -1 : left.at - right.at;
    });
  let left = total - whole.reduce((sum, share) => sum + share, 0n);
  const step = left < 0n ? -1n : 1n;
  if (step < 0n) order.reverse();
  for (let turn = 0; left !== 0n && order.length > 0; turn = (turn + 1) % order.length) {
    const at = order[turn]?.at ?? 0;
    if (step < 0n && whole[at] === 0n && total >= 0n) continue;
    whole[at] = (whole[at] ?? 0n) + step;
    left -= step;
  }
  return whole;
}
